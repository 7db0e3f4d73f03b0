import type { Failure } from '#domain/failure/failure.ts';
import type { MemberToRemove } from '#domain/plan/membership.ts';

export type MembershipEvent =
  | { type: 'renewal.switch' }
  | { type: 'plan.change'; autoRenew: boolean }
  | { type: 'member.choose'; memberToRemove: MemberToRemove }
  | { type: 'member.keep' }
  | { type: 'member.remove' }
  | { type: 'cancellation.open' }
  | { type: 'plan.keep' }
  | { type: 'plan.cancel' };

export interface MembershipInput {
  autoRenew: boolean;
}

export interface MembershipContext {
  /** Optimistic: changes before the server responds. */
  autoRenew: boolean;
  memberToRemove: MemberToRemove | null;
  failure: Failure | null;
}
