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

export interface MonthsGoal {
  settingCents: number;
  metCents: number;
}

const HIGHEST_PERCENT = 1_000_000;

/** Rounds down, so that 100 means the goal is met. 0 without a goal. */
export function percentMet({ settingCents, metCents }: MonthsGoal): number {
  if (settingCents === 0 || metCents <= 0) return 0;
  return Math.min(Math.floor((metCents * 100) / settingCents), HIGHEST_PERCENT);
}
