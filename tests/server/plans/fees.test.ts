import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelIncrease,
  changedFee,
  editIncrease,
  type FeeIncrease,
  type FeeState,
  feeStateOn,
  inStepWith,
  noticeDate,
  planIncrease,
} from '#server/plans/fees.ts';

const TODAY = '2026-03-16';
const cents = fc.integer({ min: 0, max: 100_000_000 });
const hundredths = fc.integer({ min: 1, max: 10_000 });
const byPercentage = (percentageHundredths: number) => ({
  rateIncreaseType: 0 as const,
  percentageHundredths,
});
const toFee = (newFeeCents: number) => ({ rateIncreaseType: 1 as const, newFeeCents });
const wanted = (change: ReturnType<typeof byPercentage> | ReturnType<typeof toFee>) => ({
  change,
  communicationSendDate: '2026-05-01',
  effectiveDate: '2026-07-01',
});

const increase = (
  effectiveDate: string,
  newFeeCents: number,
  more: Partial<FeeIncrease> = {},
): FeeIncrease => ({
  id: 1,
  rateIncreaseType: 1,
  percentageHundredths: null,
  newFeeCents,
  communicationSendDate: '2026-01-01',
  effectiveDate,
  noticesSent: false,
  ...more,
});

describe('a fee after an increase', () => {
  it.each([
    [40_000, 500, 42_000],
    [33_333, 300, 34_333],
    [10_050, 500, 10_553],
    [10_010, 500, 10_511],
    [1, 5000, 2],
    [1, 4999, 1],
    [29_990, 337, 31_001],
  ])('ENTITY-7, SAMPLE-1: %d cents and %d hundredths of a percent are %d cents', (fee, percent, wantedFee) =>
    expect(changedFee(fee, byPercentage(percent))).toBe(wantedFee),
  );

  it('ENTITY-7: by a percentage it is never off by more than half a cent, and exact where it can be', () => {
    fc.assert(
      fc.property(cents, hundredths, (fee, percent) => {
        const after = changedFee(fee, byPercentage(percent));
        const exact = BigInt(fee) * BigInt(10_000 + percent);
        const off = BigInt(after) * 10_000n - exact;
        expect(Number.isInteger(after)).toBe(true);
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
  });

  it('what goes in step with it keeps its share to the cent', () => {
    expect(inStepWith({ from: 40_000, to: 42_000 }, 3500)).toBe(3675);
    expect(inStepWith({ from: 0, to: 500 }, 3500)).toBe(3500);
    fc.assert(
      fc.property(cents, cents, (fee, part) => {
        expect(inStepWith({ from: fee, to: fee }, part)).toBe(part);
      }),
    );
  });

  it.each([
    [60, '2026-11-02'],
    [90, '2026-10-03'],
  ] as const)('SAMPLE-1: %d days before the 1st of January 2027 is %s', (days, date) =>
    expect(noticeDate('2027-01-01', days)).toBe(date),
  );
});

describe('the fee of a day', () => {
  it('is that of the last increase in force, and one to come is planned', () => {
    const past = increase('2026-01-01', 41_000);
    const present = increase(TODAY, 42_000);
    const coming = increase('2026-03-17', 43_000);
    expect(feeStateOn(TODAY, 40_000, [coming, present, past])).toEqual({
      today: TODAY,
      feeCents: 42_000,
      planned: coming,
    });
    expect(feeStateOn('2026-03-15', 40_000, [past])).toMatchObject({ feeCents: 41_000, planned: undefined });
    expect(feeStateOn('2025-12-31', 40_000, [past])).toMatchObject({ feeCents: 40_000, planned: past });
    expect(feeStateOn(TODAY, 40_000, [])).toMatchObject({ feeCents: 40_000, planned: undefined });
  });
});

describe('what may be done about a fee', () => {
  const free: FeeState = { today: TODAY, feeCents: 40_000, planned: undefined };
  const planned: FeeState = { ...free, planned: increase('2026-07-01', 42_000, { id: 7 }) };
  const told: FeeState = {
    ...free,
    planned: increase('2026-07-01', 42_000, { id: 7, noticesSent: true }),
  };
  const five = wanted(byPercentage(500));

  it('one increase at a time is planned, changed until its notices are sent, and called off at any time', () => {
    expect(planIncrease(free, five)).toEqual({ kind: 'add', wanted: five, newFeeCents: 42_000 });
    expect(planIncrease(planned, five)).toMatchObject({ kind: 'refuse', because: 'state' });
    expect(editIncrease(planned, five)).toEqual({
      kind: 'replace',
      id: 7,
      wanted: five,
      newFeeCents: 42_000,
    });
    expect(editIncrease(told, five)).toMatchObject({ kind: 'refuse', because: 'state' });
    expect(editIncrease(free, five)).toMatchObject({ kind: 'refuse', because: 'state' });
    expect(cancelIncrease(planned)).toEqual({ kind: 'cancel', id: 7 });
    expect(cancelIncrease(told)).toEqual({ kind: 'cancel', id: 7 });
    expect(cancelIncrease(free)).toMatchObject({ kind: 'refuse', because: 'state' });
  });

  it('an increase raises the fee, and its notices are due today or later, before it takes effect', () => {
    const date = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((each) => each.toISOString().slice(0, 10));
    fc.assert(
      fc.property(cents, cents, date, date, (fee, newFeeCents, communicationSendDate, effectiveDate) => {
        const wish = { change: toFee(newFeeCents), communicationSendDate, effectiveDate };
        const decision = planIncrease({ ...free, feeCents: fee }, wish);
        const sound =
          newFeeCents > fee && communicationSendDate >= TODAY && effectiveDate > communicationSendDate;
        expect(decision.kind).toBe(sound ? 'add' : 'refuse');
      }),
    );
  });
});
