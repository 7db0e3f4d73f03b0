import type { Member } from '../patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from './plan.ts';

/** A page that opens after this time loads the patient again. */
export const PATIENT_FRESH_MS = 60_000;

/** `chosen` is the user's choice; the others follow from the rule. */
export type SelectionReason = 'none' | 'expired' | 'active' | 'chosen';

export interface PlanSelection {
  plan: Plan;
  reason: SelectionReason;
  coverage: MemberAndPlan | null;
}

/** PATIENT-2 */
export interface Patient {
  member: Member;
  summary: PatientSummary;
  /** The practice's day on which the patient was loaded, YYYY-MM-DD. */
  today: string;
}

/** In dollars (PATIENT-5). */
export interface Due {
  amountDue: number;
  /** The oldest payment in the amount; null if nothing is due, or if the server does not return it. */
  oldest: OldestDue | null;
  /** Of the patient's other plans, those on which something is due. */
  others: readonly OtherDue[];
}

export interface OtherDue {
  planId: string;
  /** In dollars. */
  amountDue: number;
}

export interface OldestDue {
  /** YYYY-MM-DD. */
  dueDate: string;
  paymentType: 'New' | 'Subscription' | 'Upgrade';
  partlyPaid?: boolean | null | undefined;
}

export interface AmountDue extends Due {
  planId: string;
}

/** For a patient without an active or expired plan (PATIENT-3). */
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

export const plansOf = ({ activePlans, futurePlans, expiredPlans }: PatientSummary): MemberAndPlan[] => [
  ...activePlans,
  ...futurePlans,
  ...expiredPlans,
];

/** Another person is the subscriber of the plan. */
export const isDependentOn = (summary: PatientSummary, planId: string): boolean =>
  plansOf(summary).some(({ plan, member }) => plan.id === planId && !member.primary);

export type Payer = 'patient' | 'subscriber' | 'practice';

/** For a dependent, the subscriber is another patient. */
export function payerOf({ plan, member }: MemberAndPlan): Payer {
  if (plan.paidByPractice) return 'practice';
  return member.primary === false ? 'subscriber' : 'patient';
}

/** Another member is the subscriber of the plan, and pays for it. */
export const isHeldElsewhere = (member: Member, plan: Plan): boolean => !member.primary && plan.id !== '';

/** A renewal begins as the term ends. A renewal of an ended plan begins later, and keeps its name. */
const isNextTerm = (next: MemberAndPlan, { plan, term }: MemberAndPlan): boolean =>
  next.plan.id !== plan.id &&
  next.term.endDate > term.endDate &&
  (next.term.startDate === term.endDate ||
    (next.plan.name === plan.name && next.term.startDate > term.endDate));

/** A term that staff canceled before its first day, or that was never paid, leaves the term before it to be renewed. */
const hasBegun = ({ plan: { status, canceledOn }, term }: MemberAndPlan): boolean =>
  status === 'Expired' || (canceledOn !== undefined && canceledOn >= term.startDate);

/** The next term of a plan, once the plan is renewed. */
export const nextTermOf = (
  { activePlans, futurePlans, expiredPlans }: PatientSummary,
  coverage: MemberAndPlan,
): MemberAndPlan | null =>
  [...expiredPlans.filter(hasBegun), ...activePlans, ...futurePlans]
    .toSorted((one, other) => one.term.startDate.localeCompare(other.term.startDate))
    .find((next) => isNextTerm(next, coverage)) ?? null;

/** The term that staff renew: a plan is renewed once, and then its next term. */
export function lastTermOf(summary: PatientSummary, coverage: MemberAndPlan): MemberAndPlan {
  const next = nextTermOf(summary, coverage);
  return next ? lastTermOf(summary, next) : coverage;
}

/** The next term of a plan, if it waits for its automatic payment (API-21.25). */
export const unpaidRenewalOf = (
  { expiredPlans }: PatientSummary,
  coverage: MemberAndPlan,
): MemberAndPlan | null =>
  expiredPlans.find(
    (next) => next.plan.status === 'Inactive' && next.plan.autoRenew && isNextTerm(next, coverage),
  ) ?? null;

/** Whether the plan is a term that begins later. */
export const isFuture = ({ futurePlans }: PatientSummary, coverage: MemberAndPlan): boolean =>
  futurePlans.includes(coverage);

/** The user's choice while it exists, otherwise the plan by the rule of PATIENT-3 to PATIENT-5. */
export function selectedPlan(summary: PatientSummary, chosenId: string | null): PlanSelection {
  const chosen = plansOf(summary).find(({ plan }) => plan.id === chosenId);
  if (chosen !== undefined) return selectionOf(chosen, 'chosen');
  const [active] = summary.activePlans;
  if (active !== undefined) return selectionOf(active, 'active');
  const [expired] = summary.expiredPlans;
  if (expired !== undefined) return selectionOf(expired, 'expired');
  return { plan: PLACEHOLDER_PLAN, reason: 'none', coverage: null };
}

const selectionOf = (coverage: MemberAndPlan, reason: SelectionReason): PlanSelection => ({
  plan: coverage.plan,
  reason,
  coverage,
});
