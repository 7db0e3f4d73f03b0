import { centsOf } from '../money/money.ts';
import { countOf } from '../text/count.ts';
import { HIGHEST_GOAL_CENTS, MONTHS, monthName } from './goal.ts';

interface PasteTarget {
  /** From January to December, in cents. */
  goals: readonly number[];
  monthsOver: number;
  /** The month of the first cell. */
  index: number;
}

interface Pasted {
  goals: readonly number[];
  /** What was pasted, or why nothing was. */
  message: string;
  isRefused: boolean;
}

const SEVERAL_AMOUNTS = 'A line has several amounts, so nothing was pasted. Copy one column.';
const NOT_AN_AMOUNT = 'isn’t an amount, so nothing was pasted.';

/** A goal in a spreadsheet's format: `$1,200.00`, ` $ 1,200.00 `, `1200`, `$ -` for zero. Null for any other text. */
export function goalCents(text: string): number | null {
  const written = text.replace(/\s/gu, '');
  if (/^\$?[-–]$/.test(written)) return 0;
  const cents = centsOf(written);
  return cents === null || cents > HIGHEST_GOAL_CENTS ? null : cents;
}

/**
 * Cells copied from Excel or Sheets, from left to right or from top to bottom. A line with several cells, such as
 * `March⇥$1,200.00`, counts by its amount.
 */
export function pastedCells(text: string): readonly string[] {
  const lines = linesOf(text);
  if (lines.length === 1) return lines[0] ?? [];
  return lines.map((cells) => cells.find(isAmount) ?? cells[0] ?? '');
}

const linesOf = (text: string): string[][] =>
  text
    .replace(/(?:\r?\n)+$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'));

const isAmount = (cell: string): boolean => goalCents(cell) !== null;

const hasSeveralAmounts = (lines: readonly string[][]): boolean =>
  lines.length > 1 && lines.some((cells) => cells.filter(isAmount).length > 1);

/**
 * Skips months that are over. An empty cell leaves its month unchanged. One wrong cell, or a line with several amounts,
 * rejects them all.
 */
export function pasteGoals(text: string, { goals, monthsOver, index }: PasteTarget): Pasted {
  if (hasSeveralAmounts(linesOf(text))) return { goals, isRefused: true, message: SEVERAL_AMOUNTS };
  const cells = pastedCells(text);
  const wrong = cells.find((cell) => cell.trim() !== '' && !isAmount(cell));
  if (wrong !== undefined)
    return { goals, isRefused: true, message: `“${wrong.trim().slice(0, 20)}” ${NOT_AN_AMOUNT}` };
  const taken = cells
    .map((cell, place) => ({ index: index + place, cents: cell.trim() === '' ? null : goalCents(cell) }))
    .filter(({ index: month, cents }) => cents !== null && month < MONTHS.length);
  const open = taken.filter(({ index: month }) => month >= monthsOver);
  const locked = taken.filter(({ index: month, cents }) => month < monthsOver && cents !== goals[month]);
  const next = goals.map((goal, month) => open.find((cell) => cell.index === month)?.cents ?? goal);
  const left = cells.length - (MONTHS.length - index);
  return {
    goals: next,
    isRefused: false,
    message: [
      `Pasted ${countOf(open.length, 'month')}.`,
      locked.length > 0 && `${lockedWords(locked.map((cell) => cell.index))}`,
      left > 0 && `${countOf(left, 'cell')} after December ${left === 1 ? 'was' : 'were'} left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function lockedWords(months: readonly number[]): string {
  const [first = 0] = months;
  const last = months.at(-1) ?? first;
  return first === last
    ? `${monthName(first)} is over and keeps its goal.`
    : `${monthName(first)} to ${monthName(last)} are over and keep their goals.`;
}
