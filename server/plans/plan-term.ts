import { addMonths, addYears, daysBetween } from '#domain/date/day.ts';
import { equalParts } from '#domain/money/arithmetic.ts';
import { shareAt } from '#domain/money/share-at.ts';
import { type Price, priceOf } from './price.ts';

/** SAMPLE-1 */
export const TERM_YEARS = 1;
export const MONTHS_A_TERM = 12;

export interface Term {
  startDate: string;
  endDate: string;
}

export interface NewDebt extends Price {
  dueDate: string;
  paymentType: 'New' | 'Subscription' | 'Upgrade';
  salesTaxHundredths: number;
}

export interface PlanPrice {
  feeCents: number;
  enrollmentFeeCents: number;
  adminFeeCents: number;
  salesTaxHundredths: number;
  /** Twelve payments instead of one. */
  monthly: boolean;
}

export const termFrom = (startDate: string): Term => ({
  startDate,
  endDate: addYears(startDate, TERM_YEARS),
});

/** The next term begins on the day on which this one ends. */
export const termAfter = ({ endDate }: Term): Term => termFrom(endDate);

/** ENTITY-3 */
export const isMonthly = (scheduleDate: string | null): boolean => scheduleDate !== null;

/** The enrollment fee is part of the first payment. */
export const debtsOfPurchase = (price: PlanPrice, term: Term): NewDebt[] =>
  debtsOf(price, term, 'New', price.enrollmentFeeCents);

export const debtsOfRenewal = (price: PlanPrice, term: Term): NewDebt[] =>
  debtsOf(price, term, 'Subscription', 0);

/** The yearly amount, prorated for the days left in the term. */
export function addMemberCents(yearlyCents: number, { startDate, endDate }: Term, today: string): number {
  const days = daysBetween(startDate, endDate);
  const left = Math.min(days, Math.max(0, daysBetween(today, endDate)));
  return shareAt(yearlyCents, left, days);
}

function debtsOf(
  price: PlanPrice,
  { startDate }: Term,
  first: 'New' | 'Subscription',
  enrollmentFeeCents: number,
): NewDebt[] {
  const { adminFeeCents, salesTaxHundredths } = price;
  const parts = equalParts(price.feeCents, price.monthly ? MONTHS_A_TERM : 1);
  return parts.map((part, month) => {
    const feeCents = part + (month === 0 ? enrollmentFeeCents : 0);
    return {
      ...priceOf({ feeCents, adminFeeCents, salesTaxHundredths }),
      salesTaxHundredths,
      dueDate: addMonths(startDate, month),
      paymentType: month === 0 ? first : 'Subscription',
    };
  });
}
