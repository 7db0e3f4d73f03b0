const DAY_MS = 24 * 60 * 60 * 1000;

const textOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Moves a calendar date, `YYYY-MM-DD`, by whole days. */
export function addDays(date: string, days: number): string {
  return textOf(Date.parse(date) + days * DAY_MS);
}

/** Moves a calendar date by whole years; the 29th of February becomes the 28th where there is none. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return textOf(Date.UTC(year + years, month - 1, Math.min(day, lastOfMonth)));
}

/** Moves a calendar date by whole months; a day that the month does not have becomes its last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
}
