import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#server/calendar-date.ts';
import { sumOf } from '#server/http/money.ts';
import { amountDue, type Debt, partsOf, priceOfPart, refusalOfAmount } from '#server/payments/debt.ts';
import { type Charge, netOf, type Reversal, refund, voidCharge } from '#server/payments/reversals.ts';
import { type Price, priceOf, sumOfPrices } from '#server/plans/price.ts';

const cents = (most = 10_000_000) => fc.integer({ min: 0, max: most });
const hundredths = fc.integer({ min: 0, max: 10_000 });
const date = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

const PRICE_KEYS = ['amountCents', 'adminFeeCents', 'adminFeeSalesTaxCents', 'feeSalesTaxCents'] as const;
const pricesOnly = (price: Price) => PRICE_KEYS.map((key) => price[key]);

describe('debts of a plan', () => {
  const debt = fc
    .record({
      feeCents: cents(20_000),
      adminFeeCents: cents(500),
      salesTaxHundredths: hundredths,
      dueDate: date,
    })
    .filter(({ feeCents }) => feeCents > 0)
    .map((fees): Omit<Debt, 'id'> => ({ ...priceOf(fees), ...fees, paidCents: 0, reservedCents: 0 }));
  const debts = fc
    .array(debt, { minLength: 1, maxLength: 6 })
    .map((all): Debt[] => all.map((each, id) => ({ ...each, id: id + 1 })));
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });

  it('API-10: however a plan is paid off, all payments add up to its debts, fees and taxes too', () => {
    fc.assert(
      fc.property(debts, fc.array(share, { maxLength: 8 }), (all, shares) => {
        const owed = sumOfPrices(all);
        let left = all;
        const paid: Price[] = [];
        for (const fraction of [...shares, 1]) {
          const amount = Math.max(1, Math.round(amountDue(left) * fraction));
          if (refusalOfAmount(amount, left)) break;
          const parts = partsOf(amount, left);
          expect(sumOf(parts.map((part) => part.amountCents))).toBe(amount);
          paid.push(...parts.flatMap((part) => pricesOfPart(left, part)));
          left = left.map((each) => ({ ...each, paidCents: each.paidCents + partFor(parts, each.id) }));
        }
        expect(amountDue(left)).toBe(0);
        expect(pricesOnly(sumOfPrices(paid))).toEqual(pricesOnly(owed));
        for (const each of paid) {
          expect(Math.min(...pricesOnly(each))).toBeGreaterThanOrEqual(0);
          const fees = each.adminFeeCents + each.adminFeeSalesTaxCents + each.feeSalesTaxCents;
          expect(fees).toBeLessThanOrEqual(each.amountCents);
        }
      }),
    );
  });

  const partFor = (parts: ReturnType<typeof partsOf>, id: number): number =>
    parts.find(({ debtId }) => debtId === id)?.amountCents ?? 0;
  const pricesOfPart = (all: readonly Debt[], part: { debtId: number; amountCents: number }): Price[] =>
    all.filter(({ id }) => id === part.debtId).map((each) => priceOfPart(each, part.amountCents));

  it('API-10: the debt that has been due for longest is paid first', () => {
    const one = (id: number, dueDate: string, reservedCents = 0): Debt => ({
      ...priceOf({ feeCents: 1000, adminFeeCents: 0, salesTaxHundredths: 0 }),
      id,
      dueDate,
      salesTaxHundredths: 0,
      paidCents: 0,
      reservedCents,
    });
    const all = [one(1, '2026-03-01'), one(2, '2026-02-01', 400), one(3, '2026-02-01')];
    expect(partsOf(1700, all)).toEqual([
      { debtId: 2, amountCents: 600 },
      { debtId: 3, amountCents: 1000 },
      { debtId: 1, amountCents: 100 },
    ]);
    expect(refusalOfAmount(2600, all)).toBeUndefined();
    expect(refusalOfAmount(2601, all)).toBe('pending');
    expect(refusalOfAmount(3001, all)).toBe('moreThanDue');
    expect(refusalOfAmount(0, all)).toBe('nothingWanted');
    expect(refusalOfAmount(1, [])).toBe('nothingDue');
  });
});

describe('taking money back', () => {
  const TODAY = '2026-03-16';
  const charge = fc
    .record({ feeCents: cents(100_000), adminFeeCents: cents(1000), salesTaxHundredths: hundredths })
    .filter(({ feeCents }) => feeCents > 0)
    .map(
      (fees): Charge => ({
        ...priceOf(fees),
        id: 70_001,
        status: 'Paid',
        voided: false,
        datePaid: TODAY,
        refundedCents: 0,
      }),
    );
  const done = (result: Reversal | string): Reversal => {
    if (typeof result === 'string') throw new Error(result);
    return result;
  };

  it('ENTITY-7: refunds are entries that point to the charge; what is kept and what went back add up', () => {
    fc.assert(
      fc.property(
        charge,
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 }),
        (paid, amounts) => {
          let refundedCents = 0;
          const entries: Reversal['entry'][] = [];
          for (const amount of [...amounts, Number.MAX_SAFE_INTEGER]) {
            const left = paid.amountCents - refundedCents;
            if (left === 0) break;
            const result = done(refund({ ...paid, refundedCents }, Math.min(amount, left)));
            refundedCents += result.entry.amountCents;
            entries.push(result.entry);
            expect(result.entry).toMatchObject({ referencedTransactionId: 70_001, voided: false });
            expect(result.charge.status).toBe(refundedCents === paid.amountCents ? 'Refunded' : 'Paid');
          }
          expect(netOf(paid, entries)).toBe(0);
          expect(pricesOnly(sumOfPrices(entries))).toEqual(pricesOnly(paid));
        },
      ),
    );
  });

  it('ENTITY-7: a void reverses the whole charge on its day, and flags both', () => {
    fc.assert(
      fc.property(charge, (paid) => {
        const { entry, charge: after } = done(voidCharge(paid, TODAY));
        expect(pricesOnly(entry)).toEqual(pricesOnly(paid));
        expect(entry).toMatchObject({ referencedTransactionId: 70_001, voided: true });
        expect(after).toEqual({ status: 'Refunded', voided: true });
      }),
    );
  });

  it.each([
    [{ status: 'Pending', datePaid: null }, 1, 'notPaid', 'notPaid'],
    [{ status: 'Failed', datePaid: null }, 1, 'notPaid', 'notPaid'],
    [{ status: 'Refunded', refundedCents: 1000 }, 1, 'notPaid', 'notPaid'],
    [{ voided: true }, 1, 'notPaid', 'notPaid'],
    [{}, 0, 'nothing', undefined],
    [{}, -5, 'nothing', undefined],
    [{}, 1001, 'moreThanPaid', undefined],
    [{ refundedCents: 400 }, 601, 'moreThanPaid', 'partlyRefunded'],
    [{ datePaid: '2026-03-15' }, 1001, 'moreThanPaid', 'anotherDay'],
  ] as const)('ENTITY-7: of %j refunding %d is %s, voiding it %s', (given, amount, refused, voidRefused) => {
    const paid: Charge = {
      ...priceOf({ feeCents: 1000, adminFeeCents: 0, salesTaxHundredths: 0 }),
      id: 1,
      status: 'Paid',
      voided: false,
      datePaid: TODAY,
      refundedCents: 0,
      ...given,
    };
    expect(refund(paid, amount)).toBe(refused);
    if (voidRefused) expect(voidCharge(paid, TODAY)).toBe(voidRefused);
  });
});
