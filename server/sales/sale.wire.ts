import type { components } from '#api/schema.d.ts';
import { equalParts, percentOf, sumOf } from '#domain/money/arithmetic.ts';
import { dollarsOf, dollarsOrNull } from '#domain/money/money.ts';
import type { NewDebt } from '../plans/plan-term.ts';
import type { SoldMember } from './households.queries.ts';
import type { Offer, OfferedProcedure } from './offers.queries.ts';
import { dueNowOf } from './sale.ts';
import type { Quote } from './sale-quotes.queries.ts';
import type { Sold } from './sell-plan.ts';

type Wire = components['schemas'];

const MONTHS = 12;

export const offerOnTheWire = ({
  id,
  name,
  annualMaximumCents,
  levels,
  ...more
}: Offer): Wire['PlanOffer'] => ({
  offeredPlanId: String(id),
  name,
  annualMaximum: dollarsOrNull(annualMaximumCents),
  levels: levels.map((level) => ({
    coverageLevelId: level.levelId,
    name: level.levelName,
    annualFee: dollarsOf(level.feeCents),
    monthlyFee: level.isSubscription ? dollarsOf(equalParts(level.feeCents, MONTHS)[0] ?? 0) : null,
    enrollmentFee: dollarsOf(level.enrollmentFeeCents),
    people: level.covers.people,
    adults: level.covers.adults,
    dependentAgeLimit: level.covers.ageLimit,
  })),
  benefits: more.benefits.map(({ benefit, limit, codes }) => ({ benefit, limit, codes: [...codes] })),
  discounts: more.discounts.map(({ name: category, percentHundredths }) => ({
    category,
    percent: percentOf(percentHundredths),
  })),
});

export const procedureOnTheWire = ({
  code,
  description,
  category,
  usualCents,
}: OfferedProcedure): Wire['OfferedProcedure'] => ({
  code,
  description,
  category,
  usualFee: dollarsOf(usualCents),
});

/** The lines add up to what is due now. */
const linesOf = ([first]: readonly NewDebt[], enrollmentFeeCents: number): Wire['SaleQuote']['lines'] => {
  if (!first) return [];
  const taxes = first.adminFeeSalesTaxCents + first.feeSalesTaxCents;
  const fee = first.amountCents - first.adminFeeCents - taxes;
  const lines = [
    ['planFee', fee - enrollmentFeeCents],
    ['enrollmentFee', enrollmentFeeCents],
    ['adminFee', first.adminFeeCents],
    ['salesTax', taxes],
  ] as const;
  return lines
    .filter(([kind, cents]) => cents > 0 || kind === 'planFee')
    .map(([kind, cents]) => ({ kind, amount: dollarsOf(cents) }));
};

export const quoteOnTheWire = (quote: Quote): Wire['SaleQuote'] => {
  const { contents, term, planName, coverageLevel, billing, enrollmentFeeCents } = quote;
  const [, ...later] = contents.debts;
  return {
    planName,
    coverageLevel,
    billing,
    startDate: term.startDate,
    endDate: term.endDate,
    dueNow: dollarsOf(dueNowOf(contents)),
    lines: linesOf(contents.debts, enrollmentFeeCents),
    later: later.map(({ dueDate, amountCents }) => ({ dueDate, amount: dollarsOf(amountCents) })),
    total: dollarsOf(sumOf(contents.debts.map(({ amountCents }) => amountCents))),
    offeredPlanId: quote.offeredPlanId,
    coverageLevelId: quote.coverageLevelId,
    fee: dollarsOrNull(quote.feeCents),
    leavesPlan: quote.leavesPlan,
    unpaidRenewal: quote.unpaidRenewal,
    nextTermFrom: quote.nextTermFrom,
    people: [...quote.people],
    leaving: [...quote.leaving],
    autoRenew: quote.autoRenew,
    feeBefore: dollarsOrNull(quote.feeBeforeCents),
  };
};

export const soldOnTheWire = (
  sold: Extract<Sold, { kind: 'pending' | 'done' }>,
  members: readonly SoldMember[],
): Wire['SaleResult'] =>
  sold.kind === 'pending'
    ? { state: 'Pending', planId: null, transactionId: null, members: [] }
    : {
        state: 'Sold',
        planId: sold.sale.planId === null ? null : String(sold.sale.planId),
        transactionId: sold.sale.transactionId === null ? null : String(sold.sale.transactionId),
        members: [...members],
      };
