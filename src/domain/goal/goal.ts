import { sumOf } from '../money/arithmetic.ts';
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export interface MonthGoal {
  settingCents: number;
  /** Payments less refunds. */
  metCents: number;
}

export interface YearGoals {
  year: number;
  version: number;
  /** The name of the user who last saved the goals, if any. */
  changedBy: string | null;
  /** From January to December. */
  months: readonly MonthGoal[];
}

/** In dollars, the contract's limit. */
export const HIGHEST_GOAL_CENTS = 1_000_000_000 * 100;
const HIGHEST_PERCENT = 1_000_000;

/** To the nearest percent, but 100 only if the goal is met. 0 without a goal. */
export function percentMet({ settingCents, metCents }: MonthGoal): number {
  if (settingCents === 0 || metCents <= 0) return 0;
  const nearest = Math.round((metCents * 100) / settingCents);
  return Math.min(nearest, metCents < settingCents ? 99 : HIGHEST_PERCENT);
}

/** `March`, from a month's index in the year: 0 is January. */
export function monthName(index: number): string {
  const name = MONTHS[index] ?? '';
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const monthOf = (year: number, index: number): string => `${year}-${String(index + 1).padStart(2, '0')}`;

/** Whether the month is over in the practice's time zone, which locks its goal. */
export const isMonthOver = (year: number, index: number, today: string): boolean =>
  monthOf(year, index) < today.slice(0, 7);

export const isMonthAhead = (year: number, index: number, today: string): boolean =>
  monthOf(year, index) > today.slice(0, 7);

/** The number of months that are over. They are the first ones of the year. */
export const monthsOver = (year: number, today: string): number =>
  MONTHS.filter((_, index) => isMonthOver(year, index, today)).length;

export const yearOf = (today: string): number => Number(today.slice(0, 4));

export const totalOf = (months: readonly MonthGoal[]): MonthGoal => ({
  settingCents: sumOf(months.map(({ settingCents }) => settingCents)),
  metCents: sumOf(months.map(({ metCents }) => metCents)),
});
