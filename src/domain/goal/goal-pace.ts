import { daysIn } from '../date/calendar.ts';
import { shareAt } from '../money/share-at.ts';

/** The part of a month's goal for its days through `day`. */
export function expectedBy(day: string, settingCents: number): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return shareAt(settingCents, date, daysIn(month, year));
}
