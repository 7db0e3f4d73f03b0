import { formatMoney } from '#domain/money/format-money.ts';
import { accountInSentence } from '#domain/payment/account-in-sentence.ts';
import { type AccountOnFile, accountWords } from '#domain/payment/payment-account.ts';
import { isChargedTo, type ScheduledPayment } from '#domain/payment/payment-schedule.ts';
import type { TreatmentTotals } from '#domain/plan/treatment.ts';

export const DUE_NEXT = 'Due next';
export const PAST_DUE = 'Past due';
export const PARTLY_PAID = 'Partly paid, past due';
export const NONE = 'None';
export const TREATMENTS_LABEL = 'Procedures used';
export const NO_TREATMENTS = 'No benefits used yet';
export const NO_TREATMENTS_ADVICE = 'Procedures appear here once you record their use.';
export const TREATMENTS_NOT_LOADED = 'Couldn’t load procedures';
export const NOT_SENT = 'Not sent';
export const NO_AMOUNT = '—';
export const REMAINING = 'Remaining';
export const PLAN_FEE = 'Plan fee';
export const FEE_ABOUT = 'Per year, for all members';
/** How a payment that is next will be paid. */
export function chargeWords(payment: ScheduledPayment, account: AccountOnFile | null): string {
  if (!payment.isAutomatic) return 'Not automatic: take it at the office.';
  if (account === null) return 'No payment method for automatic payments. Take it at the office.';
  const words = accountWords(account);
  return isChargedTo(payment, account)
    ? `Will be charged to ${accountInSentence(words)}`
    : `${words} will have expired. Update it, or take the payment at the office.`;
}
export const chargedWithDue = (due: string, total: string) => `${total} with the ${due} due, if still open`;
/** Of a voided payment, or of a plan that was changed. */
export const dueAtOffice = (due: string) => `The ${due} due isn’t charged with it: take it at the office.`;
export const since = (day: string, days: number) =>
  `Since ${day}, ${days === 1 ? '1 day' : `${days} days`} late`;
export const partlyPaid = (paid: string, left: string) => `${paid} paid, ${left} left`;
/** False if all savings are confirmed. */
export function savingsSplit({ savedCents, unansweredCents, notSentCents }: TreatmentTotals): string | false {
  const confirmedCents = savedCents - unansweredCents - notSentCents;
  if (confirmedCents === savedCents) return false;
  return [
    `${formatMoney(confirmedCents)} confirmed`,
    unansweredCents > 0 && `${formatMoney(unansweredCents)} awaiting the patient’s answer`,
    notSentCents > 0 && `${formatMoney(notSentCents)} not sent for confirmation`,
  ]
    .filter(Boolean)
    .join(', ');
}
export const DENIED_COUNTS_NOT = 'Denied procedures aren’t counted.';
export const PAYMENTS_LABEL = 'Plan payments';
export const NO_PAYMENTS = 'No scheduled payments';
export const NO_PAYMENTS_ADVICE = 'Payments that are due now or later appear here.';
export const PAYMENTS_NOT_LOADED = 'Couldn’t load payments';

export const paidOf = (paid: string, total: string) => `${paid} of ${total} paid this term`;
