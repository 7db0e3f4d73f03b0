import type { Failure } from '#domain/failure/failure.ts';
import type { Appearance } from '#domain/session/appearance.ts';

export type AppearanceEvent =
  | { type: 'user.change'; userId: string }
  | { type: 'appearance.choose'; change: Partial<Appearance> };

export interface AppearanceContext {
  userId: string | null;
  appearance: Appearance;
  /** Chosen before the user's appearance is loaded. */
  pending: Partial<Appearance>;
  failure: Failure | null;
}
