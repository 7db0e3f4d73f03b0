const WRITTEN = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day written as MM/DD/YYYY, as YYYY-MM-DD; null when there is no such day. */
export function isoDateOf(written: string): string | null {
  const [, month = '', day = '', year = ''] = WRITTEN.exec(written) ?? [];
  return isoDate(Number(year), Number(month), Number(day));
}

/** A day as YYYY-MM-DD; null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (day < 1 || day > daysIn(month, year)) return null;
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
}

/** A day given as YYYY-MM-DD, as MM/DD/YYYY; anything else as it is. */
export function writtenDate(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year === undefined ? iso : `${month}/${day}/${year}`;
}

const padded = (part: number, length: number) => String(part).padStart(length, '0');

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
