import type { Member } from '../patient/member.ts';

/** A member's plan as the portal uses it (ENTITY-1, ENTITY-3). Amounts are dollars, as in the contract. */
export interface Plan {
  id: string;
  name: string;
  status: string;
  /** Whole calendar days from today to the plan's last day: 0 on that day, negative afterwards. */
  expiresIn: number;
  autoRenew: boolean;
  amountDue: number;
  addAdditionalMemberAmount: number;
  type: 'Legacy' | 'Ad-hoc';
  members: readonly Member[];
  subscription: 'monthly' | 'annual';
}

/** The first and the last day of a plan, YYYY-MM-DD. */
export interface PlanTerm {
  startDate: string;
  endDate: string;
}

export interface MemberAndPlan {
  member: Member;
  plan: Plan;
  term: PlanTerm;
}

/** A patient's plans by their standing (ENTITY-6). */
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

/** A plan's status out of its number; a text is used as it is, anything else is None (ENTITY-4). */
export function planStatus(received: unknown): string {
  return typeof received === 'string' ? received : (NUMBERED_STATUSES.get(received) ?? 'None');
}
