import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths } from '#domain/date/day.ts';
import {
  automaticPaymentKey,
  firstEndOn,
  type Renewal,
  renewalOf,
  triedUntil,
} from '#server/plans/auto-renewal.ts';
import { type PlanPrice, termFrom } from '#server/plans/plan-term.ts';
import { sumOfPrices } from '#server/plans/price.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most });
const price: fc.Arbitrary<PlanPrice> = fc.record({
  feeCents: cents(10_000_000),
  enrollmentFeeCents: cents(100_000),
  adminFeeCents: cents(10_000),
  salesTaxHundredths: cents(10_000),
  monthly: fc.boolean(),
});
const ACCOUNT = { active: true, expiresOn: null };
const PLAN = { ...termFrom('2025-03-16'), autoRenew: true, inactive: false };
const TODAY = PLAN.endDate;
const CENT: PlanPrice = {
  feeCents: 1,
  enrollmentFeeCents: 0,
  adminFeeCents: 0,
  salesTaxHundredths: 0,
  monthly: true,
};
function renewed(renewal: Renewal) {
  if (renewal.kind !== 'renew') throw new Error(renewal.kind);
  return renewal;
}

it('SAMPLE-1: a term follows the previous one without a gap, whichever night creates it, and costs its price', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 30 }), (cost, late) => {
      const { term, debts } = renewed(renewalOf(PLAN, cost, ACCOUNT, addDays(TODAY, late)));
      expect(term).toEqual(termFrom(TODAY));
      const { amountCents, ...parts } = sumOfPrices(debts);
      const fees = parts.adminFeeCents + parts.adminFeeSalesTaxCents + parts.feeSalesTaxCents;
      expect(amountCents - fees).toBe(cost.feeCents);
      expect(debts.every((debt) => debt.amountCents > 0)).toBe(true);
      const days = Array.from({ length: cost.monthly ? 12 : 1 }, (_, month) => addMonths(TODAY, month));
      expect(days).toEqual(expect.arrayContaining(debts.map(({ dueDate }) => dueDate)));
    }),
  );
});

it.each([
  [-1, 'notDue'],
  [0, 'renew'],
  [30, 'renew'],
  [31, 'notDue'],
])('SAMPLE-1: %d days after the last day of a term its renewal is %s', (late, kind) => {
  expect(renewalOf(PLAN, CENT, ACCOUNT, addDays(TODAY, late)).kind).toBe(kind);
  expect(firstEndOn('2027-03-01')).toBe('2027-01-30');
});

it.each([
  [undefined, ACCOUNT, 'noPrice'],
  [CENT, undefined, 'noAccount'],
  [CENT, { active: false, expiresOn: null }, 'accountInactive'],
  [CENT, { active: true, expiresOn: addDays(TODAY, -1) }, 'cardExpired'],
])('SAMPLE-2: for a price of %j, an account of %j makes a renewal impossible: %s', (cost, account, because) =>
  expect(renewalOf(PLAN, cost, account, TODAY)).toEqual({ kind: 'impossible', because }),
);

it('SAMPLE-2: a term that costs nothing needs no account, and a plan that is off or inactive is not renewed', () => {
  for (const given of [{ autoRenew: false }, { inactive: true }])
    expect(renewalOf({ ...PLAN, ...given }, CENT, ACCOUNT, TODAY)).toEqual({ kind: 'notDue' });
  expect(renewed(renewalOf(PLAN, { ...CENT, feeCents: 0 }, undefined, TODAY)).debts).toEqual([]);
  const { debts } = renewed(renewalOf(PLAN, CENT, ACCOUNT, TODAY));
  expect(debts.map(({ amountCents, dueDate }) => [amountCents, dueDate])).toEqual([[1, '2026-08-16']]);
});

it('API-10: a failed payment is retried on seven nights, each with a key of the plan, the due date and the day', () => {
  expect(triedUntil('2027-02-26')).toBe('2027-03-05');
  const payment = { planId: '17', dueDate: '2026-03-16', day: '2026-03-17' };
  expect(automaticPaymentKey(payment)).toBe('auto-renewal:17:2026-03-16:2026-03-17');
});
