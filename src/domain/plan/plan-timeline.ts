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

export function termMoments(term: PlanTerm, members: readonly Member[], today: string): TermMoment[] {
  const length = Math.max(1, daysBetween(term.startDate, term.endDate));
  const moment = (kind: TermMoment['kind'], day: string, words: string): TermMoment => ({
    kind,
    day,
    words: `${words} ${formatDate(day)}`,
    share: Math.min(1, Math.max(0, daysBetween(term.startDate, day) / length)),
  });
  const isOver = term.endDate < today;
  const isNow = !isOver && term.startDate <= today;
  const birthdays = members.flatMap((member) => {
    const day = comesOfAge(member, term);
    return day === null ? [] : [moment('comesOfAge', day, `${member.firstName} turns ${ADULT_YEARS} on`)];
  });
  const moments = [
    moment('begins', term.startDate, term.startDate <= today ? 'Started' : 'Starts'),
    ...(isNow ? [moment('today', today, 'Today,')] : []),
    ...birthdays,
    moment('ends', term.endDate, isOver ? 'Ended' : 'Ends'),
  ];
  return moments.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
