import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { endOf, firstDay, monthsIn, practicesOf, type ReportRange } from './report-range.ts';

export interface RevenueMonth {
  month: string;
  collectedCents: number;
  recurringCents: number;
  refundedCents: number;
}

export interface NamedCents {
  name: string;
  cents: number;
  count: number;
}

export interface ForecastMonth {
  month: string;
  renewals: number;
  renewalCents: number;
  installmentCents: number;
}

export interface GoalMonth {
  month: string;
  goalCents: number;
  metCents: number;
}

const spanOf = (months: readonly string[]) => ({
  first: firstDay(months[0] ?? '2000-01'),
  end: endOf(months.at(-1) ?? '1999-12'),
});

export async function revenueMonths(db: Db, range: ReportRange): Promise<RevenueMonth[]> {
  const months = monthsIn(range);
  const { first, end } = spanOf(months);
  const { rows } = await sql<RevenueMonth>`
    select to_char(day, 'YYYY-MM') as month, sum(charge_cents)::bigint as "collectedCents",
      coalesce(sum(charge_cents) filter (where payment_type = 'Subscription'), 0)::bigint as "recurringCents",
      sum(refund_cents)::bigint as "refundedCents"
    from report_payments
    where practice_id in ${practicesOf(range)} and day >= ${first}::date and day < ${end}::date and is_paid
    group by 1`.execute(db);
  const none = { collectedCents: 0, recurringCents: 0, refundedCents: 0 };
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none });
}

/** A refund counts with the amount that was refunded. */
export async function collectionsBy(
  db: Db,
  range: ReportRange,
  column: 'payment_status' | 'payment_type',
): Promise<NamedCents[]> {
  const { first, end } = spanOf(monthsIn(range));
  const { rows } = await sql<NamedCents>`
    select ${sql.ref(column)} as name, sum(charge_cents + refund_cents)::bigint as cents,
      sum(payments)::integer as count
    from report_payments
    where practice_id in ${practicesOf(range)} and day >= ${first}::date and day < ${end}::date
    group by 1 having sum(payments) <> 0 order by 1`.execute(db);
  return rows;
}

const LATE = ['0–30 days', '31–60 days', '61–90 days', '91 days and more'] as const;

/** The debts of the patients that the patient list shows as past due, so that both have one sum. */
export async function pastDueByAge(db: Db, range: ReportRange, today: string): Promise<NamedCents[]> {
  const { rows } = await sql<{ group: number; cents: number; count: number }>`
    select (case when late > 90 then 3 when late > 60 then 2 when late > 30 then 1 else 0 end)::integer as "group",
      sum(cents)::bigint as cents, count(*)::integer as count
    from (
      select ${today}::date - due_date as late, amount_cents - paid_cents as cents
      from patient_standings standings
      join plan_members using (patient_id)
      join payments_due on payments_due.plan_id = plan_members.plan_id
      where standings.practice_id in ${practicesOf(range)} and past_due_cents > 0 and relationship = 'Self'
        and not disabled and paid_cents < amount_cents
    ) owed
    group by 1`.execute(db);
  return LATE.map((name, at) => {
    const { cents = 0, count = 0 } = rows.find(({ group }) => group === at) ?? {};
    return { name, cents, count };
  });
}

/** Plans that renew themselves, at the fee of their first day, and the installments that are not due yet. */
export async function forecast(db: Db, range: ReportRange, today: string): Promise<ForecastMonth[]> {
  const months = monthsIn({ from: today.slice(0, 7), to: '2099-12' }).slice(0, 12);
  const { end } = spanOf(months);
  const { rows } = await sql<ForecastMonth>`
    with renewing as materialized (
      select offered_plan_id, coverage_level_id, end_date + 1 as day, count(*) as renewals
      from plans
      where practice_id in ${practicesOf(range)} and auto_renew and not inactive
        and end_date >= ${today}::date and end_date < ${end}::date - 1
        and not exists (select from renewals where renewals.plan_id = plans.id and next_plan_id is not null)
      group by 1, 2, 3
    ), amounts as (
      select day, renewals, 0::bigint as installment_cents, renewals * coalesce(
        (select new_fee_cents from fee_increases increases
          where increases.offered_plan_id = renewing.offered_plan_id
            and increases.level_id = renewing.coverage_level_id
            and cancelled_at is null and effective_date <= renewing.day
          order by effective_date desc, id desc limit 1),
        (select fee_cents from coverage_levels levels
          where levels.offered_plan_id = renewing.offered_plan_id
            and levels.level_id = renewing.coverage_level_id),
        0) as fee_cents
      from renewing
      union all
      select due_date, 0, instalments.amount_cents, 0
      from instalments join plans on plans.id = instalments.plan_id
      where payment_due_id is null and due_date > ${today}::date and due_date < ${end}::date
        and practice_id in ${practicesOf(range)} and not inactive
    )
    select to_char(day, 'YYYY-MM') as month, sum(renewals)::integer as renewals,
      sum(fee_cents)::bigint as "renewalCents", sum(installment_cents)::bigint as "installmentCents"
    from amounts where day > ${today}::date and day < ${end}::date
    group by 1`.execute(db);
  const none = { renewals: 0, renewalCents: 0, installmentCents: 0 };
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none });
}

export async function goalMonths(db: Db, range: ReportRange): Promise<GoalMonth[]> {
  const { rows } = await sql<{ month: string; cents: number }>`
    select year || '-' || lpad(month::text, 2, '0') as month, sum(setting_cents)::bigint as cents
    from goals where practice_id in ${practicesOf(range)} group by 1`.execute(db);
  const paid = await revenueMonths(db, range);
  return paid.map(({ month, collectedCents, refundedCents }) => ({
    month,
    goalCents: rows.find((row) => row.month === month)?.cents ?? 0,
    metCents: collectedCents - refundedCents,
  }));
}
