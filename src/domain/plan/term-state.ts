import { daysBetween } from '../date/day.ts';
import type { Member } from '../patient/member.ts';
import { ENDS_SOON_DAYS } from '../patient/patient-view.ts';
import type { MemberAndPlan } from './plan.ts';

/**
 * What staff do about a term: `unpaid` waits for its automatic payment, `endsSoon` doesn't renew, and `over` has ended
 * or was ended by the practice.
 */
export type TermState = 'later' | 'current' | 'endsSoon' | 'unpaid' | 'over';

interface TermFacts {
  /** The term begins later. */
  isFuture: boolean;
  /** As shown; the plan has the stored setting. */
  renews: boolean;
  /** In dollars. */
  amountDue: number;
  /** YYYY-MM-DD. */
  today: string;
}

export function termState(
  { plan, term }: MemberAndPlan,
  { isFuture, renews, amountDue, today }: TermFacts,
): TermState {
  if (isFuture) return 'later';
  if (plan.status === 'Inactive' && plan.autoRenew && amountDue > 0) return 'unpaid';
  if (plan.status === 'Inactive' || term.endDate < today) return 'over';
  return !renews && daysBetween(today, term.endDate) <= ENDS_SOON_DAYS ? 'endsSoon' : 'current';
}

/** The subscriber's plan that runs or begins later. A renewal that waits for its payment has the switch. */
export const canCancelPlan = (state: TermState, { primary }: Pick<Member, 'primary'>): boolean =>
  primary && state !== 'over' && state !== 'unpaid';

/** Turned off for a renewal that waits for its payment, the renewal is canceled, unless a part of it is paid. */
export const canSwitchAutoRenew = (state: TermState, isPartlyPaid: boolean): boolean =>
  state !== 'over' && !(state === 'unpaid' && isPartlyPaid);
