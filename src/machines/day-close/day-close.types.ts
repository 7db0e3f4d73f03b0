import type { Failure } from '#domain/failure/failure.ts';
import type { CashCount, ClosingDay, DayCloseField, DayClosings } from '#domain/payment/day-close.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export interface LoadedDay {
  day: ClosingDay;
  closings: DayClosings;
}

/** `stale`: nothing was saved, because the day or its payments changed. */
export interface DayOutcome {
  kind: 'saved' | 'stale';
  day: ClosingDay;
}

export interface WantedClose {
  day: ClosingDay;
  count: CashCount;
}

export interface WantedReopening {
  day: ClosingDay;
  reason: string;
}

export type DayCloseEvent =
  | FieldEvent<DayCloseField>
  | { type: 'day.choose'; day: string }
  | { type: 'today.change'; today: string }
  | { type: 'page.choose'; page: number }
  | { type: 'day.load' }
  | { type: 'day.close' }
  | { type: 'day.print' }
  | { type: 'reopen.open' }
  | { type: 'reopen.confirm' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface DayCloseInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** PERM-8 */
  mayClose: boolean;
  mayReopen: boolean;
}

export interface DayCloseContext extends DayCloseInput {
  day: string;
  /** The day to open once the user discards the count; null before the first question. */
  nextDay: string | null;
  /** The page of the list of closed days. */
  page: number;
  loaded: LoadedDay | null;
  fields: FormFields<DayCloseField>;
  /** Null once the user leaves the field. */
  typing: DayCloseField | null;
  isChecked: boolean;
  /** The last decision was rejected, because the day has changed. */
  isStale: boolean;
  failure: Failure | null;
}
