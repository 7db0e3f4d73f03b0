import type { Failure } from '#domain/failure/failure.ts';
import type { Look } from '#domain/session/look.ts';

export type LookEvent =
  | { type: 'user.change'; userId: string }
  | { type: 'look.choose'; change: Partial<Look> };

export interface LookContext {
  userId: string | null;
  look: Look;
  failure: Failure | null;
}
