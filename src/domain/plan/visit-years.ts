import { ageOn } from '../patient/age.ts';
import type { WantedProcedure } from './comparison.ts';
import type { OfferedProcedure, PlanOffer } from './sale.ts';
import type { UsedProcedure } from './treatment.ts';

/** `past` is what the patient had; `each` has every benefit of a practice whose procedures no rule recognizes. */
export type VisitYearId = 'adult' | 'gums' | 'child' | 'past' | 'each';

export interface VisitYear {
  id: VisitYearId;
  lines: readonly WantedProcedure[];
}

interface Visit {
  is: (description: string) => boolean;
  quantity: number;
}

/** A practice names its procedures itself, so their names decide. */
const named =
  (words: RegExp, except = /^$/) =>
  (description: string): boolean =>
    words.test(description) && !except.test(description);
const isCleaning = named(/cleaning|prophylaxis/i, /deep|quarter|quadrant/i);
const isForChildren = named(/child/i);
const isGumCare = named(/periodontal maintenance/i);

const CHECK_UPS: Visit = { is: named(/check-?up|periodic/i), quantity: 2 };
const X_RAYS: Visit = { is: named(/bitewing/i), quantity: 1 };
/** An adult has two images on each side, a child one. */
const ADULT_X_RAYS: Visit = { is: named(/bitewing.*(four|4)/i), quantity: 1 };

/** The first visit makes the year: a patient has one kind of cleaning, and without it the year is not offered. */
const YEARS: readonly { id: VisitYearId; visits: readonly [Visit, ...Visit[]] }[] = [
  {
    id: 'adult',
    visits: [
      { is: (name) => isCleaning(name) && !isForChildren(name), quantity: 2 },
      CHECK_UPS,
      ADULT_X_RAYS,
    ],
  },
  { id: 'gums', visits: [{ is: isGumCare, quantity: 4 }, CHECK_UPS, ADULT_X_RAYS] },
  {
    id: 'child',
    visits: [
      { is: (name) => isCleaning(name) && isForChildren(name), quantity: 2 },
      CHECK_UPS,
      { is: named(/fluoride/i), quantity: 2 },
      X_RAYS,
    ],
  },
];

/** Dentists clean the teeth of a patient of this age as an adult's. */
const ADULT_TEETH_YEARS = 14;

interface VisitsOf {
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
  /** Null if the comparison is for no patient. */
  patient: { birthDate: string } | null;
  /** What the patient had. */
  past: readonly WantedProcedure[];
}

/**
 * The years of visits to compare plans by, at least one, and for a patient only those that fit their age. A procedure
 * that a plan includes stands for its kind before others do.
 */
export function visitYears({ offers, procedures, patient, past }: VisitsOf, today: string): VisitYear[] {
  const included = new Set(offers.flatMap(({ benefits }) => benefits.flatMap(({ codes }) => codes)));
  const isIncluded = ({ code }: OfferedProcedure) => included.has(code);
  const byPlan = [...procedures.filter(isIncluded), ...procedures.filter((each) => !isIncluded(each))];
  const linesOf = (visits: readonly Visit[]): WantedProcedure[] =>
    visits.flatMap(({ is, quantity }) => {
      const procedure = byPlan.find(({ description }) => is(description));
      return procedure === undefined ? [] : [{ code: procedure.code, quantity }];
    });
  const isChild = patient !== null && ageOn(patient.birthDate, today) < ADULT_TEETH_YEARS;
  const years = YEARS.flatMap(({ id, visits }): VisitYear[] => {
    const fits = patient === null || isChild === (id === 'child');
    return fits && linesOf([visits[0]]).length > 0 ? [{ id, lines: linesOf(visits) }] : [];
  });
  const own = past.filter(({ code }) => procedures.some((each) => each.code === code));
  if (years.length === 0) years.push({ id: 'each', lines: eachBenefit(offers, procedures) });
  return own.length === 0 ? years : [...years, { id: 'past', lines: own }];
}

/** The first procedure of each benefit, or one of each procedure. */
function eachBenefit(
  offers: readonly PlanOffer[],
  procedures: readonly OfferedProcedure[],
): WantedProcedure[] {
  const isKnown = (code: string) => procedures.some((each) => each.code === code);
  const year = new Map<string, string>();
  for (const { benefit, codes } of offers.flatMap(({ benefits }) => benefits)) {
    const code = codes.find(isKnown);
    if (code !== undefined && !year.has(benefit)) year.set(benefit, code);
  }
  const codes = year.size === 0 ? procedures.map(({ code }) => code) : [...year.values()];
  return codes.map((code) => ({ code, quantity: 1 }));
}

/** The year that a comparison begins with: gum care, if the patient had it. */
export function firstYear(years: readonly VisitYear[]): VisitYear | undefined {
  const [gums, past] = (['gums', 'past'] as const).map((id) => years.find((each) => each.id === id));
  const hadGumCare = past?.lines.some(({ code }) => code === gums?.lines[0]?.code);
  return hadGumCare ? gums : years[0];
}

/** What a patient had in the last 12 months, without what they denied. */
export function pastYear(used: readonly UsedProcedure[], today: string): WantedProcedure[] {
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const quantities = new Map<string, number>();
  for (const { code, date, answer } of used)
    if (answer !== 'Denied' && date > since && date <= today)
      quantities.set(code, (quantities.get(code) ?? 0) + 1);
  return [...quantities].map(([code, quantity]) => ({ code, quantity }));
}
