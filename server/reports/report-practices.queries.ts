import { type RawBuilder, sql } from 'kysely';
import { expectedBy } from '#domain/goal/goal-pace.ts';
import type { PracticeRow } from '#domain/report/report-pages.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { endOf, firstDay, monthsIn, type ReportRange } from './report-range.ts';

type Row = Omit<PracticeRow, 'paceCents'> & {
  towardGoalCents: number;
  pastGoalCents: number;
  currentGoalCents: number;
};

/**
 * Each practice in the range, from the same sums as the other pages: members at the end of the range, or `today` if
 * that is earlier; money for the range; debts as of today.
 */
export async function practiceRows(db: Db, range: ReportRange, today: string): Promise<PracticeRow[]> {
  const months = monthsIn(range);
  const [first, end] = [firstDay(months[0] ?? '2000-01'), endOf(months.at(-1) ?? '1999-12')];
  const practices = practicesOf(range);
  const { rows } = await sql<Row>`
    with members as (
      select practice_id, sum(active) as active, sum(added) filter (where day >= ${first}::date) as added,
        sum(renewed) filter (where day >= ${first}::date) as renewed,
        sum(lapsed) filter (where day >= ${first}::date) as lapsed
      from report_members
      where practice_id in ${practices} and breakdown = 'all' and day <= ${today}::date and day < ${end}::date
      group by 1
    ), payments as (
      select payments.practice_id, sum(charge_cents) as collected, sum(charge_cents - refund_cents) as met,
        sum(charge_cents - refund_cents) filter (where setting_cents > 0) as toward_goal
      from report_payments payments
      left join goals on goals.practice_id = payments.practice_id
        and make_date(goals.year, goals.month, 1) = payments.month
      where payments.practice_id in ${practices} and payments.month >= ${first}::date
        and payments.month < ${end}::date and is_paid
      group by 1
    ), debts as (
      select owed_to as practice_id, sum(amount_cents - paid_cents) as cents
      from payments_due where owed_to in ${practices} and paid_cents < amount_cents
      group by 1
    ), targets as (
      select practice_id, sum(setting_cents) as cents,
        sum(setting_cents) filter (where month_start < date_trunc('month', ${today}::date)) as before,
        sum(setting_cents) filter (where month_start = date_trunc('month', ${today}::date)) as current
      from (select *, make_date(year, month, 1) as month_start from goals where practice_id in ${practices}) dated
      where month_start >= ${first}::date and month_start < ${end}::date
      group by 1
    )
    select practices.id::text as "practiceId", practices.name, coalesce(active, 0)::integer as active, coalesce(added, 0)::integer as added,
      coalesce(renewed, 0)::integer as renewed, coalesce(lapsed, 0)::integer as lapsed,
      coalesce(collected, 0)::bigint as "collectedCents", coalesce(met, 0)::bigint as "metCents",
      coalesce(debts.cents, 0)::bigint as "pastDueCents", coalesce(targets.cents, 0)::bigint as "goalCents",
      coalesce(toward_goal, 0)::bigint as "towardGoalCents",
      coalesce(before, 0)::bigint as "pastGoalCents", coalesce(current, 0)::bigint as "currentGoalCents"
    from practices
    left join members on members.practice_id = practices.id
    left join payments on payments.practice_id = practices.id
    left join debts on debts.practice_id = practices.id
    left join targets on targets.practice_id = practices.id
    where practices.id in ${practices}
    order by practices.name, practices.id`.execute(db);
  return rows.map(({ towardGoalCents, pastGoalCents, currentGoalCents, ...row }) => ({
    ...row,
    paceCents: towardGoalCents - pastGoalCents - expectedBy(today, currentGoalCents),
  }));
}

/** The ids of the practices, as a subquery. */
export function practicesOf({ practiceId, ofOrganization }: ReportRange): RawBuilder<unknown> {
  const id = recordNumber(practiceId);
  return ofOrganization
    ? sql`(select id from practices where organization_id = (select organization_id from practices where id = ${id}))`
    : sql`(select ${id}::integer as id)`;
}
