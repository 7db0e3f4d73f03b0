import { formatMoney } from '../money/format-money.ts';
import { centsOf } from '../money/money.ts';
import { fieldMessage } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { tidied } from '../text/text-filter.ts';
import { type OfficePayment, officeMethodOf, officeWords } from './office-payment.ts';
import { type AccountName, accountWords } from './payment-account.ts';

/** A decision to charge once. Its key ties every repetition to the same payment (API-10). */
export interface PaymentIntent {
  key: string;
  /** The type of an account, or `Cash` or `Check` for money that the office received. */
  accountId: string;
  amountCents: number;
  /** Only for a check. */
  checkNumber?: string;
  note?: string;
  /** Milliseconds since 1970. */
  decidedAt: number;
}

export type WantedPayment = Omit<PaymentIntent, 'key' | 'decidedAt'>;

export interface TakenPayment {
  transactionId: string;
  /** ISO 8601; null if the server does not return it. */
  paidAt: string | null;
  /** The address that automatically gets the receipt. */
  receiptEmailedTo?: string;
  paidWith: AccountName | OfficePayment;
}

export const paidWithWords = (paidWith: TakenPayment['paidWith']): string =>
  'method' in paidWith ? officeWords(paidWith.method, paidWith.checkNumber) : accountWords(paidWith);

export type PaymentOutcome =
  | { kind: 'approved'; payment: TakenPayment }
  /** The bank has not responded yet. The server settles it later. */
  | { kind: 'pending' };

/** The state of a payment whose response was lost. */
export type PaymentState =
  | PaymentOutcome
  | { kind: 'declined'; message: string }
  /** The server has no payment with the key. */
  | { kind: 'notReceived' };

/** How often the page checks a pending payment. */
export const PAYMENT_CHECK_MS = 5000;

export interface PaymentDraft {
  choice: 'due' | 'other';
  amount: string;
  accountId: string;
  checkNumber: string;
  note: string;
}

export const wantedPayment = (draft: PaymentDraft, dueCents: number): WantedPayment => ({
  accountId: draft.accountId,
  amountCents: wantedCents(draft, dueCents),
  ...officeDetails(draft),
});

type MethodDraft = Pick<PaymentDraft, 'accountId' | 'checkNumber' | 'note'>;

/** Omits the note and the check number for methods that have none. */
export function officeDetails({ accountId, ...draft }: MethodDraft): { checkNumber?: string; note?: string } {
  const method = officeMethodOf(accountId);
  const [checkNumber, note] = [tidied(draft.checkNumber), tidied(draft.note)];
  return {
    ...(method === 'Check' && { checkNumber }),
    ...(method !== null && note !== '' && { note }),
  };
}

export const checkNumberMessage = ({
  accountId,
  checkNumber,
}: Pick<MethodDraft, 'accountId' | 'checkNumber'>): string | null =>
  officeMethodOf(accountId) === 'Check' ? fieldMessage(FIELDS.checkNumber, checkNumber) : null;

/** 0 if the amount is invalid. */
export const wantedCents = (
  { choice, amount }: Pick<PaymentDraft, 'choice' | 'amount'>,
  dueCents: number,
): number => (choice === 'due' ? dueCents : (centsOf(amount) ?? 0));

/** SCHEMA-1. A payment can't exceed the amount due. */
export function paymentAmountMessage(
  draft: Pick<PaymentDraft, 'choice' | 'amount'>,
  dueCents: number,
): string | null {
  if (dueCents === 0) return 'No balance due on this plan.';
  if (draft.choice === 'due') return null;
  const message = fieldMessage(FIELDS.amount, draft.amount);
  const isTooMuch = message === null && wantedCents(draft, dueCents) > dueCents;
  return isTooMuch ? `Enter ${formatMoney(dueCents)} or less.` : message;
}

const INCONCLUSIVE_STATUSES: readonly number[] = [401, 408, 429];

/** Whether the response proves that this request moved no money. */
export const isNotCharged = (status: number): boolean =>
  status >= 400 && status < 500 && !INCONCLUSIVE_STATUSES.includes(status);
