import { daysBetween } from '#domain/date/day.ts';
import { addMonths, addYears } from '../calendar-date.ts';
import { equalParts, shareAt } from '../http/money.ts';
import { type Price, priceOf } from './price.ts';

/** How long a plan holds that is bought or renewed, and every plan of the sample (SAMPLE-1). */
export const TERM_YEARS = 1;
const MONTHS_A_TERM = 12;

export interface Term {
  startDate: string;
  /** The last day on which the plan holds. */
  endDate: string;
}

/** A debt as a plan makes it. */
export interface NewDebt extends Price {
  dueDate: string;
  paymentType: 'New' | 'Subscription' | 'Upgrade';
  salesTaxHundredths: number;
}

export interface PlanPrice {
  /** For a whole term. */
  feeCents: number;
  /** Once, when a plan is bought. */
  enrollementFeeCents: number;
  /** With every payment. */
  adminFeeCents: number;
  salesTaxHundredths: number;
  /** Paid in twelve parts rather than one. */
  monthly: boolean;
}

/** Plan terms are one year (SAMPLE-1). */
export const termFrom = (startDate: string): Term => ({
  startDate,
  endDate: addYears(startDate, TERM_YEARS),
});

/** The term after this one begins on the day on which this one ends. */
export const termAfter = ({ endDate }: Term): Term => termFrom(endDate);

/** A plan with a schedule date is paid by the month (ENTITY-3). */
export const isMonthly = (scheduleDate: string | null): boolean => scheduleDate !== null;

/** What falls due over a term that was bought: the enrolment fee with the first of its payments. */
export const debtsOfPurchase = (price: PlanPrice, term: Term): NewDebt[] =>
  debtsOf(price, term, 'New', price.enrollementFeeCents);

/** What falls due over a renewed term. */
export const debtsOfRenewal = (price: PlanPrice, term: Term): NewDebt[] =>
  debtsOf(price, term, 'Subscription', 0);

/** What another member costs from today to the end of the term: the days that are left of the yearly amount. */
export function addMemberCents(yearlyCents: number, { startDate, endDate }: Term, today: string): number {
  const days = daysBetween(startDate, endDate);
  const left = Math.min(days, Math.max(0, daysBetween(today, endDate)));
  return shareAt(yearlyCents, left, days);
}

function debtsOf(
  price: PlanPrice,
  { startDate }: Term,
  first: 'New' | 'Subscription',
  enrollementFeeCents: number,
): NewDebt[] {
  const { adminFeeCents, salesTaxHundredths } = price;
  const parts = equalParts(price.feeCents, price.monthly ? MONTHS_A_TERM : 1);
  return parts.map((part, month) => {
    const feeCents = part + (month === 0 ? enrollementFeeCents : 0);
    return {
      ...priceOf({ feeCents, adminFeeCents, salesTaxHundredths }),
      salesTaxHundredths,
      dueDate: addMonths(startDate, month),
      paymentType: month === 0 ? first : 'Subscription',
    };
  });
}
