import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelIncrease,
  changedFee,
  editIncrease,
  type FeeIncrease,
  feeStateOn,
  inStepWith,
  type LevelState,
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

it('the fee of a day is that of the last increase in effect, and the next one is scheduled', () => {
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
  const free: LevelState = {
    today: TODAY,
    feeCents: 40_000,
    planned: undefined,
    noticeDays: 60,
    version: 4,
  };
  const wanted = {
    change: byPercentage(500),
    communicationSendDate: '2026-05-01',
    effectiveDate: '2026-07-01',
  };
  const ninety: LevelState = { ...free, noticeDays: 90 };

  it.each([
    [{ change: toFee(40_001) }, 'add'],
    [{ change: toFee(40_000) }, 'rejected'],
    [{ communicationSendDate: TODAY }, 'add'],
    [{ communicationSendDate: '2026-03-15' }, 'rejected'],
    [{ effectiveDate: '2026-06-30' }, 'add'],
    [{ effectiveDate: '2026-06-29' }, 'rejected'],
    [{ effectiveDate: '2026-05-01' }, 'rejected'],
  ])('with %j gets the outcome %s', (change, kind) =>
    expect(planIncrease(free, { ...wanted, ...change }).kind).toBe(kind),
  );

  it('SAMPLE-1: needs 90 days of notice in a state that requires it', () => {
    const late = { ...wanted, communicationSendDate: '2026-04-03' };
    expect(planIncrease(ninety, late)).toMatchObject({
      code: 'invalidFeeIncrease',
      message: "Members need at least 90 days' notice in this practice's state.",
    });
    expect(planIncrease(ninety, { ...late, communicationSendDate: '2026-04-02' }).kind).toBe('add');
  });

  it('API-14: a version other than the one that the caller has read is rejected, for each decision', () => {
    const planned = increase('2026-07-01', 42_000);
    const now: LevelState = { ...free, planned };
    for (const decided of [
      planIncrease(free, wanted, 3),
      editIncrease(now, wanted, 3),
      cancelIncrease(now, 3),
    ])
      expect(decided).toMatchObject({ kind: 'rejected', status: 409, code: 'planFeeChanged' });
    expect(planIncrease(free, wanted, 4).kind).toBe('add');
    expect(cancelIncrease(now, 4)).toEqual({ kind: 'cancel', planned });
  });

  it('API-14: an edit that changes nothing is none', () => {
    const planned = { ...increase('2026-07-01', 42_000), communicationSendDate: '2026-05-01' };
    const now: LevelState = { ...free, planned };
    const same = { ...wanted, change: toFee(42_000) };
    expect(editIncrease(now, same)).toEqual({ kind: 'same', newFeeCents: 42_000 });
    expect(editIncrease(now, wanted).kind).toBe('replace');
    expect(editIncrease(now, { ...same, effectiveDate: '2026-07-02' }).kind).toBe('replace');
  });
});
