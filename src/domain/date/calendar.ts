const WRITTEN = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/;

/** MM/DD/YYYY to YYYY-MM-DD; null for a day that does not exist, and before the year 1000, as on the server. */
export function isoDateOf(written: string): string | null {
  const [, month = '', day = '', year = ''] = WRITTEN.exec(written) ?? [];
  const isDay = Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(year));
  return isDay ? `${year}-${month}-${day}` : null;
}

export function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
