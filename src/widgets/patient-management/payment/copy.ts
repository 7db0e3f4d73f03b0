import { writtenMoney } from '#domain/money/written-money.ts';
import type { PaymentAdvice } from '#domain/payment/payment-refusal.ts';
import type { PaymentPhase } from '#machines/take-payment/take-payment.selectors.ts';

export const TITLE = 'Take a payment';
export const NOT_LOADED = 'The payment accounts could not be loaded';
export const RETRY = 'Try again';
export const AMOUNT = 'Amount';
export const OTHER = 'Another amount';
export const OTHER_AMOUNT = 'Other amount';
export const ACCOUNT = 'Account';
export const NO_ACCOUNT = 'Choose an account that can be charged.';
export const ACCOUNTS_ADVICE = 'No account of this patient can be charged. Add a card first.';
export const TO_ACCOUNTS = 'Manage payment accounts';
export const REVIEW = 'Review payment';
export const REVIEW_TITLE = 'Is this right?';
export const PATIENT = 'Patient';
export const PLAN = 'Plan';
export const CHANGE = 'Change';
export const APPROVED = 'The payment was taken';
export const RECEIPT = 'Open receipt';
export const DECLINED = 'Nothing was charged';
export const DECLINED_ADVICE: Record<PaymentAdvice, string> = {
  otherPayment:
    'See in the transactions what became of the other payment. Take this one once that is settled, if something is still due.',
  amount: 'What is due has changed meanwhile. Choose the amount again.',
  card: 'Ask for another card or another amount, and try again.',
  none: 'Start again. If it stays like this, tell the support.',
};
export const DECLINED_AGAIN: Record<PaymentAdvice, string> = {
  otherPayment: 'Try again',
  amount: 'Choose the amount again',
  card: 'Try another card or amount',
  none: 'Start again',
};
export const TO_TRANSACTIONS = 'See transactions';
export const CHECKING = 'We are checking. Don’t charge again.';
export const CHECKING_ADVICE =
  'The bank has not said yet whether it was charged. This page asks until it is known; you may leave it and come back.';
export const CHECK = 'Check now';
export const NOTHING_DUE = 'Nothing is due on this plan, so there is nothing to take.';
export const TO_OVERVIEW = 'Go to the overview';
export const DUE_NOT_KNOWN =
  'What is due could not be loaded. Try that again above; another payment can be taken then.';
export const UNSURE = 'A payment was begun here, and its outcome is not known';
export const UNSURE_ADVICE =
  'If it reached the bank, its outcome is shown. If it never did, it is charged now. It is never charged twice.';
export const FIND_OUT = 'Find out';
export const ANOTHER = 'Take another payment';

/** What each step is about. */
export const STEP_TITLES: Record<PaymentPhase, string> = {
  loading: TITLE,
  failed: NOT_LOADED,
  nothingDue: NOTHING_DUE,
  choosing: TITLE,
  reviewing: REVIEW_TITLE,
  checking: CHECKING,
  unsure: UNSURE,
  approved: APPROVED,
  declined: DECLINED,
};

export const dueOf = (cents: number) => `What is due: ${writtenMoney(cents)}`;
export const charge = (cents: number) => `Charge ${writtenMoney(cents)}`;
export const takenWords = (cents: number, patient: string) => `${writtenMoney(cents)} for ${patient}.`;
export const askedWords = (cents: number, patient: string) =>
  `A payment of ${writtenMoney(cents)} for ${patient} is under way.`;
