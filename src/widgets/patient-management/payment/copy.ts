import { formatInstant } from '#domain/date/format-instant.ts';
import { type Failure, isUnreachable } from '#domain/failure/failure.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import type { PaymentAdvice } from '#domain/payment/payment-refusal.ts';
import type { PaymentPhase } from '#machines/take-payment/take-payment.selectors.ts';

const TITLE = 'Take a payment';
export const NOT_LOADED = 'Couldn’t load payment methods';
export const AMOUNT = 'Amount';
export const OTHER = 'Other amount';
export const OTHER_AMOUNT = 'Amount to charge';
export const METHOD = 'Payment method';
export const NOTE = 'Note';
export const RECEIPT = 'Receipt';
export const ADD_CARD = 'Add card';
export const ADD_BANK_ACCOUNT = 'Add bank account';
export const TO_METHODS = 'Manage payment methods';
export const REVIEW = 'Review payment';
const REVIEW_TITLE = 'Confirm payment';
export const PATIENT = 'Patient';
export const PLAN = 'Plan';
export const DUE_FOR = 'For';
export const BACK = 'Back';
export const CANCEL = 'Cancel';
const APPROVED = 'Payment received';
export const REMAINING = 'Remaining balance';
export const REMAINING_UNKNOWN = 'Couldn’t be loaded';
export const PAID_AT = 'Date and time';
export const TRANSACTION = 'Transaction';
export const EMAIL_RECEIPT = 'Email receipt';
export const PRINT_RECEIPT = 'Print receipt';
export const DONE = 'Done';
/** Of money in the office. */
export const TAKE: Record<OfficeMethod, string> = { Cash: 'Take cash', Check: 'Take a check' };
const DECLINED = 'Nothing was charged';
const NOT_RECORDED = 'Nothing was recorded';
/** The payment processor's message explains what to do about a card. */
export const DECLINED_ADVICE: Record<PaymentAdvice, string | null> = {
  otherPayment: 'Another payment is in progress. Check Transactions before you try again.',
  amount: 'The amount due has changed. Choose an amount again.',
  card: null,
  none: 'Start over. If it keeps happening, contact support.',
};
export const DECLINED_AGAIN: Record<PaymentAdvice, string> = {
  otherPayment: 'Try again',
  amount: 'Choose an amount',
  card: 'Use another payment method',
  none: 'Start over',
};
export const ALWAYS_EMAIL_HINT = 'Starting with the next payment.';
export const TO_TRANSACTIONS = 'View transactions';
const CHECKING = 'Checking this payment. Don’t charge again.';
const OFFICE_CHECKING = 'Checking this payment. Don’t record it again.';
const NOT_CHECKED = 'We couldn’t check this payment yet. Don’t charge again.';
const OFFICE_NOT_CHECKED = 'We couldn’t check this payment yet. Don’t record it again.';
export const CHECKING_ADVICE = 'We’ll keep checking. It’s safe to leave this page.';
export const CHECK = 'Check status';
export const DISCARD = 'Discard payment';
const NOT_RECEIVED = 'This payment wasn’t charged';
const PAYMENT_NOT_RECORDED = 'This payment wasn’t recorded';
export const NOT_RECEIVED_ADVICE = 'Charge it now, leave it for later, or discard it.';
export const NOT_RECORDED_ADVICE = 'Record it now, leave it for later, or discard it.';
export const NOTHING_DUE = 'No balance due on this plan.';
export const TO_OVERVIEW = 'Go to overview';
export const DUE_NOT_KNOWN = 'Couldn’t load the amount due. Try again above before taking a payment.';
export const ANOTHER = 'Take another payment';
export const OPEN = 'Open payments';
export const NONE_OPEN = 'No payments are open on this plan.';
export const LAST = 'Last payments';
export const NONE_PAID = 'No payments yet.';
export const MORE = {
  paymentArrangementPlans: 'Payment schedule',
  transactions: 'All transactions',
} as const;
export const FACTS_NOT_LOADED = 'Couldn’t load earlier payments';
export const RETRY = 'Try again';

const STEP_TITLES: Record<PaymentPhase, string> = {
  loading: TITLE,
  failed: TITLE,
  nothingDue: TITLE,
  choosing: TITLE,
  reviewing: REVIEW_TITLE,
  checking: CHECKING,
  notReceived: NOT_RECEIVED,
  approved: APPROVED,
  declined: DECLINED,
};

const OFFICE_TITLES: Partial<Record<PaymentPhase, string>> = {
  checking: OFFICE_CHECKING,
  notReceived: PAYMENT_NOT_RECORDED,
  declined: NOT_RECORDED,
};

export function stepTitle(phase: PaymentPhase, method: OfficeMethod | null, failure: Failure | null): string {
  if (phase === 'checking' && failure !== null) return method === null ? NOT_CHECKED : OFFICE_NOT_CHECKED;
  return (method !== null && OFFICE_TITLES[phase]) || STEP_TITLES[phase];
}

export const dueForPlan = (plan: string, dueFor: string) => `${plan}: ${dueFor}`;
export const dueOn = (day: string) => `Due ${day}`;
export const upTo = (cents: number) => `Up to ${formatMoney(cents)}`;
export const dueOf = (cents: number) => `Amount due: ${formatMoney(cents)}`;
export const payingWords = (cents: number, method: OfficeMethod | null) =>
  `${method === null ? 'Charging' : 'Recording'} ${formatMoney(cents)}…`;
export const takenWords = (cents: number, patient: string) => `${formatMoney(cents)} from ${patient}`;
export const receiptAbout = (cents: number, patient: string, id: string) =>
  `${takenWords(cents, patient)}, transaction ${id}`;
export const alwaysEmail = (patient: string) => `Always email receipts to ${patient}`;
export const receiptQueued = (address: string) => `The receipt is on its way to ${address}.`;
export const willEmail = (address: string) => `The receipt will be emailed to ${address}.`;
const paymentOf = (cents: number, patient: string) => `the ${formatMoney(cents)} payment for ${patient}`;

/** Names the failed connection: the one to Bridgework, or none while the bank has not responded. */
export function checkingWords(failure: Failure | null, cents: number, patient: string): string {
  const payment = paymentOf(cents, patient);
  if (failure === null) return `We’re waiting for the result of ${payment}.`;
  return isUnreachable(failure)
    ? `We can’t reach Bridgework right now, so we don’t know yet whether ${payment} went through. Check your internet connection.`
    : `Bridgework couldn’t check ${payment}. ${failure.message}`;
}

export const notReceivedWords = (cents: number, patient: string, method: OfficeMethod | null) =>
  `The ${formatMoney(cents)} payment for ${patient} didn’t go through. Nothing was ${method === null ? 'charged' : 'recorded'}.`;
export const confirmedAt = (decidedAt: number, timeZone: string) =>
  `You confirmed it on ${formatInstant(new Date(decidedAt).toISOString(), timeZone).replace(', ', ' at ')}.`;
