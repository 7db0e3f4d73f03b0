import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Member } from '#domain/patient/member.ts';
import { accountWords } from '#domain/payment/payment-account.ts';
import type { MemberAndPlan, PlanTerm } from '#domain/plan/plan.ts';
import { payerOf } from '#domain/plan/plan-selection.ts';

export const TERM = 'Plan term';
export const NO_PLAN = 'No plan yet';
export const NO_PLAN_ADVICE = 'Plan details will appear here once the patient enrolls.';
export const AUTO_RENEW = 'Auto-renew';
export const ENDS = 'Ends at the end of its term unless renewed.';
export const CANCELS = 'Turn off to cancel this renewal. Its payment is then no longer due.';
export const renewedFor = ({ startDate, endDate }: PlanTerm, due: number) =>
  [
    `Renewed for ${formatDate(startDate)} – ${formatDate(endDate)}.`,
    ...(due > 0 ? [`${formatMoney(centsOfDollars(due))} is due on this term.`] : []),
  ].join(' ');
export const nextTermUnpaid = ({ startDate, endDate }: PlanTerm) =>
  `The next term, ${formatDate(startDate)} – ${formatDate(endDate)}, isn’t paid yet.`;
const OVER = 'This plan has ended. Renew it to restore benefits.';
const canceled = (day: string) => `Canceled ${formatDate(day)}. Renew it to restore benefits.`;
const UNPAID = 'This renewal isn’t paid yet. Take the payment that is due to start the plan.';
export function renewalDue(
  state: 'endsSoon' | 'unpaid' | 'over',
  day: string,
  canceledOn?: string | undefined,
): string {
  if (canceledOn !== undefined) return canceled(canceledOn);
  if (state === 'endsSoon')
    return `Ends ${formatDate(day)} and won’t renew. Renew the plan, or turn on auto-renew.`;
  return state === 'unpaid' ? UNPAID : OVER;
}
/** The payment method that a renewal charges. Dependents have none of their own. */
export function renewsOn(coverage: MemberAndPlan, { accountOnFile }: Member): string {
  const renews = `Renews on ${formatDate(coverage.term.endDate)}.`;
  const payer = payerOf(coverage);
  if (payer !== 'patient') return `${renews} The ${payer}’s payment method is charged.`;
  if (accountOnFile === undefined) return renews;
  return accountOnFile?.isAutoRenewal
    ? `${renews} Payment method: ${accountWords(accountOnFile)}.`
    : `${renews} No payment method is set for auto-renewal.`;
}
export const MEMBERS = 'Covered members';
export const SELF = 'Subscriber';
export const DEPENDENT = 'Dependent';
export const REMOVE = 'Remove';
export const RENEW = 'Renew plan';
export const ADD_MEMBER = 'Add member';
export const BUY = 'Purchase a plan';
export const COMPARE = 'Compare plans';
export const CONTACT = 'Contact';
export const EDIT = 'Edit patient';
export const PHONE = 'Phone';
export const EMAIL = 'Email status';
export const ADDRESS = 'Address';
export const VERIFIED = 'Verified';
export const NOT_VERIFIED = 'Not verified';
export const NONE = 'Not on file';
export const REMOVE_MEMBER = 'Remove member';

export const termOf = (plan: string) => `Plan term for ${plan}`;
export const removeOf = (name: string) => `Remove ${name}`;
export const viewOf = (name: string) => `View ${name}`;
export const OWN_PLAN = 'Sell own plan';
export const ownPlanOf = (name: string) => `Sell own plan to ${name}`;
export const turnsWords = (age: number, day: string, today: string) =>
  `${day < today ? 'Turned' : 'Turns'} ${age} on ${formatDate(day)}`;
export const removalTitle = (name: string, plan: string) => `Remove ${name} from ${plan}?`;
export const removalWords = (name: string) =>
  `${name} will lose this plan’s benefits but will stay a patient.`;
export const staysOn = ({ startDate }: PlanTerm) =>
  `The term that starts ${formatDate(startDate)} still covers them. Remove them from it, too.`;
export const KEEPS_LEVEL =
  'An automatic renewal keeps the coverage level. For a smaller one, choose Renew plan before the plan ends.';
export const CANCEL_PLAN = 'Cancel plan';
export const KEEP_PLAN = 'Keep plan';
export const cancellationTitle = (plan: string) => `Cancel ${plan}?`;
/** Before its first day, a plan has no benefits to end. */
export const benefitsEnd = (names: readonly string[], isFuture: boolean) =>
  `${isFuture ? 'The plan won’t start for' : 'Benefits end today for'} ${new Intl.ListFormat('en-US').format(names)}.`;
export const NO_MORE_PAYMENTS = 'No more payments will be charged or due, and the plan won’t renew.';
export const writtenOff = (amount: string) =>
  `${amount} is still due and will be written off. To collect it, take the payment before you cancel the plan.`;
/** A plan that begins later may be the next term of the current one (record 0199). */
export const RENEWAL_STOPS = 'If it renews the current plan, auto-renew for that plan is turned off.';
export const NO_REFUND =
  'Payments already made aren’t refunded automatically. If the terms promise a refund, make it on Transactions.';
