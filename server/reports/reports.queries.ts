import { dayIn } from '#domain/date/day.ts';
import type { PracticeFigures, RevenueFigures } from '#domain/report/report-pages.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { memberMonths, memberSums } from './report-members.queries.ts';
import { practiceRows } from './report-practices.queries.ts';
import { monthsIn, type RangeWanted, type ReportRange, rangeOn, yearBefore } from './report-range.ts';
import { collections, forecast, goalMonths, pastDueByAge, revenueMonths } from './report-revenue.queries.ts';
import { todayFigures } from './report-today.queries.ts';

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
    return practice && dayIn(practice.time_zone, clock());
  }

  return {
    today: (practiceId: string) => todayFigures(practiceId, clock()),

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

    async practices(wanted: Omit<RangeWanted, 'ofOrganization'>): Promise<PracticeFigures | undefined> {
      const day = await dayOf(wanted.practiceId);
      if (day === undefined) return undefined;
      return {
        day,
        practices: await practiceRows(db, rangeOn(day, { ...wanted, ofOrganization: true }), day),
      };
    },
  };
}
export type ReportsRepository = ReturnType<typeof reportsRepository>;
