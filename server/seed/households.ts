import { addDays, addYears } from '#domain/date/day.ts';
import { ADULT_YEARS } from '#domain/patient/age.ts';
import type { Random } from './random.ts';

/** `inactive`: ended by the practice. */
type Coverage = 'active' | 'expired' | 'inactive' | 'none';

export interface HouseholdOutline {
  coverage: Coverage;
  templateType: 'Legacy' | 'Ad-hoc';
  endDate: string;
  monthly: boolean;
  isDue: boolean;
  /** Had the same plan last year; legacy plans only. */
  renewed: boolean;
  subscriberBirthDate: string;
  dependentBirthDates: readonly string[];
}

/** SAMPLE-1 */
const AD_HOC_ENDS = { ahead: 10, past: 91 };
const LONGEST_LEGACY_DAYS = 364;

/** Every sample practice has these households, so that each case can be seen. */
export function exemplaryHouseholds(random: Random, today: string): HouseholdOutline[] {
  const adultToday = addYears(today, -ADULT_YEARS);
  const base = { ...outlineOf('active', 'Legacy', random, today), dependentBirthDates: [], renewed: false };
  const ending = (days: number) => ({ ...base, endDate: addDays(today, days) });
  return [
    {
      ...base,
      monthly: true,
      isDue: true,
      renewed: true,
      subscriberBirthDate: addYears(adultToday, -28),
      dependentBirthDates: [adultToday, addDays(adultToday, 1)],
    },
    { ...ending(AD_HOC_ENDS.ahead), templateType: 'Ad-hoc', monthly: false, isDue: false },
    { ...ending(-AD_HOC_ENDS.past), coverage: 'expired', templateType: 'Ad-hoc', isDue: false },
    { ...ending(0), isDue: true },
    { ...ending(-1), coverage: 'expired', isDue: false },
    { ...ending(-40), coverage: 'inactive', isDue: false },
    { ...base, coverage: 'none' },
  ];
}

export function anyHousehold(random: Random, today: string): HouseholdOutline {
  const coverage = anyCoverage(random);
  const adHoc = (coverage === 'active' || coverage === 'expired') && random.chance(0.2);
  return outlineOf(coverage, adHoc ? 'Ad-hoc' : 'Legacy', random, today);
}

function anyCoverage(random: Random): Coverage {
  const share = random.fraction();
  if (share < 0.6) return 'active';
  if (share < 0.78) return 'expired';
  return share < 0.87 ? 'inactive' : 'none';
}

function outlineOf(
  coverage: Coverage,
  templateType: HouseholdOutline['templateType'],
  random: Random,
  today: string,
): HouseholdOutline {
  const dependents = coverage === 'none' ? 0 : random.pick([0, 0, 0, 0, 0, 1, 1, 2, 2, 3]);
  return {
    coverage,
    templateType,
    endDate: addDays(today, daysToEnd(coverage, templateType, random)),
    monthly: random.chance(0.4),
    isDue: coverage === 'active' && random.chance(0.25),
    renewed: coverage === 'active' && templateType === 'Legacy' && random.chance(0.3),
    subscriberBirthDate:
      dependents > 0 ? bornBetween(38, 64, random, today) : bornBetween(19, 85, random, today),
    dependentBirthDates: Array.from({ length: dependents }, () =>
      random.chance(0.65) ? bornBetween(1, 17, random, today) : bornBetween(19, 70, random, today),
    ),
  };
}

function daysToEnd(
  coverage: Coverage,
  templateType: HouseholdOutline['templateType'],
  random: Random,
): number {
  const active = coverage === 'active';
  if (templateType === 'Ad-hoc') return active ? AD_HOC_ENDS.ahead : -AD_HOC_ENDS.past;
  return active ? random.whole(0, LONGEST_LEGACY_DAYS) : -random.whole(1, 700);
}

function bornBetween(youngest: number, oldest: number, random: Random, today: string): string {
  return addDays(addYears(today, -random.whole(youngest, oldest)), -random.whole(0, LONGEST_LEGACY_DAYS));
}
