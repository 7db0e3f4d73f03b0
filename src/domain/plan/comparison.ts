import { benefitOf, type OfferedProcedure, type PlanOffer, type PricedLine, priceWith } from './sale.ts';

export interface PlanComparison {
  offer: PlanOffer;
  /** The plan's fee for one person; zero without a level. */
  feeCents: number;
  /** Null if the plan is paid once a year. */
  monthlyFeeCents: number | null;
  /** What the visits cost with the plan, its fee included. */
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

/** The plan that saves most comes first. Procedures that the practice doesn't have don't count. */
export function comparePlans(
  offers: readonly PlanOffer[],
  procedures: readonly OfferedProcedure[],
  wanted: readonly WantedProcedure[],
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
    const paidCents = sum(({ withPlanCents }) => withPlanCents) + feeCents;
    const savedCents = sum(({ usualCents }) => usualCents) - paidCents;
    return { offer, feeCents, monthlyFeeCents: level?.monthlyFeeCents ?? null, paidCents, savedCents };
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
