import type { Member } from '../patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from './plan.ts';

/** How long a loaded patient is fresh: a page that is opened later loads them again. */
export const PATIENT_FRESH_MS = 60_000;

/** Why a plan is the one that is shown: the rule that found it, or somebody's choice. */
export type SelectionReason = 'none' | 'expired' | 'active' | 'chosen';

export interface PlanSelection {
  plan: Plan;
  reason: SelectionReason;
  /** Null for the placeholder. */
  held: MemberAndPlan | null;
}

/** A patient with their plans, as a practice knows them (PATIENT-2). */
export interface Patient {
  member: Member;
  summary: PatientSummary;
}

/** What is outstanding on a plan, in dollars. */
export interface AmountDue {
  planId: string;
  amountDue: number;
}

/** Stands in for a plan where a patient has neither an active nor an expired one (PATIENT-3). */
export const PLACEHOLDER_PLAN: Plan = {
  id: '',
  name: '',
  status: 'Inactive',
  expiresIn: 0,
  autoRenew: false,
  amountDue: 0,
  addAdditionalMemberAmount: 0,
  type: 'Legacy',
  members: [],
  subscription: 'annual',
};

/** Every plan of a patient: the active ones, those to come, those that are over. */
export const plansOf = ({ activePlans, futurePlans, expiredPlans }: PatientSummary): MemberAndPlan[] => [
  ...activePlans,
  ...futurePlans,
  ...expiredPlans,
];

/** The plan that somebody chose while there is one; else by the rule of PATIENT-3 to PATIENT-5. */
export function selectedPlan(summary: PatientSummary, chosenId: string | null): PlanSelection {
  const chosen = plansOf(summary).find(({ plan }) => plan.id === chosenId);
  if (chosen !== undefined) return selectionOf(chosen, 'chosen');
  const [active] = summary.activePlans;
  if (active !== undefined) return selectionOf(active, 'active');
  const [expired] = summary.expiredPlans;
  if (expired !== undefined) return selectionOf(expired, 'expired');
  return { plan: PLACEHOLDER_PLAN, reason: 'none', held: null };
}

const selectionOf = (held: MemberAndPlan, reason: SelectionReason): PlanSelection => ({
  plan: held.plan,
  reason,
  held,
});
