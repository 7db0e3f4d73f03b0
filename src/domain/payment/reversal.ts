import type { ErrorCode } from '../failure/error-codes.ts';
import type { Failure } from '../failure/failure.ts';
import { formatMoney } from '../money/format-money.ts';
import { centsOf, formatAmount } from '../money/money.ts';
import { successToast, type Toast } from '../notification/toast.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { isNotCharged } from './payment.ts';
import type { AddressChoice } from './receipt-email.ts';
import type { Transaction } from './transaction.ts';

export type ReversalKind = 'refund' | 'void';

/** A payment that can be refunded, or voided on its day. */
export interface Reversible {
  transactionId: string;
  memberName: string;
  /** YYYY-MM-DD */
  paidOn: string;
  /** `Visa ending in 4242`, `Check 1042` */
  paidWith: string;
  /** Cash or a check: no account was charged. */
  isOffice: boolean;
  /** The refundable amount, in cents. */
  refundableCents: number;
  voidable: boolean;
}

export const reversibleOf = ({
  id,
  memberName = '',
  datePaid,
  paidWith,
  office,
  refundableCents,
  voidable,
}: Pick<Transaction, 'id' | 'datePaid' | 'paidWith' | 'office' | 'refundableCents' | 'voidable'> & {
  memberName?: string;
}): Reversible => ({
  transactionId: id,
  memberName,
  paidOn: datePaid ?? '',
  paidWith,
  isOffice: office !== null,
  refundableCents,
  voidable,
});

export const REVERSAL_RULES = {
  amount: FIELDS.amount,
  reason: FIELDS.reversalReason,
  email: FIELDS.recipientEmail,
} as const;
export type ReversalField = keyof typeof REVERSAL_RULES;
export type ReversalTexts = Readonly<Record<ReversalField, string>>;

/** A refund starts with the full refundable amount. */
export const newReversal = ({ refundableCents }: Reversible): ReversalTexts => ({
  amount: formatAmount(refundableCents),
  reason: '',
  email: '',
});

/** `none` sends no receipt. */
export type ReceiptChoice = AddressChoice | 'none';

export interface ReceiptTo {
  choice: ReceiptChoice;
  /** The patient's own address; empty if it isn't known. */
  ownAddress: string;
}

export interface ReversalDecision {
  /** Counts the decisions of a page. Repeating a decision sends the same key. */
  attempt: number;
  transactionId: string;
  /** Null voids the whole payment. */
  refundCents: number | null;
  reason: string;
  /** Null without a receipt. */
  email: string | null;
}

export interface ReversalOutcome {
  kind: 'reversed' | 'pending';
  /** The plan has no paid payment left, but is not canceled. */
  planStillActive?: boolean;
}

export function decisionOf(
  { transactionId }: Reversible,
  kind: ReversalKind,
  texts: ReversalTexts,
  { choice, ownAddress }: ReceiptTo,
  attempt: number,
): ReversalDecision {
  const value = (field: ReversalField) => serverValue(REVERSAL_RULES[field], texts[field]);
  return {
    attempt,
    transactionId,
    refundCents: kind === 'void' ? null : (centsOf(value('amount')) ?? 0),
    reason: value('reason'),
    email: { own: ownAddress, other: value('email'), none: '' }[choice] || null,
  };
}

/** Null for a valid field. A void has no amount. "Another email" requires an address. */
export function reversalMessage(
  field: ReversalField,
  kind: ReversalKind,
  { refundableCents }: Reversible,
  texts: ReversalTexts,
  { choice, ownAddress }: ReceiptTo,
): string | null {
  const isOptional = ownAddress === '' && texts.email.trim() === '';
  if (field === 'email' && (choice !== 'other' || isOptional)) return null;
  if (field === 'amount' && kind === 'void') return null;
  const message = fieldMessage(REVERSAL_RULES[field], texts[field]);
  if (message !== null || field !== 'amount') return message;
  const cents = centsOf(serverValue(REVERSAL_RULES.amount, texts.amount)) ?? 0;
  return cents > refundableCents ? `Enter ${formatMoney(refundableCents)} or less.` : null;
}

export const isReversalValid = (
  kind: ReversalKind,
  of: Reversible,
  texts: ReversalTexts,
  to: ReceiptTo,
): boolean =>
  (['amount', 'reason', 'email'] as const).every(
    (field) => reversalMessage(field, kind, of, texts, to) === null,
  );

/** What the dialog is about to move, in cents; null while the amount is not valid. */
export function reversedCents(kind: ReversalKind, of: Reversible, texts: ReversalTexts): number | null {
  if (kind === 'void') return of.refundableCents;
  const isValid = reversalMessage('amount', kind, of, texts, { choice: 'none', ownAddress: '' }) === null;
  return isValid ? centsOf(serverValue(REVERSAL_RULES.amount, texts.amount)) : null;
}

/** The server checks the email of the receipt before it stores the reversal. */
const EMAIL_CODES: readonly (ErrorCode | undefined)[] = ['emailUnavailable', 'tooManyEmails'];

/** Whether the response proves that nothing was refunded or voided. */
export const isNotReversed = ({ status, code }: Failure): boolean =>
  isNotCharged(status) || EMAIL_CODES.includes(code);

const OUTDATED_CODES: readonly (ErrorCode | undefined)[] = [
  'amountTooHigh',
  'notRefundable',
  'notVoidable',
  'reversalPending',
];

/** The payment differs from the list: it was refunded or voided elsewhere, or its day is over. */
export const isOutdated = ({ code }: Failure): boolean => OUTDATED_CODES.includes(code);

export const changedFailure = (failure: Failure, { refundableCents }: Reversible): Failure => ({
  ...failure,
  message: `The payment changed elsewhere. ${formatMoney(refundableCents)} of it is left.`,
});

/** `now` is null if the list no longer shows the payment. */
export function outdatedToast(
  kind: ReversalKind,
  failure: Failure | null,
  before: Reversible,
  now: Reversible | null,
): Toast {
  const message = failure?.message ?? '';
  const isChanged = now?.refundableCents !== before.refundableCents;
  return {
    variant: 'warning',
    title: NOT_REVERSED[kind],
    label: isChanged ? `The payment changed elsewhere. ${message}` : message,
  };
}

const PLAN_STILL_ACTIVE =
  'The plan is still active. To stop its later payments, choose Cancel plan on the patient’s overview.';

export const NOT_REVERSED = { refund: 'Nothing was refunded', void: 'Nothing was voided' } as const;

/** `refundableCents` is the amount before the reversal. */
export function reversedToast(
  outcome: ReversalOutcome,
  { refundCents }: ReversalDecision,
  { refundableCents }: Reversible,
): Toast {
  const amount = formatMoney(refundCents ?? refundableCents);
  if (outcome.kind === 'pending')
    return {
      variant: 'warning',
      title: 'The bank hasn’t confirmed it yet',
      label: `${amount} shows as Pending until it does. Don’t refund it again.`,
    };
  const done = refundCents === null ? `Voided ${amount}` : `Refunded ${amount}`;
  if (!outcome.planStillActive) return successToast(done);
  return { ...successToast(PLAN_STILL_ACTIVE), title: done };
}
