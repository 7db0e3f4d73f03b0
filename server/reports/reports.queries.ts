import { daysIn } from '#domain/date/calendar.ts';
import type { RevenueFigures, TodayFigures } from '#domain/report/report-pages.ts';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { shareAt } from '../http/money.ts';
import { memberMonths, memberSums } from './report-members.queries.ts';
import { monthsIn, type RangeWanted, type ReportRange, rangeOn, yearBefore } from './report-range.ts';
import { collections, forecast, goalMonths, pastDueByAge, revenueMonths } from './report-revenue.queries.ts';
import { followedToday } from './report-today.queries.ts';

async function withYearBefore<Month>(
  range: ReportRange,
  read: (months: readonly string[]) => Promise<readonly Month[]>,
): Promise<Record<'months' | 'before', Month[]>> {
  const before = monthsIn(yearBefore(range));
  const rows = await read([...before, ...monthsIn(range)]);
  return { months: rows.slice(before.length), before: rows.slice(0, before.length) };
}

/** The figures of the built-in report. */
export function reportsRepository(db: Db, clock: Clock) {
  /** Today in the practice's time zone. */
  async function dayOf(practiceId: string): Promise<string | undefined> {
    const practice = await db
      .selectFrom('practices')
      .select('time_zone')
      .where('id', '=', recordNumber(practiceId))
      .executeTakeFirst();
    return practice && calendarDateIn(practice.time_zone, clock());
  }

  return {
    async today(practiceId: string): Promise<TodayFigures | undefined> {
      const day = await dayOf(practiceId);
      if (day === undefined) return undefined;
      const month = day.slice(0, 7);
      const range = { practiceId, ofOrganization: false, from: month, to: month };
      const [goal] = await goalMonths(db, range, [month]);
      const { goalCents: settingCents = 0, metCents = 0 } = goal ?? {};
      const [year, monthNumber, date] = day.split('-').map(Number) as [number, number, number];
      const expectedCents = shareAt(settingCents, date, daysIn(monthNumber, year));
      return {
        day,
        ...(await followedToday(db, practiceId, clock())),
        goal: { settingCents, metCents, expectedCents },
      };
    },

    async members(wanted: RangeWanted) {
      const day = await dayOf(wanted.practiceId);
      if (day === undefined) return undefined;
      const range = rangeOn(day, wanted);
      const sums = await memberSums(db, range, day);
      return {
        day,
        months: memberMonths(sums, range, day),
        before: memberMonths(sums, yearBefore(range), day),
        byPlan: [...sums.byPlan],
        byAge: [...sums.byAge],
      };
    },

    async revenue(wanted: RangeWanted): Promise<RevenueFigures | undefined> {
      const day = await dayOf(wanted.practiceId);
      if (day === undefined) return undefined;
      const range = rangeOn(day, wanted);
      return {
        day,
        ...(await withYearBefore(range, (months) => revenueMonths(db, range, months))),
        ...(await collections(db, range)),
        pastDue: await pastDueByAge(db, range, day),
        forecast: await forecast(db, range, day),
      };
    },

    async goals(wanted: RangeWanted) {
      const day = await dayOf(wanted.practiceId);
      if (day === undefined) return undefined;
      const range = rangeOn(day, wanted);
      return { day, ...(await withYearBefore(range, (months) => goalMonths(db, range, months))) };
    },
  };
}
export type ReportsRepository = ReturnType<typeof reportsRepository>;
