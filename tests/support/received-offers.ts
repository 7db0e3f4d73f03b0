import type { PlanOffer, Quote } from '#domain/plan/sale.ts';
import { COMPARED_OFFERS, COMPARED_PROCEDURES } from '#tests/machines/comparison.model.ts';
import { SALE_OFFERS } from '#tests/machines/sale-fixtures.ts';

/** The contract's amounts are in dollars. */
const dollars = (cents: number | null) => cents && cents / 100;

/** A price in the contract's format. */
export const quoted = (given: Quote) => {
  const { dueNowCents, lines, totalCents, offerId, levelId, feeCents, feeBeforeCents, ...quote } = given;
  return {
    ...quote,
    dueNow: dollars(dueNowCents),
    lines: lines.map(({ kind, cents }) => ({ kind, amount: dollars(cents) })),
    total: dollars(totalCents),
    offeredPlanId: offerId,
    coverageLevelId: levelId,
    fee: dollars(feeCents),
    feeBefore: dollars(feeBeforeCents),
  };
};

/** Plans in the contract's format. */
const received = (offers: readonly PlanOffer[]) => ({
  offers: offers.map(({ id, annualMaximumCents, levels, ...offer }) => ({
    ...offer,
    offeredPlanId: id,
    annualMaximum: dollars(annualMaximumCents),
    levels: levels.map(({ id: coverageLevelId, name, annualFeeCents, monthlyFeeCents, ...level }) => ({
      coverageLevelId,
      name,
      annualFee: dollars(annualFeeCents),
      monthlyFee: dollars(monthlyFeeCents),
      enrollmentFee: dollars(level.enrollmentFeeCents),
      people: level.covers.people,
      adults: level.covers.adults,
      dependentAgeLimit: level.covers.ageLimit,
    })),
  })),
  procedures: COMPARED_PROCEDURES.map(({ usualCents, ...procedure }) => ({
    ...procedure,
    usualFee: dollars(usualCents),
  })),
});
export const RECEIVED_OFFERS = received(SALE_OFFERS);
export const RECEIVED_COMPARISON = received(COMPARED_OFFERS);
