import { daysIn } from '../date/calendar.ts';
import { dollarsOf } from '../money/money.ts';
import { monthName, type YearGoals, yearOf } from './goal.ts';

export type Pace =
  | { kind: 'other year' | 'no goal'; month: string }
  | { kind: 'met'; month: string; overCents: number }
  | { kind: 'needed'; month: string; daysLeft: number; leftCents: number; dollarsADay: number };

/**
 * What the practice needs each day to meet the goal of the current month. Today counts among the remaining days.
 * `today` is in the practice's time zone (CONST-3).
 */
export function paceOf({ year, months }: YearGoals, today: string): Pace {
  const index = Number(today.slice(5, 7)) - 1;
  const month = monthName(index);
  if (year !== yearOf(today)) return { kind: 'other year', month };
  const { settingCents, metCents } = months[index] ?? { settingCents: 0, metCents: 0 };
  if (settingCents === 0) return { kind: 'no goal', month };
  const leftCents = settingCents - metCents;
  if (leftCents <= 0) return { kind: 'met', month, overCents: -leftCents };
  const daysLeft = daysIn(index + 1, year) - Number(today.slice(8)) + 1;
  return {
    kind: 'needed',
    month,
    daysLeft,
    leftCents,
    dollarsADay: Math.ceil(dollarsOf(leftCents / daysLeft)),
  };
}
