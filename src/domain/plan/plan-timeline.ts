import { daysBetween, formatDate, isoDate } from '../date/day.ts';
import { ADULT_YEARS } from '../patient/age.ts';
import type { Member } from '../patient/member.ts';
import { hasNotBegun, type MemberAndPlan, type PlanTerm } from './plan.ts';

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

/**
 * A canceled term ends on the day of the cancellation, which can be before its first day. Today is not in a term that
 * has not begun.
 */
export function termMoments(coverage: MemberAndPlan, today: string): TermMoment[] {
  const { member: holder, plan, term } = coverage;
  const { startDate, endDate } = term;
  const { canceledOn } = plan;
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
  const isWaiting = hasNotBegun(coverage, today);
  const isNow = !isOver && !isWaiting && startDate <= today;
  const started = isWaiting ? 'Due to start' : 'Started';
  const begins = startDate > today ? 'Starts' : started;
  const birthdays = [holder, ...plan.members].flatMap((member) => {
    const day = comesOfAge(member, { startDate, endDate: lastDay });
    return day === null ? [] : [moment('comesOfAge', day, `${member.firstName} turns ${ADULT_YEARS} on`)];
  });
  const moments = [
    ...(startDate <= lastDay ? [moment('begins', startDate, begins)] : []),
    ...(isNow ? [moment('today', today, 'Today,')] : []),
    ...birthdays,
    moment('ends', lastDay, canceledOn === undefined ? ends : 'Canceled'),
  ];
  return moments.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
