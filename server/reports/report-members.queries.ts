import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { practicesOf } from './report-practices.queries.ts';
import { endOf, firstDay, monthsIn, type ReportRange } from './report-range.ts';

type Wire = components['schemas'];

interface MemberSums {
  months: readonly MonthSum[];
  byPlan: readonly Wire['ReportNamedCount'][];
  byAge: readonly Wire['ReportNamedCount'][];
}

interface MonthSum {
  month: string;
  /** The change of the active members; `active` of a month is the sum of all changes up to it. */
  active: number;
  added: number;
  renewed: number;
  lapsed: number;
}

type Row = MonthSum & { breakdown: 'all' | 'plan' | 'age'; name: string };

/** In the order of the groups' numbers in `report_members`. */
const AGE_GROUPS = ['0–17', '18–34', '35–49', '50–64', '65+'] as const;

/** Everything that the triggers have added up through a day; by plan and by age, only through the range. */
export async function memberSums(db: Db, range: ReportRange, today: string): Promise<MemberSums> {
  const { rows } = await sql<Row>`
    select breakdown, name, case breakdown when 'all' then to_char(day, 'YYYY-MM') else '' end as month,
      sum(active)::integer as active, sum(added)::integer as added, sum(renewed)::integer as renewed,
      sum(lapsed)::integer as lapsed
    from report_members
    where practice_id in ${practicesOf(range)} and day <= ${today}::date
      and (breakdown = 'all' or day < ${endOf(range.to)}::date)
    group by 1, 2, 3
    order by 1, 3, 2`.execute(db);
  const named = rows.filter(({ breakdown, active }) => breakdown === 'plan' && active > 0);
  const ages = rows.filter(({ breakdown }) => breakdown === 'age');
  return {
    months: rows.filter(({ breakdown }) => breakdown === 'all'),
    byPlan: named
      .map(({ name, active }) => ({ name, count: active }))
      .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)),
    byAge: AGE_GROUPS.map((name, group) => ({
      name,
      count: ages.find((each) => each.name === String(group))?.active ?? 0,
    })),
  };
}

/** Through the month of `today`. The month before the first one is the starting value. */
export function memberMonths(
  { months: sums }: Pick<MemberSums, 'months'>,
  range: ReportRange,
  today: string,
): Wire['ReportMemberMonth'][] {
  const activeUntil = (isCounted: (month: string) => boolean) =>
    sums.reduce((active, sum) => active + (isCounted(sum.month) ? sum.active : 0), 0);
  return monthsIn(range)
    .filter((month) => firstDay(month) <= today)
    .map((month) => {
      const { added = 0, renewed = 0, lapsed = 0 } = sums.find((sum) => sum.month === month) ?? {};
      return {
        month,
        active: activeUntil((each) => each <= month),
        added,
        renewed,
        lapsed,
        activeBefore: activeUntil((each) => each < month),
      };
    });
}
