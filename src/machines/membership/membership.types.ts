import type { Failure } from '#domain/failure/failure.ts';
import type { MemberToRemove } from '#domain/plan/membership.ts';

export type MembershipEvent =
  | { type: 'renewal.switch' }
  /** The plan was loaded again, and this is what the server has. */
  | { type: 'plan.change'; autoRenew: boolean }
  /** Opens the confirmation to remove a member from the plan. */
  | { type: 'member.choose'; memberToRemove: MemberToRemove }
  | { type: 'member.keep' }
  | { type: 'member.remove' };

export interface MembershipInput {
  /** As the server has it. */
  autoRenew: boolean;
}

export interface MembershipContext {
  /** What the switch shows, also before the server has responded. */
  autoRenew: boolean;
  memberToRemove: MemberToRemove | null;
  /** Why the last change failed. */
  failure: Failure | null;
}
