import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn } from '#domain/date/calendar.ts';
import { daysBetween, isDay, isoDate } from '#domain/date/day.ts';
import { ageOn, isAdult } from '#domain/patient/age.ts';
import { inEachZone } from '../../support/time-zones.ts';

const aDay = fc
  .tuple(fc.integer({ min: 1880, max: 2120 }), fc.integer({ min: 1, max: 12 }), fc.nat(30))
  .map(([year, month, day]) => isoDate(year, month, (day % daysIn(month, year)) + 1) ?? '');

/** The next day, found by counting through the calendar. */
function dayAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const nextMonth = isoDate(year, month + 1, 1) ?? isoDate(year + 1, 1, 1);
  return isoDate(year, month, date + 1) ?? nextMonth ?? '';
}

function daysAfter(day: string, count: number): string {
  let found = day;
  for (let turned = 0; turned < count; turned += 1) found = dayAfter(found);
  return found;
}

/** The 18th birthday, computed from the calendar alone. */
function comingOfAge(birthDate: string): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  return isoDate(year + 18, month, day) ?? isoDate(year + 18, 3, 1) ?? '';
}

describe('the age of a person', () => {
  it('ENTITY-2: a person is an adult from the 18th birthday, in every time zone', async () => {
    await inEachZone((zone) => {
      expect(isAdult('2008-11-22', '2026-11-21'), zone).toBe(false);
      expect(isAdult('2008-11-22', '2026-11-22'), zone).toBe(true);
      expect(isAdult('2008-11-22', '2026-11-23'), zone).toBe(true);
      expect(isAdult('2008-12-01', '2026-11-30'), zone).toBe(false);
      expect(isAdult('2008-12-31', '2027-01-01'), zone).toBe(true);
      expect(isAdult('2008-12-31', '2026-12-30'), zone).toBe(false);
    });
  });

  it('ENTITY-2: a person born on February 29 turns 18 on March 1 of a year without one', async () => {
    await inEachZone((zone) => {
      expect(isAdult('2008-02-29', '2026-02-28'), zone).toBe(false);
      expect(isAdult('2008-02-29', '2026-03-01'), zone).toBe(true);
      expect(isAdult('2008-02-28', '2026-02-28'), zone).toBe(true);
      expect([ageOn('2008-02-29', '2028-02-28'), ageOn('2008-02-29', '2028-02-29')], zone).toEqual([19, 20]);
    });
  });

  it('ENTITY-2: a person born tomorrow is not an adult, and a person born today is 0 years old', () => {
    expect(isAdult('2026-11-23', '2026-11-22')).toBe(false);
    expect(ageOn('2026-11-22', '2026-11-22')).toBe(0);
  });

  it('ENTITY-2: for any two days, an adult has reached the 18th birthday', () => {
    fc.assert(
      fc.property(aDay, aDay, (birthDate, today) => {
        expect(isAdult(birthDate, today)).toBe(today >= comingOfAge(birthDate));
      }),
    );
  });
});

describe('the days between two dates', () => {
  it('ENTITY-3: are as many as days counted one by one, in every time zone', async () => {
    await inEachZone((zone) => {
      const counts = fc.integer({ min: 0, max: 800 });
      fc.assert(
        fc.property(aDay, counts, (from, count) => {
          const to = daysAfter(from, count);
          expect(daysBetween(from, to), zone).toBe(count);
          expect(0 - daysBetween(to, from), zone).toBe(count);
        }),
        { numRuns: 30 },
      );
    });
  });
});

describe('a valid date', () => {
  it('is a day of the calendar as YYYY-MM-DD, and nothing else', () => {
    fc.assert(fc.property(aDay, (day) => isDay(day)));
    expect(isDay('2028-02-29')).toBe(true);
    const others = ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-04-00', '11/22/2026'];
    for (const other of [...others, '2026-11-22T00:00:00Z', '2026-1-2']) expect(isDay(other)).toBe(false);
  });
});
