import { isoDateOf } from '../date/calendar.ts';
import { addDays, formatDate } from '../date/day.ts';
import { formatMoney } from '../money/format-money.ts';
import { centsOf } from '../money/money.ts';
import { successToast, type Toast } from '../notification/toast.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';

/** What was paid and refunded by one payment method, or by one user. Amounts are whole cents. */
export interface DayTotal {
  /** A payment type or a user name; empty for automatic payments. */
  name: string;
  payments: number;
  paidCents: number;
  refunds: number;
  refundedCents: number;
  netCents: number;
}

export interface DayClosing {
  id: string;
  day: string;
  /** Empty if the user is unknown. */
  closedBy: string;
  /** An instant, as is `at`. */
  closedAt: string;
  startingCents: number;
  countedCents: number;
  expectedCents: number;
  /** What was counted less what was expected. */
  differenceCents: number;
  /** Why the drawer was over or short; empty without a note. */
  note: string;
  netCents: number;
  reopened: { by: string; at: string; reason: string } | null;
}

/** A day of the practice's time zone. A closed day has the figures of its close. */
export interface ClosingDay {
  day: string;
  /** Counts closes and reopenings. */
  version: number;
  /** A fingerprint that changes with the figures. */
  digest: string;
  total: DayTotal;
  byType: readonly DayTotal[];
  byUser: readonly DayTotal[];
  /** Payments that the bank has not confirmed. They are not counted. */
  pendingCents: number;
  /** From the latest close of this or an earlier day. Null before the first close. */
  startingCents: number | null;
  close: DayClosing | null;
  /** Whether payments of the day changed after its close. */
  changed: boolean;
}

export interface DayClosings {
  records: number;
  closings: readonly DayClosing[];
}

export const CLOSINGS_PAGE_SIZE = 10;

export const DAY_CLOSE_RULES = {
  day: FIELDS.date,
  starting: FIELDS.cash,
  counted: FIELDS.cash,
  note: FIELDS.paymentNote,
  reason: FIELDS.reversalReason,
} as const;
export type DayCloseField = keyof typeof DAY_CLOSE_RULES;
export type DayCloseTexts = Readonly<Record<DayCloseField, string>>;

export interface CashCount {
  startingCents: number;
  countedCents: number;
  note: string;
}

const centsIn = (texts: DayCloseTexts, field: 'starting' | 'counted'): number | null =>
  fieldMessage(DAY_CLOSE_RULES[field], texts[field]) === null
    ? centsOf(serverValue(DAY_CLOSE_RULES[field], texts[field]))
    : null;

/** Null until both amounts are valid. */
export function cashCountIn(texts: DayCloseTexts): CashCount | null {
  const [startingCents, countedCents] = [centsIn(texts, 'starting'), centsIn(texts, 'counted')];
  if (startingCents === null || countedCents === null) return null;
  return { startingCents, countedCents, note: serverValue(DAY_CLOSE_RULES.note, texts.note) };
}

/** Cash payments less cash refunds. */
export const cashNetOf = ({ byType }: Pick<ClosingDay, 'byType'>): number =>
  byType.find(({ name }) => name === 'Cash')?.netCents ?? 0;

/** The cash that should be in the drawer; null without a valid starting amount. */
export function expectedCashOf(day: Pick<ClosingDay, 'byType'>, texts: DayCloseTexts): number | null {
  const starting = centsIn(texts, 'starting');
  return starting === null ? null : starting + cashNetOf(day);
}

export const reasonIn = ({ reason }: DayCloseTexts): string => serverValue(DAY_CLOSE_RULES.reason, reason);

export const dayCloseMessage = (field: Exclude<DayCloseField, 'day'>, texts: DayCloseTexts): string | null =>
  fieldMessage(DAY_CLOSE_RULES[field], texts[field]);

/** The day in the field; null if it is invalid or in the future. */
export function dayIn({ day }: DayCloseTexts, today: string): string | null {
  const iso = isoDateOf(day);
  return iso === null || iso > today ? null : iso;
}

export function dayFieldMessage(texts: DayCloseTexts, today: string): string | null {
  if (dayIn(texts, today) !== null) return null;
  return isoDateOf(texts.day) === null ? 'Enter a date as MM/DD/YYYY.' : 'Choose today or an earlier day.';
}

/** The next day, or null after today. */
export function neighborOf(day: string, today: string, days: -1 | 1): string | null {
  const next = addDays(day, days);
  return next > today ? null : next;
}

/** `$5.00 over`, `$5.00 short` or `No difference`. */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference';
  return `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'over' : 'short'}`;
}

export const dayClosedToast = ({ day }: ClosingDay): Toast => successToast(`${formatDate(day)} closed`);
export const dayReopenedToast = ({ day }: ClosingDay): Toast => successToast(`${formatDate(day)} reopened`);
