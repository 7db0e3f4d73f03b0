import { daysIn, isoDateOf } from './calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const padded = (part: number, length: number) => String(part).padStart(length, '0');

/** A day as YYYY-MM-DD; null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (day < 1 || day > daysIn(month, year)) return null;
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(day)) === text;
}

/**
 * Whole calendar days from one day to another, both YYYY-MM-DD; negative where the other is earlier (ENTITY-3). A day
 * alone is read as its midnight in UTC, wherever this runs: no day is shorter than another.
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day so many days after another, both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

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
