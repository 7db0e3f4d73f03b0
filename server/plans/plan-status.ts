export type PlanStatus = 'Active' | 'Expired' | 'Inactive' | 'None';
export type PlanGroup = 'active' | 'future' | 'expired';

export interface PlanTerm {
  startDate: string;
  endDate: string;
  /** Ended by the practice, whatever its dates say. */
  inactive: boolean;
}

/** A plan is active when its end date is today or later, expired when before today (SAMPLE-1). */
export function groupOf({ startDate, endDate, inactive }: PlanTerm, today: string): PlanGroup {
  if (inactive || endDate < today) return 'expired';
  return startDate > today ? 'future' : 'active';
}

const STATUS: Record<PlanGroup, PlanStatus> = { active: 'Active', expired: 'Expired', future: 'Inactive' };

/** A plan that has not begun is Inactive, as is one that the practice ended. */
export function statusOf(plan: PlanTerm, today: string): PlanStatus {
  return plan.inactive ? 'Inactive' : STATUS[groupOf(plan, today)];
}
