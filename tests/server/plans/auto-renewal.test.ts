import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/date/day.ts';
import { addDays, addMonths } from '#server/calendar-date.ts';
import { sumOf } from '#server/http/money.ts';
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
const date = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const price: fc.Arbitrary<PlanPrice> = fc.record({
  feeCents: cents(10_000_000),
  enrollementFeeCents: cents(100_000),
  adminFeeCents: cents(10_000),
  salesTaxHundredths: cents(10_000),
  monthly: fc.boolean(),
});
const ACCOUNT = { active: true, expiresOn: null };
const renewing = (start: string) => ({ ...termFrom(start), autoRenew: true, inactive: false });
const renewed = (renewal: Renewal) => {
  if (renewal.kind !== 'renew') throw new Error(renewal.kind);
  return renewal;
};

describe('the rules of auto-renewal', () => {
  it('SAMPLE-1: whichever night makes it, a term follows the one before without a gap, and costs its price', () => {
    fc.assert(
      fc.property(price, date, fc.integer({ min: 0, max: 30 }), (cost, start, late) => {
        const plan = renewing(start);
        const { term, debts } = renewed(renewalOf(plan, cost, ACCOUNT, addDays(plan.endDate, late)));
        expect(term.startDate).toBe(plan.endDate);
        expect([365, 366]).toContain(daysBetween(term.startDate, term.endDate));
        const { amountCents, ...parts } = sumOfPrices(debts);
        const fees = parts.adminFeeCents + parts.adminFeeSalesTaxCents + parts.feeSalesTaxCents;
        expect(amountCents - fees).toBe(cost.feeCents);
        expect(debts.every((debt) => debt.amountCents > 0 && Number.isInteger(debt.amountCents))).toBe(true);
        const months = cost.monthly ? 12 : 1;
        expect(debts.length).toBeLessThanOrEqual(months);
        const days = Array.from({ length: months }, (_, month) => addMonths(term.startDate, month));
        expect(days).toEqual(expect.arrayContaining(debts.map(({ dueDate }) => dueDate)));
        expect(sumOf(debts.map((debt) => debt.adminFeeCents)) % (cost.adminFeeCents || 1)).toBe(0);
      }),
    );
  });

  it('SAMPLE-1: a term is renewed from its last day on for thirty days, and on no other day', () => {
    fc.assert(
      fc.property(price, date, fc.integer({ min: -400, max: 400 }), (cost, start, late) => {
        const plan = renewing(start);
        const { kind } = renewalOf(plan, cost, ACCOUNT, addDays(plan.endDate, late));
        expect(kind).toBe(late >= 0 && late <= 30 ? 'renew' : 'notDue');
      }),
    );
    expect(firstEndOn('2027-03-01')).toBe('2027-01-30');
  });

  it('SAMPLE-2: without a price or an account that can be charged there is no term; what costs nothing needs none', () => {
    const plan = renewing('2025-03-16');
    const cost = {
      feeCents: 1,
      enrollementFeeCents: 0,
      adminFeeCents: 0,
      salesTaxHundredths: 0,
      monthly: true,
    };
    const today = plan.endDate;
    expect(renewalOf(plan, undefined, ACCOUNT, today)).toEqual({ kind: 'impossible', because: 'noPrice' });
    expect(renewalOf(plan, cost, undefined, today)).toEqual({ kind: 'impossible', because: 'noAccount' });
    for (const [account, because] of [
      [{ active: false, expiresOn: null }, 'accountInactive'],
      [{ active: true, expiresOn: addDays(today, -1) }, 'cardExpired'],
    ] as const)
      expect(renewalOf(plan, cost, account, today)).toEqual({ kind: 'impossible', because });
    for (const given of [{ autoRenew: false }, { inactive: true }])
      expect(renewalOf({ ...plan, ...given }, cost, ACCOUNT, today)).toEqual({ kind: 'notDue' });
    expect(renewed(renewalOf(plan, { ...cost, feeCents: 0 }, undefined, today)).debts).toEqual([]);
    const debts = renewed(renewalOf(plan, cost, ACCOUNT, today)).debts;
    expect(debts.map(({ amountCents, dueDate }) => [amountCents, dueDate])).toEqual([[1, '2026-08-16']]);
  });

  it('API-10: what failed is tried on seven nights more; each day, plan and due date has one key of its own', () => {
    expect(triedUntil('2027-02-26')).toBe('2027-03-05');
    const payment = { planId: '17', dueDate: '2026-03-16', day: '2026-03-17' };
    expect(automaticPaymentKey(payment)).toBe('auto-renewal:17:2026-03-16:2026-03-17');
    const given = fc.record({ planId: fc.nat().map(String), dueDate: date, day: date });
    fc.assert(
      fc.property(given, given, (one, other) => {
        const same = one.planId === other.planId && one.dueDate === other.dueDate && one.day === other.day;
        expect(automaticPaymentKey(one) === automaticPaymentKey(other)).toBe(same);
      }),
    );
  });
});
