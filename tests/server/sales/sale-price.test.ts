import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMemberCents, debtsOfPurchase, termFrom } from '#server/plans/plan-term.ts';
import { times } from '../../support/depth.ts';

const TODAY = '2026-03-16';

it('API-21: the payments of a purchase add up to fee, enrollment, admin fees and taxes, and an added member never costs more than a year', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.integer({ min: 0, max: 10_000 }),
      fc.boolean(),
      (feeCents, enrollementFeeCents, adminFeeCents, salesTaxHundredths, monthly) => {
        const price = { feeCents, enrollementFeeCents, adminFeeCents, salesTaxHundredths, monthly };
        const debts = debtsOfPurchase(price, termFrom(TODAY));
        const parts = debts.map(
          (debt) => debt.amountCents - debt.adminFeeSalesTaxCents - debt.feeSalesTaxCents,
        );
        const whole = feeCents + enrollementFeeCents + adminFeeCents * debts.length;
        return parts.reduce((sum, each) => sum + each, 0) === whole;
      },
    ),
    { numRuns: times(2000, 200) },
  );
  fc.assert(
    fc.property(cents, fc.integer({ min: -400, max: 400 }), (yearly, day) => {
      const today = new Date(Date.parse(TODAY) + day * 86_400_000).toISOString().slice(0, 10);
      const cost = addMemberCents(yearly, termFrom(TODAY), today);
      return cost >= 0 && cost <= yearly && Number.isInteger(cost);
    }),
    { numRuns: times(2000, 200) },
  );
});

it('API-21.9: an added member pays days left over days in the term, half a cent up', () => {
  const term = termFrom('2026-03-01');
  expect(addMemberCents(9900, term, '2026-03-16')).toBe(9493);
  expect(addMemberCents(365, { startDate: '2026-03-01', endDate: '2027-03-01' }, '2026-08-30')).toBe(183);
  expect(addMemberCents(9900, term, '2026-03-01')).toBe(9900);
  expect(addMemberCents(9900, term, '2027-03-01')).toBe(0);
});
