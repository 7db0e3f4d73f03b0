import type { PlanTerm } from '../plan/plan.ts';

/** Who a plan is sold to, and what they still owe. */
export interface PatientBrief {
  memberId: string;
  name: string;
  /** Empty if unknown. */
  email: string;
  /** YYYY-MM-DD */
  birthDate: string;
  /** Active plans. */
  plans: readonly (Pick<PlanTerm, 'endDate'> & { name: string })[];
  /** Of all plans. Null if it could not be loaded. */
  dueCents: number | null;
}
