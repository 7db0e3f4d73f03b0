import { centsOf } from '../money/money.ts';
import { writtenMoney } from '../money/written-money.ts';
import { FIELDS, fieldMessage } from '../text/field.ts';

/** What somebody decided to charge, once: its key makes every repetition the same payment (API-10). */
export interface PaymentIntent {
  key: string;
  accountId: string;
  amountCents: number;
  /** When it was decided, in milliseconds. */
  begunAt: number;
}

/** What became of a payment, as far as the server knows. */
export type PaymentOutcome =
  | { kind: 'approved'; transactionId: string }
  /** The bank has not said; it settles by itself. */
  | { kind: 'pending' };

/** How long nobody waits before the server is asked again what became of a payment. */
export const PAYMENT_CHECK_MS = 5000;
/** A payment that was decided longer ago is not sent again unless somebody says so. */
export const INTENT_TRUSTED_MS = 900_000;

export const isTrusted = ({ begunAt }: PaymentIntent, now: number): boolean =>
  now - begunAt <= INTENT_TRUSTED_MS;

export interface PaymentDraft {
  choice: 'due' | 'other';
  /** The other amount, as it is typed. */
  amount: string;
  accountId: string;
}

/** What a draft would charge, in cents; 0 where it is none. */
export const wantedCents = ({ choice, amount }: PaymentDraft, dueCents: number): number =>
  choice === 'due' ? dueCents : (centsOf(amount) ?? 0);

/** What is wrong with the amount (SCHEMA-1); no more than is due is charged. */
export function paymentAmountMessage(draft: PaymentDraft, dueCents: number): string | null {
  if (dueCents === 0) return 'No balance due on this plan.';
  if (draft.choice === 'due') return null;
  const message = fieldMessage(FIELDS.amount, draft.amount);
  const isTooMuch = message === null && wantedCents(draft, dueCents) > dueCents;
  return isTooMuch ? `Enter ${writtenMoney(dueCents)} or less.` : message;
}

const UNTOLD_REFUSALS: readonly number[] = [401, 408, 429];

/** Whether an answer means that this request charged nothing: it was understood, and refused. */
export const isNotCharged = (status: number): boolean =>
  status >= 400 && status < 500 && !UNTOLD_REFUSALS.includes(status);

/** An amount of the contract, in dollars, as cents. */
export const centsOfDollars = (dollars: number): number => Math.round(dollars * 100);
