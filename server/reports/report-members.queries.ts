import { type RawBuilder, sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { endOf, firstDay, monthsIn, practicesOf, type ReportRange } from './report-range.ts';

type Wire = components['schemas'];

/** Terms of members that their plan covers. */
const terms = (range: ReportRange): RawBuilder<unknown> => sql`
  select plan_members.patient_id, plans.id as plan_id, plans.name, plans.start_date, plans.end_date
  from plans join plan_members on plan_members.plan_id = plans.id
  where plans.practice_id in ${practicesOf(range)} and not plans.inactive and not plan_members.disabled`;

/** Up to the month of `today`. The month before the first is where it begins. */
export async function memberMonths(
  db: Db,
  range: ReportRange,
  today: string,
): Promise<Wire['ReportMemberMonth'][]> {
  const months = monthsIn(range).filter((month) => firstDay(month) <= today);
  if (months.length === 0) return [];
  const marks = months.map(
    (month) =>
      sql`(${month}::text, ${firstDay(month)}::date - 1, least(${endOf(month)}::date - 1, ${today}::date))`,
  );
  const { rows } = await sql<Wire['ReportMemberMonth']>`
    with marks (month, before, day) as (values ${sql.join(marks)}),
    terms as materialized (${terms(range)}),
    standings as (
      select marks.month, patient_id,
        bool_or(marks.before between start_date and end_date) as was,
        bool_or(marks.day between start_date and end_date) as covered,
        bool_or(start_date > marks.before and start_date <= marks.day) as began
      from marks join terms on terms.start_date <= marks.day and terms.end_date >= marks.before
      group by marks.month, patient_id
    )
    select marks.month,
      count(*) filter (where covered)::integer as active,
      count(*) filter (where covered and not was)::integer as added,
      count(*) filter (where covered and was and began)::integer as renewed,
      count(*) filter (where was and not covered)::integer as lapsed,
      count(*) filter (where was)::integer as "activeBefore"
    from marks left join standings on standings.month = marks.month
    group by marks.month order by marks.month`.execute(db);
  return rows;
}

/** Of the plan with the latest end. */
export async function membersByPlan(
  db: Db,
  range: ReportRange,
  today: string,
): Promise<Wire['ReportNamedCount'][]> {
  const { rows } = await sql<Wire['ReportNamedCount']>`
    select name, count(*)::integer as count
    from (
      select distinct on (patient_id) name
      from (${terms(range)}) terms where ${today}::date between start_date and end_date
      order by patient_id, end_date desc, plan_id desc
    ) covered
    group by name order by count desc, name`.execute(db);
  return rows;
}

export const AGE_GROUPS = [
  { name: '0–17', from: 0 },
  { name: '18–34', from: 18 },
  { name: '35–49', from: 35 },
  { name: '50–64', from: 50 },
  { name: '65+', from: 65 },
] as const;

export async function membersByAge(
  db: Db,
  range: ReportRange,
  today: string,
): Promise<Wire['ReportNamedCount'][]> {
  const { rows } = await sql<{ from: number; count: number }>`
    select (case when age >= 65 then 65 when age >= 50 then 50 when age >= 35 then 35 when age >= 18 then 18
      else 0 end)::integer as "from", count(*)::integer as count
    from (
      select date_part('year', age(${today}::date, patients.birth_date)) as age
      from patients
      where patients.id in (
        select patient_id from (${terms(range)}) terms where ${today}::date between start_date and end_date)
    ) ages
    group by 1`.execute(db);
  return AGE_GROUPS.map(({ name, from }) => ({
    name,
    count: rows.find((row) => row.from === from)?.count ?? 0,
  }));
}
