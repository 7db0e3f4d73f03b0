import { isoDate } from '../date/day.ts';

/** CONST-2 */
export const ADULT_YEARS = 18;

/** Both YYYY-MM-DD. In a year without February 29, a person born on that day turns a year older on March 1. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const isBirthdayToCome = today.slice(5) < birthDate.slice(5);
  return isBirthdayToCome ? years - 1 : years;
}

/** The first day on which `ageOn` returns `age`: YYYY-MM-DD. */
export function birthdayOf(birthDate: string, age: number): string {
  const year = Number(birthDate.slice(0, 4)) + age;
  const [month, day] = [Number(birthDate.slice(5, 7)), Number(birthDate.slice(8))];
  return isoDate(year, month, day) ?? `${year}-03-01`;
}

/** ENTITY-2, CONST-3 */
export const isAdult = (birthDate: string, today: string): boolean => ageOn(birthDate, today) >= ADULT_YEARS;
