import { expect, it } from 'vitest';
import { addDays, addMonths, addYears, dayIn, formatLongDate } from '#domain/date/day.ts';

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-03-16', -91, '2025-12-15'],
])('%s and %d days are %s', (day, days, wanted) => expect(addDays(day, days)).toBe(wanted));

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-31', 12, '2027-03-31'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s and %d months are %s', (day, months, wanted) => expect(addMonths(day, months)).toBe(wanted));

it.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2026-03-16', -18, '2008-03-16'],
  ['2026-12-31', 1, '2027-12-31'],
])('%s and %d years are %s', (day, years, wanted) => expect(addYears(day, years)).toBe(wanted));

it('CONST-3: today is the date in the time zone of the practice', () => {
  const time = new Date('2026-03-17T04:30:00Z');
  expect(dayIn('America/New_York', time)).toBe('2026-03-17');
  expect(dayIn('America/Chicago', time)).toBe('2026-03-16');
  expect(dayIn('Pacific/Honolulu', time.getTime())).toBe('2026-03-16');
});

it('a date in a letter has the name of its month', () => {
  expect(formatLongDate('2026-03-01')).toBe('March 1, 2026');
});
