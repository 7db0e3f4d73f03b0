import { daysBetween, formatDate, isoDate } from '../date/day.ts';
import { ADULT_YEARS } from '../patient/age.ts';
import type { Member } from '../patient/member.ts';
import type { PlanTerm } from './plan.ts';

export interface TermMoment {
  /** YYYY-MM-DD. */
  day: string;
  words: string;
  /** Position in the term, from 0 to 1. */
  share: number;
  kind: 'begins' | 'today' | 'comesOfAge' | 'ends';
}

/** YYYY-MM-DD. A person born on February 29 turns 18 on March 1 in a year without that day. */
export function dayOfAge(birthDate: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const adultYear = Number(year) + ADULT_YEARS;
  return isoDate(adultYear, Number(month), Number(day)) ?? `${adultYear}-03-01`;
}

/** Null if it is not within the term. */
export function comesOfAge({ adult, birthDate }: Member, { startDate, endDate }: PlanTerm): string | null {
  const day = dayOfAge(birthDate);
  return !adult && startDate <= day && day <= endDate ? day : null;
}

/** A canceled term ends on the day of the cancellation, which can be before its first day. */
export function termMoments(
  { startDate, endDate }: PlanTerm,
  members: readonly Member[],
  today: string,
  canceledOn?: string,
): TermMoment[] {
  const lastDay = canceledOn ?? endDate;
  const length = Math.max(1, daysBetween(startDate, lastDay));
  const moment = (kind: TermMoment['kind'], day: string, words: string): TermMoment => ({
    kind,
    day,
    words: `${words} ${formatDate(day)}`,
    share: Math.min(1, Math.max(0, daysBetween(startDate, day) / length)),
  });
  const isOver = canceledOn !== undefined || endDate < today;
  const ends = isOver ? 'Ended' : 'Ends';
  const isNow = !isOver && startDate <= today;
  const birthdays = members.flatMap((member) => {
    const day = comesOfAge(member, { startDate, endDate: lastDay });
    return day === null ? [] : [moment('comesOfAge', day, `${member.firstName} turns ${ADULT_YEARS} on`)];
  });
  const moments = [
    ...(startDate <= lastDay ? [moment('begins', startDate, startDate <= today ? 'Started' : 'Starts')] : []),
    ...(isNow ? [moment('today', today, 'Today,')] : []),
    ...birthdays,
    moment('ends', lastDay, canceledOn === undefined ? ends : 'Canceled'),
  ];
  return moments.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
