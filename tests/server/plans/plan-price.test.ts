import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalParts, sumOf } from '#domain/money/arithmetic.ts';
import { centsOfDollars, dollarsOf } from '#domain/money/money.ts';
import {
  addMemberCents,
  debtsOfPurchase,
  debtsOfRenewal,
  isMonthly,
  termAfter,
  termFrom,
} from '#server/plans/plan-term.ts';
import { priceOf, salesTaxOf } from '#server/plans/price.ts';
import { times } from '../../support/depth.ts';

const TODAY = '2026-03-16';

const cents = (most = 10_000_000) => fc.integer({ min: 0, max: most });

describe('cents and dollars', () => {
  it('API-22.3: dollars of a response are whole cents in the server, and convert back to the same dollars', () => {
    fc.assert(fc.property(cents(100_000_000_00), (amount) => centsOfDollars(dollarsOf(amount)) === amount));
    expect([centsOfDollars(0.29), centsOfDollars(19.99), dollarsOf(1999)]).toEqual([29, 1999, 19.99]);
  });

  it('equal parts differ by a cent at most, and add up to the whole', () => {
    fc.assert(
      fc.property(cents(), fc.integer({ min: 1, max: 60 }), (whole, count) => {
        const parts = equalParts(whole, count);
        expect(sumOf(parts)).toBe(whole);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
    expect(equalParts(10_000, 12).slice(0, 3)).toEqual([833, 834, 833]);
  });
});

it.each([
  [10_000, 825, 825],
  [1000, 650, 65],
  [999, 825, 82],
  [10, 500, 1],
  [0, 825, 0],
])('the sales tax on %d cents at %d hundredths of a percent is %d', (amount, rate, tax) =>
  expect(salesTaxOf(amount, rate)).toBe(tax),
);

it('a price is the fee, the admin fee, and the tax on each', () => {
  expect(priceOf({ feeCents: 9900, adminFeeCents: 200, salesTaxHundredths: 825 })).toEqual({
    amountCents: 10_934,
    adminFeeCents: 200,
    adminFeeSalesTaxCents: 17,
    feeSalesTaxCents: 817,
  });
});

describe('a term', () => {
  it.each([
    ['2026-03-16', '2027-03-16'],
    ['2024-02-29', '2025-02-28'],
  ])('SAMPLE-1: from %s ends after one year, on %s, when the next one begins', (startDate, endDate) => {
    const term = termFrom(startDate);
    expect(term).toEqual({ startDate, endDate });
    expect(termAfter(term).startDate).toBe(endDate);
  });

  const price = { feeCents: 12_000, enrollmentFeeCents: 2500, adminFeeCents: 0, salesTaxHundredths: 0 };

  it('ENTITY-3: costs one payment a year, or twelve where it has a schedule date, with the enrollment fee in the first', () => {
    expect([isMonthly('2026-03-16'), isMonthly(null)]).toEqual([true, false]);
    const debtsOf = (monthly: boolean) => debtsOfPurchase({ ...price, monthly }, termFrom('2026-03-31'));
    expect(debtsOf(false).map(({ amountCents }) => amountCents)).toEqual([14_500]);
    expect(debtsOf(true).map(({ amountCents }) => amountCents)).toEqual([3500, ...Array(11).fill(1000)]);
    expect(debtsOf(true).map(({ dueDate }) => dueDate)[1]).toBe('2026-04-30');
    expect(debtsOf(true).map(({ paymentType }) => paymentType)[0]).toBe('New');
  });

  it('a renewal has no enrollment fee', () => {
    expect(debtsOfRenewal({ ...price, monthly: false }, termFrom('2026-03-16'))).toEqual([
      {
        amountCents: 12_000,
        adminFeeCents: 0,
        adminFeeSalesTaxCents: 0,
        feeSalesTaxCents: 0,
        salesTaxHundredths: 0,
        dueDate: '2026-03-16',
        paymentType: 'Subscription',
      },
    ]);
  });
});

it('API-21: the payments of a purchase add up to fee, enrollment, admin fees and taxes, and an added member never costs more than a year', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.integer({ min: 0, max: 10_000 }),
      fc.boolean(),
      (feeCents, enrollmentFeeCents, adminFeeCents, salesTaxHundredths, monthly) => {
        const price = { feeCents, enrollmentFeeCents, adminFeeCents, salesTaxHundredths, monthly };
        const debts = debtsOfPurchase(price, termFrom(TODAY));
        const parts = debts.map(
          (debt) => debt.amountCents - debt.adminFeeSalesTaxCents - debt.feeSalesTaxCents,
        );
        const whole = feeCents + enrollmentFeeCents + adminFeeCents * debts.length;
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
