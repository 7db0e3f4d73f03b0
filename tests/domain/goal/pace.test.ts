import { describe, expect, it } from 'vitest';
import { isMonthAhead, isMonthOver, MONTHS, monthName, monthsOver } from '#domain/goal/goal.ts';
import { paceOf } from '#domain/goal/pace.ts';

const year = (settingCents: number, metCents: number, of = 2026) => ({
  year: of,
  version: 1,
  changedBy: null,
  months: MONTHS.map(() => ({ settingCents, metCents })),
});

describe('the pace of the current month', () => {
  it('API-13: $19,840.00 in the last 16 days of March is $1,240 a day', () => {
    expect(paceOf(year(4_000_000, 2_016_000), '2026-03-16')).toEqual({
      kind: 'needed',
      month: 'March',
      daysLeft: 16,
      leftCents: 1_984_000,
      dollarsADay: 1240,
    });
  });

  it('API-13: is rounded up, so that the goal is met', () => {
    expect(paceOf(year(10_001, 0), '2026-03-22')).toMatchObject({ daysLeft: 10, dollarsADay: 11 });
    expect(paceOf(year(1, 0), '2026-03-31')).toMatchObject({ daysLeft: 1, dollarsADay: 1 });
  });

  it('API-13: counts February of a leap year', () => {
    expect(paceOf(year(100, 0, 2028), '2028-02-28')).toMatchObject({ daysLeft: 2 });
  });

  it('API-13: a goal that is met shows by how much, and a month without a goal shows that it has none', () => {
    expect(paceOf(year(100, 350), '2026-03-16')).toEqual({ kind: 'met', month: 'March', overCents: 250 });
    expect(paceOf(year(0, 350), '2026-03-16')).toEqual({ kind: 'no goal', month: 'March' });
    expect(paceOf(year(100, 0, 2025), '2026-03-16')).toEqual({ kind: 'other year', month: 'March' });
  });
});

describe('a month', () => {
  it('API-13: is over once the next one begins', () => {
    expect(isMonthOver(2026, 2, '2026-03-31')).toBe(false);
    expect(isMonthOver(2026, 2, '2026-04-01')).toBe(true);
    expect(isMonthOver(2025, 11, '2026-01-01')).toBe(true);
    expect(isMonthOver(2027, 0, '2026-12-31')).toBe(false);
    expect([1, 2, 3].map((index) => isMonthAhead(2026, index, '2026-03-31'))).toEqual([false, false, true]);
    expect([2025, 2026, 2027].map((each) => monthsOver(each, '2026-03-16'))).toEqual([12, 2, 0]);
  });

  it('has a name', () => expect([monthName(0), monthName(11)]).toEqual(['January', 'December']));
});
