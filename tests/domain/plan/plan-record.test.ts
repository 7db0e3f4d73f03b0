import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  openFirst,
  type PaymentState,
  type ScheduledPayment,
  scheduleTotals,
  statedPayments,
} from '#domain/payment/payment-schedule.ts';
import { treatmentTotals, type UsedProcedure } from '#domain/plan/treatment.ts';
import { times } from '../../support/depth.ts';

const TODAY = '2026-11-22';
const RUNS = { numRuns: times(2000, 150) };
const payment = (dueDate: string, paidCents = 0, pendingCents = 0): ScheduledPayment => ({
  dueDate,
  amountCents: 3000,
  paidCents,
  pendingCents,
  isAutomatic: true,
});
const statesOf = (payments: readonly ScheduledPayment[]): [string, PaymentState][] =>
  statedPayments(payments, TODAY).map(({ dueDate, state }) => [dueDate, state]);

const schedule = fc.array(
  fc
    .record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2025, max: 2028 }),
      amountCents: fc.integer({ min: 1, max: 500_000 }),
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
      pending: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ month, year, amountCents, paid, pending }): ScheduledPayment => {
      const paidCents = Math.round(amountCents * paid);
      const dueDate = `${year}-${String(month).padStart(2, '0')}-22`;
      return {
        dueDate,
        amountCents,
        paidCents,
        pendingCents: Math.round((amountCents - paidCents) * pending),
        isAutomatic: month % 2 === 0,
      };
    }),
  { maxLength: 14 },
);

describe('the schedule of a plan', () => {
  it('lists open payments first, and of the paid ones the last', () => {
    const stated = statedPayments(
      [
        payment('2026-08-22', 3000),
        payment('2026-09-22', 3000),
        payment('2026-10-22'),
        payment('2026-12-22'),
      ],
      TODAY,
    );
    expect(openFirst(stated).map(({ dueDate }) => dueDate)).toEqual([
      '2026-10-22',
      '2026-12-22',
      '2026-09-22',
      '2026-08-22',
    ]);
  });

  it('ROUTE-8: has the status of each payment: paid, due, pending, next or upcoming', () => {
    expect(
      statesOf([
        payment('2027-01-22'),
        payment('2026-09-22', 3000),
        payment('2026-10-22', 1000),
        payment('2026-11-22', 1000, 2000),
        payment('2026-12-22'),
      ]),
    ).toEqual([
      ['2026-09-22', 'Paid'],
      ['2026-10-22', 'Due'],
      ['2026-11-22', 'Pending'],
      ['2026-12-22', 'Next'],
      ['2027-01-22', 'Upcoming'],
    ]);
  });

  it('ROUTE-8: a payment is due on its day, and not on the day before', () => {
    expect(statesOf([payment('2026-11-22'), payment('2026-11-23')])).toEqual([
      ['2026-11-22', 'Due'],
      ['2026-11-23', 'Next'],
    ]);
  });

  it('ROUTE-8: paid, due and later amounts add up to the total, and at most one payment is the next', () => {
    fc.assert(
      fc.property(schedule, (payments) => {
        const { amountCents, paidCents, dueCents, laterCents } = scheduleTotals(payments, TODAY);
        expect(paidCents + dueCents + laterCents).toBe(amountCents);
        const stated = statedPayments(payments, TODAY);
        expect(stated.filter(({ state }) => state === 'Next').length).toBeLessThanOrEqual(1);
        expect(stated.every(({ state, dueDate }) => state !== 'Due' || dueDate <= TODAY)).toBe(true);
        expect(stated.map(({ dueDate }) => dueDate)).toEqual(payments.map(({ dueDate }) => dueDate).sort());
      }),
      RUNS,
    );
  });
});

describe('the treatments of a plan', () => {
  const used: UsedProcedure = {
    code: 'X1100',
    description: 'Fluoride varnish',
    benefit: 'Fluoride',
    date: '2026-03-10',
    answer: 'Confirmed',
    isEmailed: true,
    ordinaryCents: 4500,
    savedCents: 4000,
  };

  it('ROUTE-8: the savings are the sum of the benefits; denied benefits don’t count, and those that are unanswered or weren’t sent are listed', () => {
    const denied: UsedProcedure = { ...used, answer: 'Denied', savedCents: 0 };
    const asked: UsedProcedure = { ...used, answer: 'Requested', savedCents: 55 };
    const notSent: UsedProcedure = { ...asked, isEmailed: false, savedCents: 7 };
    expect(treatmentTotals([used, asked, notSent, denied])).toEqual({
      ordinaryCents: 13_500,
      savedCents: 4062,
      unansweredCents: 55,
      notSentCents: 7,
    });
    expect(treatmentTotals([])).toEqual({
      ordinaryCents: 0,
      savedCents: 0,
      unansweredCents: 0,
      notSentCents: 0,
    });
  });
});
