import { formatDate } from '#domain/date/day.ts';

export const DAY = 'Day';
export const EARLIER = 'Previous day';
export const LATER = 'Next day';
export const PRINT = 'Print';
export const LOADING = 'Loading day';
export const NOT_LOADED = 'Couldn’t load this day';
export const PAID = 'Paid';
export const REFUNDED = 'Refunded or voided';
export const NET = 'Net';
export const CASH = 'Net cash';
export const BY_TYPE = 'By type';
export const BY_USER = 'By user';
export const TYPE = 'Type';
export const USER = 'User';
export const AUTOMATIC = 'Autopay';
export const PAYMENTS = 'Payments';
export const TOTAL = 'Total';
export const NOTHING_PAID = 'No payments or refunds';
export const DRAWER = 'Cash drawer';
export const STARTING = 'Starting cash';
export const COUNTED = 'Counted cash';
export const COUNTED_HINT = 'Count everything in the drawer, including the starting cash.';
export const EXPECTED = 'Expected cash';
export const DIFFERENCE = 'Difference';
export const NOTE = 'Note (optional)';
export const NOTE_HINT = 'For example, why the drawer is over or short.';
export const CLOSE_NOTE = 'Note';
export const NO_AMOUNT = '—';
export const CLOSE = 'Close day';
export const REOPEN = 'Reopen day';
export const REASON = 'Reason';
export const NOT_CLOSED = 'The day wasn’t closed';
export const NOT_REOPENED = 'The day wasn’t reopened';
export const STALE = 'This day changed after you opened it';
export const STALE_ADVICE = 'Nothing was saved. The page shows the day as it is now.';
export const CHANGED = 'Payments changed after this day was closed';
export const CHANGED_ADVICE = 'Reopen the day and close it again to count them.';
export const REOPEN_ADVICE =
  'The earlier close stays on record with your reason. You can close the day again.';
export const DISCARD_TITLE = 'Discard the count?';
export const DISCARD = 'Discard count';
export const CLOSED_DAYS = 'Closed days';
export const NONE_CLOSED = 'No closed days yet';
export const CLOSED_BY = 'Closed by';
export const CLOSED_AT = 'Closed at';
export const STATUS = 'Status';
export const CLOSED = 'Closed';
export const REOPENED = 'Reopened';

export const pendingWords = (amount: string) =>
  `The bank hasn’t confirmed ${amount} yet. It counts on the day it is paid.`;
export const closedWords = (by: string, at: string) =>
  by === '' ? `Closed ${at}` : `Closed by ${by}, ${at}`;
export const reopenedWords = (by: string, at: string, reason: string) =>
  by === '' ? `${at}: ${reason}` : `${by}, ${at}: ${reason}`;
export const reopenTitle = (day: string) => `Reopen ${formatDate(day)}`;
