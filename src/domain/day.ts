import { daysIn, isoDateOf } from './calendar.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const padded = (part: number, length: number) => String(part).padStart(length, '0');

/** A day as YYYY-MM-DD; null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (day < 1 || day > daysIn(month, year)) return null;
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
}

/** The day, as YYYY-MM-DD, on which an instant falls in a time zone (CONST-3). */
export function dayIn(timeZone: string, time: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return isoDateOf(new Intl.DateTimeFormat('en-US', parts).format(time)) ?? '';
}

/** A day given as YYYY-MM-DD, as MM/DD/YYYY; anything else as it is. */
export function writtenDate(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year === undefined ? iso : `${month}/${day}/${year}`;
}
