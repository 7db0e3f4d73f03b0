import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withOwnZone } from '#domain/date/us-time-zones.ts';
import {
  DAYS,
  type DayHours,
  dayMessage,
  isPossible,
  listedTime,
  mondayCopied,
  timeOptions,
  toggledDay,
  USUAL_WEEK,
  WEEKDAYS,
  type Week,
  weekBy,
  withTime,
} from '#domain/practice/office-hours.ts';
import { hoursInZone, hoursTexts, weekOf } from '#domain/practice/office-hours-text.ts';
import { FIELDS } from '#domain/text/fields.ts';

const EASTERN = 'America/New_York';
const CLOSED: Week = weekBy(() => null);
const NONE = { weekdayHours: '', weekendHours: '' };
const hours = (opens: number, closes: number): DayHours => ({ opens: opens * 60, closes: closes * 60 });
const onWeekdays = (same: DayHours, others: Partial<Week> = {}): Week => ({
  ...weekBy((day) => (WEEKDAYS.includes(day) ? same : null)),
  ...others,
});

/** Texts, the week that they mean, and what the week is written as in Eastern time. */
const CASES: readonly [weekdays: string, weekend: string, week: Week, written: [string, string]][] = [
  ['7am-6pm CST', '', onWeekdays(hours(7, 18)), ['7am-6pm ET', '']],
  ['8am-5pm', '', onWeekdays(hours(8, 17)), ['8am-5pm ET', '']],
  ['8:30 AM – 5:00 PM HST', '', onWeekdays(hours(8.5, 17)), ['8:30am-5pm ET', '']],
  ['8 a.m. to 5 p.m.', 'closed', onWeekdays(hours(8, 17)), ['8am-5pm ET', '']],
  [
    'Monday-Thursday 8am-5pm, Friday 8am-noon CT',
    'Saturday 9am-noon',
    onWeekdays(hours(8, 17), { Friday: hours(8, 12), Saturday: hours(9, 12) }),
    ['Monday-Thursday 8am-5pm, Friday 8am-noon ET', 'Saturday 9am-noon ET'],
  ],
  [
    'Mon to Thurs: 8am-5pm; Fri: closed',
    '9am-noon',
    onWeekdays(hours(8, 17), { Friday: null, Saturday: hours(9, 12), Sunday: hours(9, 12) }),
    ['Monday-Thursday 8am-5pm ET', '9am-noon ET'],
  ],
  [
    'Mondays, Wednesdays and Fridays 8am-5pm',
    'Sundays 10am-2pm',
    { ...CLOSED, Monday: hours(8, 17), Wednesday: hours(8, 17), Friday: hours(8, 17), Sunday: hours(10, 14) },
    ['Monday, Wednesday, Friday 8am-5pm ET', 'Sunday 10am-2pm ET'],
  ],
  [
    'Monday-Tuesday, Thursday 9am-6pm ET, Wednesday & Friday 8am-noon ET',
    '',
    onWeekdays(hours(9, 18), { Wednesday: hours(8, 12), Friday: hours(8, 12) }),
    ['Mon-Tue, Thu 9am-6pm, Wed, Fri 8am-noon ET', ''],
  ],
  ['', '', CLOSED, ['', '']],
];

describe('office hours by day', () => {
  it.each(CASES)(
    'CONST-3: “%s” and “%s” are read and written',
    (weekdayHours, weekendHours, week, written) => {
      expect(weekOf({ weekdayHours, weekendHours })).toEqual(week);
      const [weekdays, weekend] = written;
      expect(hoursTexts(week, { weekdayHours: '?', weekendHours: '?' }, NONE, EASTERN)).toEqual({
        weekdayHours: weekdays,
        weekendHours: weekend,
      });
    },
  );

  it.each([
    ['Call us', ''],
    ['8-5', ''],
    ['8am-noon, 1pm-5pm', ''],
    ['9am-12am', ''],
    ['9am-5pm', '10pm-6am'],
    ['Monday 8am-noon, Monday 1pm-5pm', ''],
    ['Friday-Monday 8am-5pm', ''],
    ['Monday-Wednesday-Friday 8am-5pm', ''],
    ['Monday-Saturday 8am-5pm', ''],
    ['Monday-Thursday', ''],
    ['Monday, 8am-5pm on request', ''],
    ['Mo 8am-5pm', ''],
    ['13am-5pm', ''],
    ['8am-0pm', ''],
    ['8am-5pm', 'Friday 9am-noon'],
    ['8am-5pm', 'by appointment'],
  ])('CONST-3: “%s” and “%s” are left as texts', (weekdayHours, weekendHours) => {
    expect(weekOf({ weekdayHours, weekendHours })).toBeNull();
  });

  const dayHours = fc
    .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 0, max: 287 }))
    .filter(([opens, closes]) => opens < closes)
    .map(([opens, closes]) => ({ opens: opens * 5, closes: closes * 5 }));
  const anyDay = fc.option(fc.oneof(fc.constantFrom(hours(8, 17), hours(9, 12)), dayHours));
  const weeks = fc
    .array(anyDay, { minLength: 7, maxLength: 7 })
    .map((days) => weekBy((day) => days[DAYS.indexOf(day)] ?? null));

  it('CONST-3: every week is the same after it was written and read, and fits into its fields', () => {
    const zones = fc.constantFrom(EASTERN, 'America/Los_Angeles', 'Pacific/Honolulu');
    fc.assert(
      fc.property(weeks, zones, (week, zone) => {
        const texts = hoursTexts(week, { weekdayHours: '?', weekendHours: '?' }, NONE, zone);
        expect(weekOf(texts)).toEqual(week);
        expect(texts.weekdayHours.length).toBeLessThanOrEqual(FIELDS.supportHours.maxLength);
      }),
    );
  });

  it.each([
    ['7:00am-6:00pm', '7:00am-6:00pm'],
    ['7am-6pm CST', '7am-6pm ET'],
  ])('CONST-3: with a change of the weekend, “%s” on weekdays becomes “%s”', (weekdayHours, expected) => {
    const stored = { weekdayHours, weekendHours: '' };
    const week = toggledDay(onWeekdays(hours(7, 18)), 'Saturday');
    expect(hoursTexts(week, stored, stored, EASTERN)).toEqual({
      weekdayHours: expected,
      weekendHours: 'Saturday 9am-noon ET',
    });
  });

  it('CONST-3: days that are changed back have the stored text, unless it names another time zone', () => {
    const now = { weekdayHours: 'Monday-Thursday 7am-6pm ET', weekendHours: '' };
    const week = onWeekdays(hours(7, 18));
    const back = (weekdayHours: string) =>
      hoursTexts(week, now, { weekdayHours, weekendHours: '' }, EASTERN).weekdayHours;
    expect(back('7:00am-6:00pm')).toBe('7:00am-6:00pm');
    expect(back('7am-6pm CST')).toBe('7am-6pm ET');
  });

  it('CONST-3: changed hours name a new time zone, stored ones stay', () => {
    const stored = { weekdayHours: '7am-6pm ET', weekendHours: '' };
    const now = { weekdayHours: '7am-6pm ET', weekendHours: 'Saturday 9am-noon ET' };
    const week = onWeekdays(hours(7, 18), { Saturday: hours(9, 12) });
    expect(hoursInZone(week, now, stored, 'America/Denver')).toEqual({
      weekdayHours: '7am-6pm ET',
      weekendHours: 'Saturday 9am-noon MT',
    });
  });

  it.each([
    ['7am-6pm ET, Friday 9am-noon ET', 'Pacific/Honolulu', '7am-6pm, Friday 9am-noon'],
    ['7am-6pm MST', 'America/Phoenix', '7am-6pm MST'],
    ['7am-6pm MT', 'America/Phoenix', '7am-6pm'],
    ['7am-6pm ET', 'America/Chicago', '7am-6pm CT'],
    ['7am-6pm ET', 'Europe/Paris', '7am-6pm ET'],
  ])('CONST-3: “%s” in %s is corrected to “%s”', (text, timeZone, expected) => {
    expect(withOwnZone(text, timeZone)).toBe(expected);
  });

  it('CONST-3: a day opens with the hours of another day, or the usual ones', () => {
    expect(toggledDay(CLOSED, 'Tuesday').Tuesday).toEqual(hours(8, 17));
    expect(toggledDay(onWeekdays(hours(7, 18), { Friday: null }), 'Friday').Friday).toEqual(hours(7, 18));
    expect(toggledDay(CLOSED, 'Sunday').Sunday).toEqual(hours(9, 12));
    expect(toggledDay(USUAL_WEEK, 'Monday').Monday).toBeNull();
  });

  it('CONST-3: closing before opening is not possible', () => {
    const week = withTime(USUAL_WEEK, { day: 'Monday', end: 'closes', minutes: 7 * 60 });
    expect(dayMessage(week.Monday)).toBe('Choose a closing time after the opening time');
    expect(isPossible(week)).toBe(false);
    expect(isPossible(withTime(week, { day: 'Monday', end: 'opens', minutes: 6 * 60 }))).toBe(true);
    expect(withTime(CLOSED, { day: 'Monday', end: 'opens', minutes: 6 * 60 })).toBe(CLOSED);
    expect(dayMessage(null)).toBeNull();
  });

  it('CONST-3: Monday is copied to the other weekdays only', () => {
    const week = onWeekdays(hours(8, 17), { Monday: hours(9, 18), Friday: null, Sunday: hours(9, 12) });
    expect(mondayCopied(week)).toEqual(onWeekdays(hours(9, 18), { Sunday: hours(9, 12) }));
  });

  it('CONST-3: times are every half hour from 5 AM to 11 PM, with the stored one', () => {
    const names = timeOptions(8 * 60).map(({ name }) => name);
    expect(names).toHaveLength(37);
    expect([names[0], names[1], names.at(-1)]).toEqual(['5:00 AM', '5:30 AM', '11:00 PM']);
    expect(timeOptions(7 * 60 + 15)[5]).toEqual({ id: '435', name: '7:15 AM' });
    expect([listedTime(0), listedTime(12 * 60)]).toEqual(['12:00 AM', '12:00 PM']);
  });
});
