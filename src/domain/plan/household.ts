import { daysBetween } from '../date/day.ts';
import { ageOn, birthdayOf } from '../patient/age.ts';

/** The people that a coverage level covers. */
export interface Covers {
  /** With the subscriber. */
  people: number;
  /** How many of these people can be adults. The subscriber is one of them. */
  adults: number;
  /** A dependent of this age or older counts as an adult. */
  ageLimit: number;
}

export type HouseholdProblem = 'tooManyPeople' | 'dependentTooOld';

/** The dependents' birth dates, on the first day of the term. */
export const householdProblem = (
  covers: Covers,
  birthDates: readonly string[],
  day: string,
): HouseholdProblem | null =>
  problemOfAges(
    covers,
    birthDates.map((birthDate) => ageOn(birthDate, day)),
  );

/** @param ages of the dependents, each on the first day of the term or on the later day on which they join it */
export function problemOfAges(
  { people, adults, ageLimit }: Covers,
  ages: readonly number[],
): HouseholdProblem | null {
  if (ages.length + 1 > people) return 'tooManyPeople';
  const ofAge = ages.filter((age) => age >= ageLimit);
  return ofAge.length > Math.max(0, adults - 1) ? 'dependentTooOld' : null;
}

/**
 * The positions of the dependents that the level no longer covers. The oldest dependents fill its other adult places.
 */
export function agedOut(
  { adults, ageLimit }: Pick<Covers, 'adults' | 'ageLimit'>,
  birthDates: readonly string[],
  day: string,
): number[] {
  return otherThanAdults(adults, birthDates).filter((at) => ageOn(birthDates[at] ?? '', day) >= ageLimit);
}

export interface Dependent {
  id: number;
  birthDate: string;
  /** The last day of their own plan. */
  ownPlanUntil: string | null;
}

/**
 * The IDs of the dependents who have their own plan in the next term, and of those who are too old on its first day.
 * Both kinds of renewal leave them out.
 */
export const leftByRenewal = (
  covers: Pick<Covers, 'adults' | 'ageLimit'>,
  dependents: readonly Dependent[],
  startDate: string,
): number[] => {
  const hasOwnPlan = ({ ownPlanUntil }: Dependent) => ownPlanUntil !== null && ownPlanUntil > startDate;
  const others = dependents.filter((each) => !hasOwnPlan(each));
  const birthDates = others.map(({ birthDate }) => birthDate);
  return [
    ...dependents.filter(hasOwnPlan).map(({ id }) => id),
    ...agedOut(covers, birthDates, startDate).flatMap((at) => others[at]?.id ?? []),
  ];
};

/** The positions of the dependents who leave at the age limit, each with the birthday: YYYY-MM-DD. */
export function leavingOn(
  { adults, ageLimit }: Pick<Covers, 'adults' | 'ageLimit'>,
  birthDates: readonly string[],
): { at: number; day: string }[] {
  return otherThanAdults(adults, birthDates).map((at) => ({
    at,
    day: birthdayOf(birthDates[at] ?? '', ageLimit),
  }));
}

const otherThanAdults = (adults: number, birthDates: readonly string[]): number[] =>
  birthDates
    .map((birthDate, at) => ({ birthDate, at }))
    .sort((a, b) => (a.birthDate < b.birthDate ? -1 : 1))
    .slice(Math.max(0, adults - 1))
    .map(({ at }) => at);

/** Staff offer a separate plan this many days before the birthday. */
const OWN_PLAN_AHEAD_DAYS = 90;

/** @param day the birthday of the age limit */
export const isOwnPlanDue = (day: string, today: string): boolean =>
  daysBetween(today, day) <= OWN_PLAN_AHEAD_DAYS;

/** `1 person`, `2 people`, `up to 8 people, including up to 2 adults` */
export function coversWords({ people, adults }: Covers): string {
  if (people === 1) return '1 person';
  return people === adults ? `${people} people` : `up to ${people} people, including up to ${adults} adults`;
}
