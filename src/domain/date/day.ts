import { daysIn, isoDateOf } from './calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const padded = (part: number, length: number) => String(part).padStart(length, '0');

const FIRST_YEAR = 1000;

/** YYYY-MM-DD; null for a day that does not exist, or whose year has fewer than four digits. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || day < 1 || day > daysIn(month, year)) return null;
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
}

export function isDay(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(day)) === text;
}

/**
 * Calendar days between two days, both YYYY-MM-DD; negative if the second is earlier (ENTITY-3). `Date.parse` reads
 * both as midnight UTC, so that daylight saving time does not count.
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** A day that the month does not have becomes its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
}

/** February 29 becomes February 28 in other years. */
export const addYears = (day: string, years: number): string => addMonths(day, 12 * years);

const dayOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** The day of an instant in a time zone, YYYY-MM-DD (CONST-3). */
export const dayIn = (timeZone: string, time: number | Date): string =>
  isoDateOf(formatIn(timeZone).format(time)) ?? '';

/** The day of an instant on the user's own clock, YYYY-MM-DD. */
export const localDay = (time: number): string =>
  dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, time);

/** Cached by time zone, because creating one takes a millisecond, and pages read the day at each change. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const format = new Intl.DateTimeFormat('en-US', parts);
  formats.set(timeZone, format);
  return format;
}

/** YYYY-MM-DD to MM/DD/YYYY. Returns any other text unchanged. */
export function formatDate(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year === undefined ? iso : `${month}/${day}/${year}`;
}

/** `March 10, 2026`, from YYYY-MM-DD. */
export const formatLongDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
