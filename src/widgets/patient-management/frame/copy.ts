import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PageName } from '#domain/navigation/routes.ts';
import type { MemberAndPlan } from '#domain/plan/plan.ts';
import { type Payer, payerOf } from '#domain/plan/plan-selection.ts';

export const PATIENT = 'Patient';
export const PAGES_LABEL = 'Patient sections';
export const PLAN = 'Plan';
export const SHOWN_PLAN = 'View another plan';
export const CHANGE_PLAN = 'View another plan';
export const NO_PLAN = 'No plan';
export const BUY = 'Purchase a plan';
export const AMOUNT_DUE = 'Amount due';
export const PAST_DUE = 'Past due';
export const NOTHING_DUE = 'Nothing due';
export const DUE_MISSING = 'Unavailable';
export const DUE_NOT_LOADED = 'Couldn’t load the amount due.';
export const TAKE_PAYMENT = 'Take payment';
export const UNDER_AGE = 'Under 18';
export const VIEW_PLAN = 'View plan';
export const PRACTICE_PAYS = 'Paid by the practice';
export const RETRY = 'Try again';
export const EDIT_CONTACT = 'Edit contact';
export const copyName = (what: string) => `Copy ${what}`;
export const copied = (what: string) => `${what} copied`;
export const FAMILY = 'On this plan:';
export const NO_ACCOUNT = 'No payment method on file';
export const ALERTS = 'Alert';
export const LOADING = 'Loading patient';
export const LOADING_PAGE = 'Loading page';
export const NOT_LOADED = 'Couldn’t load this patient';
export const UNKNOWN = 'Patient not found';
export const UNKNOWN_ADVICE = 'They may be at another practice, or their record was removed.';
export const FIND = 'Find a patient';

export const BACK: Partial<Record<PageName, string>> = {
  benefitSummary: 'Back to Benefit summary',
  transactions: 'Back to Transactions',
};

export const ageWords = (years: number) => `Age ${years}`;
export const bornOn = (birthDate: string) => `DOB ${formatDate(birthDate)}`;
export const dueWords = (dollars: number) => `${formatMoney(centsOfDollars(dollars))} due`;
export const memberNumber = (id: string) => `Member ID ${id}`;

const planAndTerm = ({ plan, term: { startDate, endDate } }: MemberAndPlan) =>
  `${plan.name}, ${formatDate(startDate)} – ${formatDate(endDate)}`;
const WHO_PAYS: Record<Payer, string> = {
  patient: '',
  subscriber: ' The subscriber pays for this plan.',
  practice: ' The practice pays for this plan.',
};
export const otherDue = (dollars: number, coverage: MemberAndPlan) =>
  `${formatMoney(centsOfDollars(dollars))} is due on ${planAndTerm(coverage)}.${WHO_PAYS[payerOf(coverage)]}`;
export const viewOf = (coverage: MemberAndPlan) => `${VIEW_PLAN} ${planAndTerm(coverage)}`;
