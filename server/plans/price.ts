import { sumOf } from '#domain/money/arithmetic.ts';

const HUNDREDTHS_OF_A_PERCENT = 10_000;

/** Whole cents. */
interface Fees {
  feeCents: number;
  adminFeeCents: number;
  /** 825 is 8.25 %. */
  salesTaxHundredths: number;
}

/** Hundredths of a percent by two-letter state. A state without a rate has no sales tax. */
export type SalesTaxByState = Readonly<Record<string, number>>;

/** The practice's own rate if it has one, otherwise that of its state. */
export const salesTaxHundredthsOf = (
  byState: SalesTaxByState,
  { state, sales_tax_hundredths }: { state: string; sales_tax_hundredths: number | null },
): number => sales_tax_hundredths ?? byState[state] ?? 0;

/** The rest of the amount is the plan's own fee. */
export interface Price {
  amountCents: number;
  adminFeeCents: number;
  adminFeeSalesTaxCents: number;
  feeSalesTaxCents: number;
}

/** Rounds half a cent up. */
export const salesTaxOf = (cents: number, hundredths: number): number =>
  Math.floor((2 * cents * hundredths + HUNDREDTHS_OF_A_PERCENT) / (2 * HUNDREDTHS_OF_A_PERCENT));

export function priceOf({ feeCents, adminFeeCents, salesTaxHundredths }: Fees): Price {
  const feeSalesTaxCents = salesTaxOf(feeCents, salesTaxHundredths);
  const adminFeeSalesTaxCents = salesTaxOf(adminFeeCents, salesTaxHundredths);
  const amountCents = sumOf([feeCents, adminFeeCents, feeSalesTaxCents, adminFeeSalesTaxCents]);
  return { amountCents, adminFeeCents, adminFeeSalesTaxCents, feeSalesTaxCents };
}

/**
 * The part of a price between two amounts: the plan's own fee comes first, then the admin fee, then taxes. The parts
 * always add up to the price.
 */
export function pieceOf(price: Price, from: number, to: number): Price {
  const { amountCents, adminFeeCents, adminFeeSalesTaxCents, feeSalesTaxCents } = price;
  const adminFee = amountCents - adminFeeCents - adminFeeSalesTaxCents - feeSalesTaxCents;
  const adminFeeSalesTax = adminFee + adminFeeCents;
  const feeSalesTax = adminFeeSalesTax + adminFeeSalesTaxCents;
  const within = (start: number, end: number): number =>
    Math.max(0, Math.min(to, end) - Math.max(from, start));
  return {
    amountCents: to - from,
    adminFeeCents: within(adminFee, adminFeeSalesTax),
    adminFeeSalesTaxCents: within(adminFeeSalesTax, feeSalesTax),
    feeSalesTaxCents: within(feeSalesTax, amountCents),
  };
}

/** What a price has beyond a part of it. */
export const restOf = (price: Price, part: Price): Price => ({
  amountCents: price.amountCents - part.amountCents,
  adminFeeCents: price.adminFeeCents - part.adminFeeCents,
  adminFeeSalesTaxCents: price.adminFeeSalesTaxCents - part.adminFeeSalesTaxCents,
  feeSalesTaxCents: price.feeSalesTaxCents - part.feeSalesTaxCents,
});

export const sumOfPrices = (prices: readonly Price[]): Price => ({
  amountCents: sumOf(prices.map((each) => each.amountCents)),
  adminFeeCents: sumOf(prices.map((each) => each.adminFeeCents)),
  adminFeeSalesTaxCents: sumOf(prices.map((each) => each.adminFeeSalesTaxCents)),
  feeSalesTaxCents: sumOf(prices.map((each) => each.feeSalesTaxCents)),
});
