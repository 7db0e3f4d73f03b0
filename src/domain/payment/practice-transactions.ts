import { isoDateOf } from '../date/calendar.ts';
import { addDays, formatDate } from '../date/day.ts';
import { FIELDS } from '../text/fields.ts';
import { OFFICE_METHODS } from './office-payment.ts';
import type { PaymentStatus, Transaction, TransactionTotals } from './transaction.ts';
import { FIRST_TRANSACTIONS, type TransactionRequest } from './transaction-list.ts';

export interface PracticeTransaction extends Transaction {
  memberId: string;
  memberName: string;
  /** Empty for automatic payments. */
  userName: string;
  userFullName: string;
}

export interface PaymentTaker {
  userName: string;
  fullName: string;
}

export const TOTALS = ['paid', 'refunded', 'voided', 'pending'] as const;
export type Total = (typeof TOTALS)[number];

/** The payment methods of the end-of-day close. */
export const PAID_WITH = [...OFFICE_METHODS, 'Credit Card', 'Debit Card', 'Bank Transfer'] as const;
export type PaidWith = (typeof PAID_WITH)[number];

/** Empty for all. */
export interface TransactionChoices {
  userName: string;
  paidWith: PaidWith | '';
  status: PaymentStatus | '';
  /** Only the rows of this total. */
  countedIn: Total | '';
}
export type TransactionChoice = keyof TransactionChoices;

export type DayField = 'from' | 'to';
export type DayTexts = Readonly<Record<DayField, string>>;

/** Days are YYYY-MM-DD; null for no limit. */
export interface PracticeTransactionRequest extends TransactionRequest, TransactionChoices {
  from: string | null;
  to: string | null;
}

export interface PracticeTransactionPage {
  records: number;
  transactions: readonly PracticeTransaction[];
  totals: TransactionTotals;
  /** The users who took payments of the practice. */
  users: readonly PaymentTaker[];
}

export const DAY_RULES = { from: FIELDS.date, to: FIELDS.date } as const;
export const ANY_CHOICES: TransactionChoices = {
  userName: '',
  paidWith: '',
  status: '',
  countedIn: '',
};
export const ANY_DAYS: DayTexts = { from: '', to: '' };
export const FIRST_PRACTICE_TRANSACTIONS = FIRST_TRANSACTIONS;

export const PERIODS = ['today', 'yesterday', 'month', 'lastMonth', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The texts of the two fields for a period that ends today or earlier. */
export function daysOfPeriod(period: Period, today: string): DayTexts {
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const days: Record<Period, readonly [string, string]> = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    month: [first, today],
    lastMonth: [`${lastOfBefore.slice(0, 8)}01`, lastOfBefore],
    all: ['', ''],
  };
  const [from, to] = days[period];
  return { from: formatDate(from), to: formatDate(to) };
}

export const periodOf = (texts: DayTexts, today: string): Period | null =>
  PERIODS.find((period) => {
    const { from, to } = daysOfPeriod(period, today);
    return texts.from === from && texts.to === to;
  }) ?? null;

/** Null if a text is neither empty nor a day, or if the days are in the wrong order. */
export function daysIn({ from, to }: DayTexts): { from: string | null; to: string | null } | null {
  if (dayMessage({ from, to }, 'from') !== null || dayMessage({ from, to }, 'to') !== null) return null;
  return { from: isoDateOf(from), to: isoDateOf(to) };
}

export function dayMessage(texts: DayTexts, field: DayField): string | null {
  const day = isoDateOf(texts[field]);
  if (texts[field] !== '' && day === null) return 'Enter a date as MM/DD/YYYY.';
  const from = isoDateOf(texts.from);
  return field === 'to' && day !== null && from !== null && day < from
    ? 'The last day is before the first.'
    : null;
}
