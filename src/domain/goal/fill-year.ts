import { sumOf } from '../money/arithmetic.ts';
import { formatMoney } from '../money/format-money.ts';
import { centsOf } from '../money/money.ts';
import { HIGHEST_GOAL_CENTS, type YearGoals } from './goal.ts';

/** How a year's total is distributed over its months. */
export const SHAPES = ['results', 'goals', 'equal'] as const;
export type Shape = (typeof SHAPES)[number];

interface Year {
  /** From January to December. */
  goals: readonly number[];
  /** The first months of the year. They keep their goals. */
  monthsOver: number;
}

/**
 * The weight of each month: its result or goal of the year before, or equal weights if that year had none. Negative
 * results count as zero.
 */
export function weightsOf(before: YearGoals, shape: Shape): readonly number[] {
  const parts = before.months.map(({ settingCents, metCents }) => {
    if (shape === 'equal') return 1;
    return Math.max(shape === 'results' ? metCents : settingCents, 0);
  });
  return parts.every((part) => part === 0) ? parts.map(() => 1) : parts;
}

/** Why the year can't be filled with this text, or null. */
export function fillMessage(text: string, { goals, monthsOver }: Year): string | null {
  const total = centsOf(text.trim());
  if (total === null) return 'Enter an amount, for example 480,000.00.';
  if (total > HIGHEST_GOAL_CENTS) return `Enter at most ${formatMoney(HIGHEST_GOAL_CENTS)}.`;
  const locked = sumOf(goals.slice(0, monthsOver));
  if (total >= locked) return null;
  return `The months that are over have goals of ${formatMoney(locked)}. Enter at least that much.`;
}

/**
 * The goals of a year with this total, in cents. The months that are not over share the rest by their weights.
 * Rounding is cumulative, so that the sum is exact.
 */
export function filledYear(total: number, weights: readonly number[], year: Year): readonly number[] {
  const { goals, monthsOver } = year;
  const rest = BigInt(total - sumOf(goals.slice(0, monthsOver)));
  const open = weights.slice(monthsOver);
  const used = open.some((weight) => weight > 0) ? open : open.map(() => 1);
  const whole = BigInt(sumOf(used));
  const upTo = (count: number) => (2n * rest * BigInt(sumOf(used.slice(0, count))) + whole) / (2n * whole);
  return goals.map((goal, index) => {
    const place = index - monthsOver;
    return place < 0 ? goal : Number(upTo(place + 1) - upTo(place));
  });
}
