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
export type Month = (typeof MONTHS)[number];

/** What a practice wants to reach in a month, and what it did. */
export interface MonthsGoal {
  settingCents: number;
  /** What was paid in the month less what was paid back in it. */
  metCents: number;
}

const HIGHEST_PERCENT = 1_000_000;

/** Whole percents of the goal, 100 when all of it is met and not before; none without a goal. */
export function percentMet({ settingCents, metCents }: MonthsGoal): number {
  if (settingCents === 0 || metCents <= 0) return 0;
  return Math.min(Math.floor((metCents * 100) / settingCents), HIGHEST_PERCENT);
}
