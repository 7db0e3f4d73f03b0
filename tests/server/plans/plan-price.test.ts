import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/date/day.ts';
import { addDays, addMonths } from '#server/calendar-date.ts';
import { centsOf, dollarsOf, equalParts, sumOf } from '#server/http/money.ts';
import {
  addMemberCents,
  debtsOfPurchase,
  debtsOfRenewal,
  termAfter,
  termFrom,
} from '#server/plans/plan-term.ts';
import { priceOf, salesTaxOf } from '#server/plans/price.ts';

const cents = (most = 10_000_000) => fc.integer({ min: 0, max: most });
const hundredths = fc.integer({ min: 0, max: 10_000 });
const date = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

describe('cents and dollars', () => {
  it('API-22: dollars of the wire are whole cents inside, and the same dollars again', () => {
    fc.assert(
      fc.property(cents(100_000_000_00), (amount) => {
        expect(centsOf(dollarsOf(amount))).toBe(amount);
      }),
    );
    expect([centsOf(1.005 - 0.005), centsOf(0.29), centsOf(19.99), dollarsOf(1999)]).toEqual([
      100, 29, 1999, 19.99,
    ]);
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

describe('a price', () => {
  it.each([
    [10_000, 825, 825],
    [1000, 650, 65],
    [999, 825, 82],
    [10, 500, 1],
    [0, 825, 0],
  ])('sales tax on %d cents at %d hundredths of a percent is %d', (amount, rate, tax) =>
    expect(salesTaxOf(amount, rate)).toBe(tax),
  );

  it('is the fee, the admin fee and the tax on each, to the cent', () => {
    expect(priceOf({ feeCents: 9900, adminFeeCents: 200, salesTaxHundredths: 825 })).toEqual({
      amountCents: 10_934,
      adminFeeCents: 200,
      adminFeeSalesTaxCents: 17,
      feeSalesTaxCents: 817,
    });
    fc.assert(
      fc.property(cents(), cents(), hundredths, (feeCents, adminFeeCents, salesTaxHundredths) => {
        const price = priceOf({ feeCents, adminFeeCents, salesTaxHundredths });
        const { amountCents, adminFeeSalesTaxCents, feeSalesTaxCents } = price;
        expect(amountCents).toBe(feeCents + adminFeeCents + adminFeeSalesTaxCents + feeSalesTaxCents);
        expect(Math.abs(feeSalesTaxCents - (feeCents * salesTaxHundredths) / 10_000)).toBeLessThanOrEqual(
          0.5,
        );
      }),
    );
  });
});

describe('a term', () => {
  it('SAMPLE-1: is one year, and the next one begins when it ends', () => {
    expect(termFrom('2026-03-16')).toEqual({ startDate: '2026-03-16', endDate: '2027-03-16' });
    expect(termFrom('2024-02-29')).toEqual({ startDate: '2024-02-29', endDate: '2025-02-28' });
    fc.assert(
      fc.property(date, (day) => {
        const term = termFrom(day);
        expect([365, 366]).toContain(daysBetween(term.startDate, term.endDate));
        expect(termAfter(term).startDate).toBe(term.endDate);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', 12, '2027-03-31'],
    ['2026-03-31', 0, '2026-03-31'],
  ])('%s and %d months are %s', (from, months, wanted) => expect(addMonths(from, months)).toBe(wanted));

  it('a renewal is the same without the enrolment fee', () => {
    const price = {
      feeCents: 12_000,
      enrollementFeeCents: 2500,
      adminFeeCents: 0,
      salesTaxHundredths: 0,
      monthly: false,
    };
    const term = termFrom('2026-03-16');
    expect(debtsOfPurchase(price, term).map(({ amountCents }) => amountCents)).toEqual([14_500]);
    expect(debtsOfRenewal(price, term)).toEqual([
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

  it('another member costs the days that are left of the yearly amount', () => {
    const term = termFrom('2026-03-16');
    expect(addMemberCents(36_500, term, '2026-03-16')).toBe(36_500);
    expect(addMemberCents(36_500, term, '2026-03-17')).toBe(36_400);
    expect(addMemberCents(36_500, term, '2027-03-15')).toBe(100);
    expect(addMemberCents(36_500, term, '2027-03-16')).toBe(0);
    expect(addMemberCents(36_500, term, '2028-01-01')).toBe(0);
    expect(addMemberCents(36_500, term, '2020-01-01')).toBe(36_500);
    fc.assert(
      fc.property(cents(), date, fc.integer({ min: 0, max: 364 }), (yearly, start, days) => {
        const whole = termFrom(start);
        const today = addDays(start, days);
        const cost = addMemberCents(yearly, whole, today);
        expect(cost).toBeGreaterThanOrEqual(addMemberCents(yearly, whole, addDays(today, 1)));
        expect(cost).toBeLessThanOrEqual(yearly);
      }),
    );
  });
});
