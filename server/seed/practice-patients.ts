import { anyHousehold, exemplaryHouseholds, type HouseholdOutline } from './households.ts';
import { anyHome, anyPatient, type SeedPatient } from './patients.ts';
import { type FeeOf, type HeldPlan, plansOf } from './plans.ts';
import { type Random, randomOf } from './random.ts';

export interface PracticeLocation {
  city: string;
  state: string;
  zipCode: string;
  phone: string;
}

interface PatientsWanted {
  seed: number;
  location: PracticeLocation;
  prefix: string;
  count: number;
  /** People created earlier in the same practice. */
  made: number;
  today: string;
  feeOf: FeeOf;
}

export interface SeedHousehold {
  people: readonly SeedPatient[];
  plans: readonly HeldPlan[];
}

/** `count` people in total. The same input gives the same people. */
export function makeHouseholds(wanted: PatientsWanted): SeedHousehold[] {
  const random = randomOf(wanted.seed);
  const households: SeedHousehold[] = [];
  const exemplary = exemplaryHouseholds(random, wanted.today);
  let people = 0;
  while (people < wanted.count) {
    const outline = exemplary[households.length] ?? anyHousehold(random, wanted.today);
    const household = makeHousehold(random, wanted, withinCount(outline, wanted.count - people), people);
    households.push(household);
    people += household.people.length;
  }
  return households;
}

const withinCount = (outline: HouseholdOutline, free: number): HouseholdOutline => ({
  ...outline,
  dependentBirthDates: outline.dependentBirthDates.slice(0, free - 1),
});

function makeHousehold(
  random: Random,
  wanted: PatientsWanted,
  outline: HouseholdOutline,
  before: number,
): SeedHousehold {
  const first = wanted.made + before + 1;
  const home = anyHome(random, wanted.location, `${wanted.prefix}${String(first).padStart(6, '0')}`);
  const birthDates = [outline.subscriberBirthDate, ...outline.dependentBirthDates];
  return {
    people: birthDates.map((birthDate, person) => anyPatient(random, home, birthDate, first + person)),
    plans: plansOf(random, outline, wanted),
  };
}
