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

/**
 * The patient's own plan comes first, then the plan that saves most in its first year. Procedures that the practice doesn't have don't count.
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
    const coveredCents = sum((line) => line.coveredCents);
    const beyondMaximumCents = Math.max(0, coveredCents - (offer.annualMaximumCents ?? coveredCents));
    const visitsCents = sum(({ withPlanCents }) => withPlanCents) + beyondMaximumCents;
    const paidCents = visitsCents + feeCents + enrollmentFeeCents;
    const savedCents = sum(({ usualCents }) => usualCents) - paidCents;
    const monthlyFeeCents = level?.monthlyFeeCents ?? null;
    return { offer, feeCents, monthlyFeeCents, enrollmentFeeCents, paidCents, savedCents };
  });
  const isOwn = ({ offer: { name } }: PlanComparison) => Number(own.includes(name));
  return compared.sort((a, b) => isOwn(b) - isOwn(a) || b.savedCents - a.savedCents);
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

export type IncludedBenefit = Pick<PlanOffer['benefits'][number], 'benefit' | 'limit'>;

/** The benefits that all plans include equally often, and the names of those that make a difference. */
export function comparedBenefits(offers: readonly PlanOffer[]): {
  common: IncludedBenefit[];
  different: string[];
} {
  const richestFirst = [...offers].sort((a, b) => b.benefits.length - a.benefits.length);
  const names = [...new Set(richestFirst.flatMap(({ benefits }) => benefits.map(({ benefit }) => benefit)))];
  const common = names.flatMap((benefit) => {
    const limits = offers.map((offer) => limitOf(offer, benefit));
    const [limit = null] = limits;
    return limit !== null && limits.every((each) => each === limit) ? [{ benefit, limit }] : [];
  });
  const different = names.filter((name) => !common.some(({ benefit }) => benefit === name));
  return { common, different };
}

/** Null if the plan does not include the benefit. */
export const limitOf = ({ benefits }: PlanOffer, name: string): number | null =>
  benefits.find(({ benefit }) => benefit === name)?.limit ?? null;

const SHORTEST_LIST = 3;
const LONGEST_LIST = 6;

/**
 * The rows worth reading first: those of the plans that save money, but at least three and at most six. A single row is
 * not left out.
 */
export function bestOf(rows: readonly PlanComparison[]): readonly PlanComparison[] {
  const saving = rows.findLastIndex(({ savedCents }) => savedCents > 0) + 1;
  const length = Math.min(Math.max(saving, SHORTEST_LIST), LONGEST_LIST);
  return rows.length - length > 1 ? rows.slice(0, length) : rows;
}

/** Undefined if no plan saves money. */
export const mostSaving = (rows: readonly PlanComparison[]): PlanOffer | undefined =>
  rows.filter(({ savedCents }) => savedCents > 0).sort((a, b) => b.savedCents - a.savedCents)[0]?.offer;
