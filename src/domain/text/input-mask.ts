import { formatDate } from '../date/day.ts';
import { readDay } from '../date/day-reading.ts';

/** Formats a value while the user types at its end, and when the user leaves the field. */
export interface InputMask {
  /** Removes the formatting before an edit is compared. If present, the value is formatted wherever the user edits. */
  unmask?: (text: string) => string;
  /**
   * Reads a value in another format, such as a pasted one, before the filter drops a part of it. Null for any other
   * text.
   */
  pasting?: (text: string) => string | null;
  typing: (text: string) => string;
  /** `today` is YYYY-MM-DD, or empty if it is unknown. */
  leaving: (text: string, today: string) => string;
}

interface Part {
  length: number;
  /** The greatest first digit that a second one can follow. */
  greatest: number;
}

export const MONTH: Part = { length: 2, greatest: 1 };
const DAY: Part = { length: 2, greatest: 3 };
export const SHORT_YEAR: Part = { length: 2, greatest: 9 };
const YEAR: Part = { length: 4, greatest: 9 };

const isWhole = (text: string, { length, greatest }: Part) =>
  text.length === length || (text.length === 1 && Number(text) > greatest);

/**
 * Digits in parts, separated by slashes. A part is closed once it can't continue: `5` becomes `05/`, `1-` becomes
 * `01/`.
 */
export function slashed(text: string, parts: readonly Part[]): string {
  const parted = [''];
  for (const key of text) {
    const index = parted.length - 1;
    const part = parts[index] ?? YEAR;
    const before = parted[index] ?? '';
    const isSeparator = !/\d/.test(key);
    const after = isSeparator ? before : `${before}${key}`.slice(0, part.length);
    const isClosed = index < parts.length - 1 && after !== '' && (isSeparator || isWhole(after, part));
    parted[index] = isClosed ? after.padStart(part.length, '0') : after;
    if (isClosed) parted.push('');
  }
  return parted.join('/');
}

export const withoutLooseSlash = (text: string) => text.replace(/\/$/, '');

/** `1-25-1980` as `01/25/1980`. With `today`, a year of two digits is read as that of a birth date. */
export function wholeDate(text: string, today = ''): string | null {
  const reading = readDay(text, today);
  return reading.kind === 'day' ? formatDate(reading.day) : null;
}

/** A date that begins with a year or contains the month's name. */
const pastedDate = (text: string) => (/^\s*\d{4}\D|[a-z]/i.test(text) ? wholeDate(text) : null);

export const DATE_MASK: InputMask = {
  pasting: pastedDate,
  typing: (text) => slashed(text, [MONTH, DAY, YEAR]),
  leaving: (text) => wholeDate(text) ?? withoutLooseSlash(text),
};
