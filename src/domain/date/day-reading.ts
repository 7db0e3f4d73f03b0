import { isoDate } from './day.ts';

/** A day is YYYY-MM-DD. */
export type DayReading =
  | { kind: 'day'; day: string }
  | { kind: 'unfinished' }
  | { kind: 'noSuchDay' }
  | { kind: 'other' };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

interface Form {
  pattern: RegExp;
  /** The indexes of the pattern's groups. */
  order: readonly [year: number, month: number, day: number];
}

/** Complete dates in American and ISO formats. */
const WHOLE_FORMS: readonly Form[] = [
  { pattern: /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/, order: [4, 1, 3] },
  { pattern: /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/, order: [1, 3, 4] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: [3, 1, 2] },
  {
    pattern: new RegExp(`^${MONTH_NAME}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?,? ?(\\d{4}|\\d{2})$`),
    order: [3, 1, 2],
  },
  { pattern: new RegExp(`^(\\d{1,2}) ${MONTH_NAME}\\.?,? ?(\\d{4}|\\d{2})$`), order: [3, 2, 1] },
];

/** Beginnings of those formats. */
const UNFINISHED_FORMS: readonly RegExp[] = [
  /^\d{1,2}\/(\d{1,2}(\/\d{0,3})?)?$/,
  /^\d{1,2}[.-](\d{1,2}([.-]\d?)?)?$/,
  /^(19|20)\d{2}[/.-](\d{1,2}[/.-]?)?$/,
  new RegExp(`^${MONTH_NAME}\\.? ?\\d{1,2}(st|nd|rd|th)?,? ?\\d{0,3}$`),
  new RegExp(`^\\d{1,2} ${MONTH_NAME}\\.?,? ?\\d{0,3}$`),
];

/**
 * Reads a day in the formats that staff use: `4/12/1980`, `04-12-80`, `1980-04-12`, `Apr 12 1980`. `today` is
 * YYYY-MM-DD.
 */
export function readDay(text: string, today: string): DayReading {
  const written = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const { pattern, order } of WHOLE_FORMS) {
    const parts = pattern.exec(written);
    if (parts === null) continue;
    const [year = '', month = '', day = ''] = order.map((place) => parts[place] ?? '');
    const found = dayOf(year, monthNumber(month), Number(day), today);
    return found === null ? { kind: 'noSuchDay' } : { kind: 'day', day: found };
  }
  return { kind: UNFINISHED_FORMS.some((form) => form.test(written)) ? 'unfinished' : 'other' };
}

function monthNumber(written: string): number {
  const named = MONTHS.indexOf(written.slice(0, 3));
  return named === -1 ? Number(written) : named + 1;
}

/** A two-digit year means the latest year whose day is not in the future, because the dates are birth dates. */
function dayOf(year: string, month: number, day: number, today: string): string | null {
  if (year.length === 4) return isoDate(Number(year), month, day);
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const days = [century, century - 100].map((first) => isoDate(first + Number(year), month, day));
  return days.find((found) => found !== null && found <= today) ?? null;
}
