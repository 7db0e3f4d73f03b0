export type PlanStatus = 'Active' | 'Expired' | 'Inactive' | 'None';
export type PlanGroup = 'active' | 'future' | 'expired';

export interface PlanTerm {
  startDate: string;
  endDate: string;
  /** Ended by the practice, regardless of its dates. */
  inactive: boolean;
}

/** SAMPLE-1 */
export function groupOf({ startDate, endDate, inactive }: PlanTerm, today: string): PlanGroup {
  if (inactive || endDate < today) return 'expired';
  return startDate > today ? 'future' : 'active';
}

const STATUS: Record<PlanGroup, PlanStatus> = { active: 'Active', expired: 'Expired', future: 'Inactive' };

/** A future plan is Inactive, and so is one that the practice ended. */
export function statusOf(plan: PlanTerm, today: string): PlanStatus {
  return plan.inactive ? 'Inactive' : STATUS[groupOf(plan, today)];
}
