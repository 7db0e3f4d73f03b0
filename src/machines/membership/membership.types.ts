import type { Failure } from '#domain/failure/failure.ts';
import type { Leaver } from '#domain/plan/membership.ts';

export type MembershipEvent =
  | { type: 'renewal.switch' }
  /** The plan was asked for again, and this is what the server has. */
  | { type: 'plan.change'; autoRenew: boolean }
  /** A member of the plan is to be taken off it. */
  | { type: 'member.choose'; leaver: Leaver }
  | { type: 'member.keep' }
  | { type: 'member.remove' };

export interface MembershipInput {
  /** As the server has it. */
  autoRenew: boolean;
}

export interface MembershipContext {
  /** As the switch stands: before the server has answered, too. */
  autoRenew: boolean;
  leaver: Leaver | null;
  /** Why the last change was not made. */
  failure: Failure | null;
}
