import { daysBetween, isoDate, writtenDate } from '../date/day.ts';
import { ADULT_YEARS } from '../patient/age.ts';
import type { Member } from '../patient/member.ts';
import type { PlanTerm } from './plan.ts';

/** Something that happens within the term of a plan. */
export interface TermMoment {
  /** YYYY-MM-DD. */
  day: string;
  words: string;
  /** Of the whole term: 0 on its first day, 1 on its last. */
  share: number;
  kind: 'begins' | 'today' | 'comesOfAge' | 'ends';
}

/** The day on which somebody is 18, YYYY-MM-DD: who was born on a 29 February, on 1 March of a year without one. */
export function dayOfAge(birthDate: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const adultYear = Number(year) + ADULT_YEARS;
  return isoDate(adultYear, Number(month), Number(day)) ?? `${adultYear}-03-01`;
}

/** The day within the term on which a member who is under age comes of age; null where it is not within it. */
export function comesOfAge({ adult, birthDate }: Member, { startDate, endDate }: PlanTerm): string | null {
  const day = dayOfAge(birthDate);
  return !adult && startDate <= day && day <= endDate ? day : null;
}

/** The term of a plan as a line: when it begins and ends, where today is, and who comes of age meanwhile. */
export function termMoments(term: PlanTerm, members: readonly Member[], today: string): TermMoment[] {
  const length = Math.max(1, daysBetween(term.startDate, term.endDate));
  const moment = (kind: TermMoment['kind'], day: string, words: string): TermMoment => ({
    kind,
    day,
    words: `${words} ${writtenDate(day)}`,
    share: Math.min(1, Math.max(0, daysBetween(term.startDate, day) / length)),
  });
  const isOver = term.endDate < today;
  const isNow = !isOver && term.startDate <= today;
  const birthdays = members.flatMap((member) => {
    const day = comesOfAge(member, term);
    return day === null ? [] : [moment('comesOfAge', day, `${member.firstName} turns ${ADULT_YEARS} on`)];
  });
  const moments = [
    moment('begins', term.startDate, term.startDate <= today ? 'Began' : 'Begins'),
    ...(isNow ? [moment('today', today, 'Today is')] : []),
    ...birthdays,
    moment('ends', term.endDate, isOver ? 'Ended' : 'Ends'),
  ];
  return moments.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
