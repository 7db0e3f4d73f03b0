import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#domain/money/arithmetic.ts';
import { amountDue, type Debt, partsOf, priceOfPart, refusalOfAmount } from '#server/payments/debt.ts';
import { type Charge, type Reversal, refund, voidCharge } from '#server/payments/reversals.ts';
import { type Price, priceOf, sumOfPrices } from '#server/plans/price.ts';

const TODAY = '2026-03-16';
const PRICE_KEYS = ['amountCents', 'adminFeeCents', 'adminFeeSalesTaxCents', 'feeSalesTaxCents'] as const;
const NOTHING: Price = { amountCents: 0, adminFeeCents: 0, adminFeeSalesTaxCents: 0, feeSalesTaxCents: 0 };
const pricesOnly = (price: Price) => PRICE_KEYS.map((key) => price[key]);
const fees = fc.record({
  feeCents: fc.integer({ min: 1, max: 20_000 }),
  adminFeeCents: fc.integer({ min: 0, max: 500 }),
  salesTaxHundredths: fc.integer({ min: 0, max: 10_000 }),
});

describe('debts of a plan', () => {
  const debts = fc.array(fees, { minLength: 1, maxLength: 6 }).map((all): Debt[] =>
    all.map((each, index) => ({
      ...priceOf(each),
      ...each,
      id: index + 1,
      paymentType: 'New',
      dueDate: `2026-0${((index * 2) % 5) + 1}-01`,
      paid: NOTHING,
      reservedCents: 0,
    })),
  );
  /** A share of what is due is paid, and then one of the payments may be voided. */
  const steps = fc.array(
    fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }), voided: fc.option(fc.nat(7)) }),
    { maxLength: 8 },
  );

  it('API-10, PATIENT-5: however a plan is paid, and whichever payments are voided, the others add up to its debts, fees and taxes', () => {
    fc.assert(
      fc.property(debts, steps, (all, taken) => {
        let payments: Price[][] = [];
        const left = (): Debt[] =>
          all.map((debt, at) => ({
            ...debt,
            paid: sumOfPrices(payments.map((each) => each[at] ?? NOTHING)),
          }));
        for (const { share, voided } of [...taken, { share: 1, voided: null }]) {
          const amount = Math.max(1, Math.round(amountDue(left()) * share));
          if (refusalOfAmount(amount, left())) continue;
          const parts = partsOf(amount, left());
          expect(sumOf(parts.map((part) => part.amountCents))).toBe(amount);
          const partOf = (id: number) => parts.find(({ debtId }) => debtId === id)?.amountCents ?? 0;
          payments.push(left().map((debt) => priceOfPart(debt, partOf(debt.id))));
          payments = payments.filter((_, at) => at !== voided);
        }
        expect(amountDue(left())).toBe(0);
        const prices = payments.flat();
        expect(pricesOnly(sumOfPrices(prices))).toEqual(pricesOnly(sumOfPrices(all)));
        for (const each of prices) expect(Math.min(...pricesOnly(each))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('API-10: the oldest debt is paid first, and an amount beyond the amount due is rejected', () => {
    const one = (id: number, dueDate: string, reservedCents = 0): Debt => ({
      ...priceOf({ feeCents: 1000, adminFeeCents: 0, salesTaxHundredths: 0 }),
      id,
      dueDate,
      paymentType: 'New',
      salesTaxHundredths: 0,
      paid: NOTHING,
      reservedCents,
    });
    const all = [one(1, '2026-03-01'), one(2, '2026-02-01', 400), one(3, '2026-02-01')];
    expect(partsOf(1700, all)).toEqual([
      { debtId: 2, amountCents: 600 },
      { debtId: 3, amountCents: 1000 },
      { debtId: 1, amountCents: 100 },
    ]);
    const refusals = [2600, 2601, 3001, 0].map((amount) => refusalOfAmount(amount, all));
    expect(refusals).toEqual([undefined, 'pending', 'moreThanDue', 'nothingWanted']);
    expect(refusalOfAmount(1, [])).toBe('nothingDue');
  });
});

describe('a reversal', () => {
  const chargeOf = (given: Parameters<typeof priceOf>[0]): Charge => ({
    ...priceOf(given),
    status: 'Paid',
    voided: false,
    datePaid: TODAY,
    refundedCents: 0,
  });
  const done = (result: Reversal | string): Reversal => {
    if (typeof result === 'string') throw new Error(result);
    return result;
  };

  it('ENTITY-7: the refunds of a charge add up to it', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fees.map(chargeOf), amounts, (paid, parts) => {
        let refundedCents = 0;
        const prices: Price[] = [];
        for (const amount of [...parts, Number.MAX_SAFE_INTEGER]) {
          const left = paid.amountCents - refundedCents;
          if (left === 0) break;
          const result = done(refund({ ...paid, refundedCents }, Math.min(amount, left)));
          refundedCents += result.price.amountCents;
          prices.push(result.price);
          expect(result.voided).toBe(false);
        }
        expect(pricesOnly(sumOfPrices(prices))).toEqual(pricesOnly(paid));
      }),
    );
  });

  it('ENTITY-7: a void reverses the whole charge on its day', () => {
    const paid = chargeOf({ feeCents: 9900, adminFeeCents: 200, salesTaxHundredths: 825 });
    const { price, voided } = done(voidCharge(paid, TODAY));
    expect([pricesOnly(price), voided]).toEqual([pricesOnly(paid), true]);
  });

  it.each([
    [{ status: 'Pending', datePaid: null }, 1, 'notPaid', 'notPaid'],
    [{ status: 'Failed', datePaid: null }, 1, 'notPaid', 'notPaid'],
    [{ status: 'Refunded', refundedCents: 1000 }, 1, 'notPaid', 'notPaid'],
    [{ voided: true }, 1, 'notPaid', 'notPaid'],
    [{}, 0, 'nothing', undefined],
    [{}, 1001, 'moreThanPaid', undefined],
    [{ refundedCents: 400 }, 601, 'moreThanPaid', 'partlyRefunded'],
    [{ datePaid: '2026-03-15' }, 1001, 'moreThanPaid', 'anotherDay'],
  ] as const)(
    'ENTITY-7: of %j, a refund of %d is %s, and a void %s',
    (given, amount, refused, voidRefused) => {
      const paid = {
        ...chargeOf({ feeCents: 1000, adminFeeCents: 0, salesTaxHundredths: 0 }),
        ...given,
      };
      expect(refund(paid, amount)).toBe(refused);
      if (voidRefused) expect(voidCharge(paid, TODAY)).toBe(voidRefused);
    },
  );
});
