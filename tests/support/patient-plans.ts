import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from '#domain/plan/plan.ts';
import type { Due } from '#domain/plan/plan-selection.ts';
import * as story from '#widgets/patient-management/story-fixtures.ts';

/** A patient in the portal's format, and her daughter, who turns 18 within the term of the family's plan. */
export const ADA: Member = { ...story.ADA, name: 'Ada B. Marlowe', primary: false };
export const { NELL } = story;

/** A plan as she holds it. */
export const heldBy = (plan: Partial<Plan> = {}, member: Partial<Member> = {}): MemberAndPlan => ({
  ...story.familyCare(plan),
  member: { ...ADA, primary: true, ...member },
});

export const plansIn = (plans: Partial<PatientSummary> = {}): PatientSummary => ({
  activePlans: [],
  futurePlans: [],
  expiredPlans: [],
  ...plans,
});

export const dueOf = (amountDue: number): Due => ({ amountDue, oldest: null, others: [] });
