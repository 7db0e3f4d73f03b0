import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledYear, fillMessage, weightsOf } from '#domain/goal/fill-year.ts';
import { MONTHS, type YearGoals } from '#domain/goal/goal.ts';
import { sumOf } from '#domain/money/arithmetic.ts';

const yearBefore = (results: readonly number[], goals: readonly number[] = []): YearGoals => ({
  year: 2025,
  version: 1,
  changedBy: null,
  months: MONTHS.map((_, index) => ({ settingCents: goals[index] ?? 0, metCents: results[index] ?? 0 })),
});
const same = (cents: number) => MONTHS.map(() => cents);
const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const months = (each: fc.Arbitrary<number>) => fc.array(each, { minLength: 12, maxLength: 12 });

describe('filling a year from its total', () => {
  it('API-13: spreads it like the results of the year before', () => {
    const results = [10_000, 20_000, ...same(0).slice(2)];
    const weights = weightsOf(yearBefore(results), 'results');
    expect(filledYear(300_000, weights, { goals: same(0), monthsOver: 0 })).toEqual([
      100_000,
      200_000,
      ...same(0).slice(2),
    ]);
  });

  it('API-13: months that are over keep their goals, and the others share the rest', () => {
    const filled = filledYear(120_000, same(1), { goals: same(100), monthsOver: 10 });
    expect(filled).toEqual([...same(100).slice(0, 10), 59_500, 59_500]);
  });

  it('API-13: $1,000.00 over twelve equal months is $83.33 or $83.34 a month, and exactly $1,000.00', () => {
    const filled = filledYear(100_000, same(1), { goals: same(0), monthsOver: 0 });
    expect(new Set(filled)).toEqual(new Set([8333, 8334]));
    expect(sumOf(filled)).toBe(100_000);
  });

  it('API-13: a year before without results, or with refunds only, counts as equal months', () => {
    expect(weightsOf(yearBefore(same(0)), 'results')).toEqual(same(1));
    expect(weightsOf(yearBefore([-500]), 'results')).toEqual(same(1));
    expect(weightsOf(yearBefore([-500, 200]), 'results')).toEqual([0, 200, ...same(0).slice(2)]);
    expect(weightsOf(yearBefore([], [7]), 'goals')).toEqual([7, ...same(0).slice(1)]);
    expect(weightsOf(yearBefore([1, 2], [3]), 'equal')).toEqual(same(1));
  });

  it('API-13: the sum is exact to the cent, no goal is negative, and months that are over keep theirs', () => {
    fc.assert(
      fc.property(
        cents,
        months(fc.integer({ min: -1000, max: 10_000_000_000 })),
        months(fc.integer({ min: 0, max: 1_000_000 })),
        fc.integer({ min: 0, max: 11 }),
        (extra, results, goals, monthsOver) => {
          const total = sumOf(goals.slice(0, monthsOver)) + extra;
          const filled = filledYear(total, weightsOf(yearBefore(results), 'results'), { goals, monthsOver });
          expect(sumOf(filled)).toBe(total);
          expect(Math.min(...filled)).toBeGreaterThanOrEqual(0);
          expect(filled.slice(0, monthsOver)).toEqual(goals.slice(0, monthsOver));
        },
      ),
    );
  });

  it.each([
    ['480,000.00', null],
    ['$ 480', 'Enter an amount, for example 480,000.00.'],
    ['', 'Enter an amount, for example 480,000.00.'],
    ['1000000000.01', 'Enter at most $1,000,000,000.00.'],
    ['2.99', 'The months that are over have goals of $3.00. Enter at least that much.'],
    ['3', null],
  ])('API-13: for the total %j the message is %j', (text, message) => {
    expect(fillMessage(text, { goals: same(100), monthsOver: 3 })).toBe(message);
  });
});
