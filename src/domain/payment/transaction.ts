import { sumOf } from '../money/arithmetic.ts';
import type { OfficePayment } from './office-payment.ts';

/** ENTITY-7 */
export const PAYMENT_STATUSES = ['Paid', 'Pending', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_TYPES = [
  'Subscription',
  'Refund',
  'Upgrade',
  'New',
  'Credit Card',
  'Debit Card',
  'Bank Transfer',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** A charge, refund or void, or an attempt (ENTITY-1). Amounts are whole cents, days YYYY-MM-DD. */
export interface Transaction {
  id: string;
  planName: string;
  status: PaymentStatus;
  type: PaymentType;
  /** Empty for cash and checks. */
  lastFour: string;
  /** Null for account payments. */
  office: OfficePayment | null;
  /** As a receipt says it: `Visa ending in 4242`, `Check 1042`. */
  paidWith: string;
  billingDescriptor: string;
  /** Null until it is paid. */
  datePaid: string | null;
  dueDate: string;
  chargeCents: number;
  refundCents: number;
  /** The transaction that this one refunds or voids. */
  reversalOf: string | null;
  /** A flag, not a status (ENTITY-7). True for a void and for the charge that it reverses. */
  voided: boolean;
  /** The refundable part of a paid charge; 0 otherwise, and while a refund is pending. */
  refundableCents: number;
  /** Paid today and not refunded. */
  voidable: boolean;
  /** Only for a failed payment. */
  failure: { triedOn: string; reason: string } | null;
}

export interface TransactionChain {
  entries: readonly [Transaction, ...Transaction[]];
}

export interface TransactionTotals {
  paidCents: number;
  /** Without voids. */
  refundedCents: number;
  voidedCents: number;
  /** Payments without a response from the bank. */
  pendingCents: number;
}

export const netOf = ({ paidCents, refundedCents, voidedCents }: TransactionTotals): number =>
  paidCents - refundedCents - voidedCents;

/** Only a settled transaction moved money and has a receipt. */
export const isSettled = ({ datePaid }: Transaction): boolean => datePaid !== null;

/** A void counts once the bank has confirmed it. */
export const isVoided = ({ voided, datePaid }: Pick<Transaction, 'voided' | 'datePaid'>): boolean =>
  voided && datePaid !== null;

/** The first of a list that is newest first. The last settled one is among them, also behind later failures. */
export function lastCharges(charges: readonly Transaction[], count: number): Transaction[] {
  const last = charges.slice(0, count);
  const settled = charges.find(isSettled);
  return settled === undefined || last.includes(settled) ? last : [...last.slice(0, -1), settled];
}

/** Failed transactions don't count. */
export function totalsOf(transactions: readonly Transaction[]): TransactionTotals {
  const settled = transactions.filter(isSettled);
  const pending = transactions.filter(({ status }) => status === 'Pending');
  return {
    paidCents: sumOf(settled.map(({ chargeCents }) => chargeCents)),
    refundedCents: sumOf(settled.map(({ voided, refundCents }) => (voided ? 0 : refundCents))),
    voidedCents: sumOf(settled.map(({ voided, refundCents }) => (voided ? refundCents : 0))),
    pendingCents: sumOf(pending.map(({ chargeCents }) => chargeCents)),
  };
}

/** Contains each transaction once, after the one that it reverses. Chains stay in order. */
export function chainsOf(transactions: readonly Transaction[]): TransactionChain[] {
  const ids = new Set(transactions.map(({ id }) => id));
  const isFirst = ({ reversalOf }: Transaction) => reversalOf === null || !ids.has(reversalOf);
  return transactions.filter(isFirst).map((first) => {
    const backs = transactions.filter((each) => each.reversalOf === first.id && !isFirst(each));
    const entries: TransactionChain['entries'] = [first, ...backs];
    return { entries };
  });
}

/** The amount that a transaction moved: zero while it is pending, and after it failed. */
export const netOfEntry = (entry: Transaction): number => netOf(totalsOf([entry]));

/** The payment method if the office received the money, otherwise the type. */
export const typeWord = ({ type, office }: Transaction): string => office?.method ?? type;

export function entryWord({ reversalOf, voided }: Transaction): 'Charge' | 'Refund' | 'Void' {
  if (reversalOf === null) return 'Charge';
  return voided ? 'Void' : 'Refund';
}
