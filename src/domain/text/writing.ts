import { centsOf, writtenAmount } from '../money/money.ts';
import { formattedPhone } from './phone.ts';

/** How a value is written: while somebody types at its end, and once the field is left. */
interface Writing {
  typing: (text: string) => string;
  leaving: (text: string) => string;
}

const same = (text: string) => text;

interface Part {
  length: number;
  /** The greatest first digit after which a second one can come. */
  greatest: number;
}

const MONTH: Part = { length: 2, greatest: 1 };
const DAY: Part = { length: 2, greatest: 3 };
const SHORT_YEAR: Part = { length: 2, greatest: 9 };
const YEAR: Part = { length: 4, greatest: 9 };

const isWhole = (text: string, { length, greatest }: Part) =>
  text.length === length || (text.length === 1 && Number(text) > greatest);

/** Digits in parts between slashes. A part that can only be whole is closed: `5` becomes `05/`, `1/` becomes `01/`. */
function slashed(text: string, parts: readonly Part[]): string {
  const written = [''];
  for (const key of text) {
    const place = written.length - 1;
    const part = parts[place] ?? YEAR;
    const before = written[place] ?? '';
    const after = key === '/' ? before : `${before}${key}`.slice(0, part.length);
    const isClosed = place < parts.length - 1 && after !== '' && (key === '/' || isWhole(after, part));
    written[place] = isClosed ? after.padStart(part.length, '0') : after;
    if (isClosed) written.push('');
  }
  return written.join('/');
}

const cardExpiry = (text: string) => slashed(text, [MONTH, SHORT_YEAR]);
const date = (text: string) => slashed(text, [MONTH, DAY, YEAR]);
const withoutLooseSlash = (text: string) => text.replace(/\/$/, '');

function amount(text: string): string {
  const cents = centsOf(text);
  return cents === null ? text : writtenAmount(cents);
}

function zip(text: string): string {
  const [, five, four] = /^(\d{5})-?(\d{4})$/.exec(text) ?? [];
  return five === undefined ? text : `${five}-${four}`;
}

/** The ways of writing that a field can name. */
export const WRITINGS = {
  asTyped: { typing: same, leaving: same },
  amount: { typing: same, leaving: amount },
  phone: { typing: same, leaving: formattedPhone },
  zip: { typing: same, leaving: zip },
  cardExpiry: { typing: cardExpiry, leaving: withoutLooseSlash },
  date: { typing: date, leaving: withoutLooseSlash },
} as const satisfies Record<string, Writing>;
export type WritingName = keyof typeof WRITINGS;

/** What an edit leaves in the field. Only what is added at the end is written anew: nothing moves under a cursor elsewhere. */
export function writtenWhileTyping(name: WritingName, before: string, after: string): string {
  const isAddedTo = after.length > before.length && after.startsWith(before);
  return isAddedTo ? WRITINGS[name].typing(after) : after;
}
