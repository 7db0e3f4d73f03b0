import { DAY_MS } from './clock.ts';

const textOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** `date` is YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return textOf(Date.parse(date) + days * DAY_MS);
}

/** `March 10, 2026`, from YYYY-MM-DD. */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** February 29 becomes February 28 in other years. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return textOf(Date.UTC(year + years, month - 1, Math.min(day, lastOfMonth)));
}

/** A day that the month does not have becomes its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
}
