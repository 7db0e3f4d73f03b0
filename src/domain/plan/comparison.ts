import { benefitOf, type OfferedProcedure, type PlanOffer, type PricedLine, priceWith } from './sale.ts';

export interface PlanComparison {
  offer: PlanOffer;
  /** The plan's fee for one person; zero without a level. */
  feeCents: number;
  /** Null if the plan is paid once a year. */
  monthlyFeeCents: number | null;
  /** Paid once; zero for a plan that the patient has. */
  enrollmentFeeCents: number;
  /** What the visits cost with the plan, its fees included. */
  paidCents: number;
  /** Compared with the usual fees; negative if the plan costs more than it saves. */
  savedCents: number;
}

export interface WantedProcedure {
  code: string;
  quantity: number;
}

/** No year of visits uses each benefit up, so it has each at most this often. */
const MOST_VISITS = 2;

/** The year that a comparison begins with: the first procedure of each benefit, or one of each procedure. */
export function usualYear(
  offers: readonly PlanOffer[],
  procedures: readonly OfferedProcedure[],
): WantedProcedure[] {
  const isKnown = (code: string) => procedures.some((each) => each.code === code);
  const year = new Map<string, WantedProcedure>();
  const richestFirst = [...offers].sort((a, b) => b.benefits.length - a.benefits.length);
  for (const { benefit, limit, codes } of richestFirst.flatMap(({ benefits }) => benefits)) {
    const code = codes.find(isKnown);
    if (code === undefined || year.has(benefit)) continue;
    year.set(benefit, { code, quantity: limit === 0 ? 1 : Math.min(limit, MOST_VISITS) });
  }
  if (year.size === 0) return procedures.map(({ code }) => ({ code, quantity: 1 }));
  return [...year.values()];
}

/**
 * The plan that saves most in its first year comes first. Procedures that the practice doesn't have don't count.
 * @param own the names of the patient's plans
 */
export function comparePlans(
  offers: readonly PlanOffer[],
  procedures: readonly OfferedProcedure[],
  wanted: readonly WantedProcedure[],
  own: readonly string[] = [],
): PlanComparison[] {
  const known = wanted.flatMap(({ code, quantity }) => {
    const procedure = procedures.find((each) => each.code === code);
    return procedure === undefined ? [] : [{ procedure, quantity }];
  });
  const compared = offers.map((offer) => {
    const lines = priceTogether(offer, known);
    const sum = (cents: (line: PricedLine) => number) => lines.reduce((all, line) => all + cents(line), 0);
    const [level] = offer.levels;
    const feeCents = level?.annualFeeCents ?? 0;
    const enrollmentFeeCents = own.includes(offer.name) ? 0 : (level?.enrollmentFeeCents ?? 0);
    const paidCents = sum(({ withPlanCents }) => withPlanCents) + feeCents + enrollmentFeeCents;
    const savedCents = sum(({ usualCents }) => usualCents) - paidCents;
    const monthlyFeeCents = level?.monthlyFeeCents ?? null;
    return { offer, feeCents, monthlyFeeCents, enrollmentFeeCents, paidCents, savedCents };
  });
  return compared.sort((a, b) => b.savedCents - a.savedCents);
}

/** The procedures of one benefit share its limit. */
function priceTogether(
  offer: PlanOffer,
  wanted: readonly { procedure: OfferedProcedure; quantity: number }[],
): PricedLine[] {
  const uses = new Map<string, number>();
  return wanted.map(({ procedure, quantity }) => {
    const benefit = benefitOf(offer, procedure.code)?.benefit ?? '';
    const usesBefore = uses.get(benefit) ?? 0;
    uses.set(benefit, usesBefore + quantity);
    return priceWith(offer, procedure, quantity, usesBefore);
  });
}

/** The discounts that all plans have; null if they differ. */
export function commonDiscounts(offers: readonly PlanOffer[]): PlanOffer['discounts'] | null {
  const [first, ...others] = offers.map(({ discounts }) => discounts);
  const isSame = others.every((discounts) => JSON.stringify(discounts) === JSON.stringify(first));
  return first !== undefined && first.length > 0 && isSame ? first : null;
}
