import type { Member } from '../patient/member.ts';

/** Amounts are dollars, as in the contract (ENTITY-1, ENTITY-3). */
export interface Plan {
  id: string;
  name: string;
  status: string;
  /** Calendar days to the plan's last day; negative after it. */
  expiresIn: number;
  autoRenew: boolean;
  amountDue: number;
  addAdditionalMemberAmount: number;
  type: 'Legacy' | 'Ad-hoc';
  /** The others on the plan. On a dependent's page, the subscriber is the first. */
  members: readonly Member[];
  /** By member id, the birthday from which a dependent needs a separate plan. */
  ownPlanFrom?: Readonly<Record<string, string>>;
  /** The first day without benefits, YYYY-MM-DD, if staff canceled the plan. */
  canceledOn?: string;
  paidByPractice?: boolean;
  subscription: 'monthly' | 'annual';
}

/** First and last day, YYYY-MM-DD. */
export interface PlanTerm {
  startDate: string;
  endDate: string;
}

export interface MemberAndPlan {
  member: Member;
  plan: Plan;
  term: PlanTerm;
}

/** A renewal that waits for its automatic payment, or that was never paid: its first day does not begin it. */
export const hasNotBegun = ({ plan, term }: MemberAndPlan, today: string): boolean =>
  plan.status === 'Inactive' && plan.canceledOn === undefined && term.endDate >= today;

/** ENTITY-6 */
export interface PatientSummary {
  activePlans: readonly MemberAndPlan[];
  futurePlans: readonly MemberAndPlan[];
  expiredPlans: readonly MemberAndPlan[];
}

const NUMBERED_STATUSES = new Map<unknown, string>([
  [0, 'None'],
  [1, 'Active'],
  [2, 'Expired'],
]);

/** ENTITY-4 */
export function planStatus(received: unknown): string {
  return typeof received === 'string' ? received : (NUMBERED_STATUSES.get(received) ?? 'None');
}
