import { COMPARED_PROCEDURES } from '#tests/machines/comparison.model.ts';
import { SALE_OFFERS } from '#tests/machines/sale.model.ts';

/** The contract has money in dollars. */
export const dollars = (cents: number | null) => cents && cents / 100;

/** The plans of the models as the contract has them. */
export const RECEIVED_OFFERS = {
  offers: SALE_OFFERS.map(({ id, annualMaximumCents, levels, ...offer }) => ({
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
};
