import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFee,
  type FeeIncrease,
  type FeeState,
  feeStateOn,
  inStepWith,
  noticeDate,
  planIncrease,
} from '#server/plans/fees.ts';

const TODAY = '2026-03-16';
const byPercentage = (percentageHundredths: number) => ({
  rateIncreaseType: 0 as const,
  percentageHundredths,
});
const toFee = (newFeeCents: number) => ({ rateIncreaseType: 1 as const, newFeeCents });

const increase = (effectiveDate: string, newFeeCents: number): FeeIncrease => ({
  id: 7,
  rateIncreaseType: 1,
  percentageHundredths: null,
  newFeeCents,
  communicationSendDate: '2026-01-01',
  effectiveDate,
  noticesSent: false,
});

describe('a fee after an increase', () => {
  it.each([
    [40_000, 500, 42_000],
    [33_333, 300, 34_333],
    [10_050, 500, 10_553],
    [1, 5000, 2],
    [1, 4999, 1],
  ])('ENTITY-7, SAMPLE-1: %d cents and %d hundredths of a percent are %d cents', (fee, percent, wanted) =>
    expect(changedFee(fee, byPercentage(percent))).toBe(wanted),
  );

  it('ENTITY-7: a fee changed by a percentage is off by at most half a cent', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), (fee, percent) => {
        const off =
          BigInt(changedFee(fee, byPercentage(percent))) * 10_000n - BigInt(fee) * BigInt(10_000 + percent);
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
    expect(changedFee(40_000, toFee(41_000))).toBe(41_000);
  });

  it('a monthly payment keeps its share of the fee to the cent', () => {
    expect(inStepWith({ from: 40_000, to: 42_000 }, 3500)).toBe(3675);
    expect(inStepWith({ from: 0, to: 500 }, 3500)).toBe(3500);
  });

  it.each([
    [60, '2026-11-02'],
    [90, '2026-10-03'],
  ] as const)('SAMPLE-1: %d days before January 1, 2027 is %s', (days, date) =>
    expect(noticeDate('2027-01-01', days)).toBe(date),
  );
});

it('the fee of a day is that of the last increase in force, and the next one is planned', () => {
  const past = increase('2026-01-01', 41_000);
  const present = increase(TODAY, 42_000);
  const coming = increase('2026-03-17', 43_000);
  expect(feeStateOn(TODAY, 40_000, [coming, present, past])).toEqual({
    today: TODAY,
    feeCents: 42_000,
    planned: coming,
  });
  expect(feeStateOn('2025-12-31', 40_000, [past])).toMatchObject({ feeCents: 40_000, planned: past });
  expect(feeStateOn(TODAY, 40_000, [])).toMatchObject({ feeCents: 40_000, planned: undefined });
});

describe('an increase', () => {
  const free: FeeState = { today: TODAY, feeCents: 40_000, planned: undefined };
  const wanted = {
    change: byPercentage(500),
    communicationSendDate: '2026-05-01',
    effectiveDate: '2026-07-01',
  };

  it.each([
    [{ change: toFee(40_001) }, 'add'],
    [{ change: toFee(40_000) }, 'refuse'],
    [{ communicationSendDate: TODAY }, 'add'],
    [{ communicationSendDate: '2026-03-15' }, 'refuse'],
    [{ effectiveDate: '2026-05-02' }, 'add'],
    [{ effectiveDate: '2026-05-01' }, 'refuse'],
  ])('with %j is answered with %s', (change, kind) =>
    expect(planIncrease(free, { ...wanted, ...change }).kind).toBe(kind),
  );
});
