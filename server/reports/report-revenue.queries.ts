import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { practicesOf } from './report-practices.queries.ts';
import { endOf, firstDay, monthsIn, type ReportRange } from './report-range.ts';
import { automaticRenewals, renewalPaymentCents, renewalPayments } from './report-renewals.queries.ts';

export interface RevenueMonth {
  month: string;
  collectedCents: number;
  recurringCents: number;
  refundedCents: number;
}

interface NamedCents {
  name: string;
  cents: number;
  count: number;
}

interface ForecastMonth {
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

/** @param months in ascending order */
export async function revenueMonths(
  db: Db,
  range: ReportRange,
  months: readonly string[],
): Promise<RevenueMonth[]> {
  const { first, end } = spanOf(months);
  const { rows } = await sql<RevenueMonth>`
    select to_char(report_payments.month, 'YYYY-MM') as month, sum(charge_cents)::bigint as "collectedCents",
      sum(recurring_cents)::bigint as "recurringCents", sum(refund_cents)::bigint as "refundedCents"
    from report_payments
    where practice_id in ${practicesOf(range)} and report_payments.month >= ${first}::date
      and report_payments.month < ${end}::date and is_paid
    group by report_payments.month`.execute(db);
  const none = { collectedCents: 0, recurringCents: 0, refundedCents: 0 };
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none });
}

/** A refund counts with the refunded amount, and the payment that was refunded as paid. */
export async function collections(
  db: Db,
  range: ReportRange,
): Promise<Record<'byStatus' | 'byType', NamedCents[]>> {
  const { first, end } = spanOf(monthsIn(range));
  const { rows } = await sql<NamedCents & { by: 'status' | 'type' }>`
    select case grouping(status) when 0 then 'status' else 'type' end as by,
      coalesce(status, payment_type) as name, sum(charge_cents + refund_cents)::bigint as cents,
      sum(payments)::integer as count
    from report_payments, lateral (select case
      when payment_status = 'Refunded' and payment_type <> 'Refund' then 'Paid' else payment_status end as status) shown
    where practice_id in ${practicesOf(range)} and month >= ${first}::date and month < ${end}::date
    group by grouping sets (status, payment_type) having sum(payments) <> 0 order by 2`.execute(db);
  const of = (wanted: 'status' | 'type') =>
    rows.flatMap(({ by, ...named }) => (by === wanted ? [named] : []));
  return { byStatus: of('status'), byType: of('type') };
}

const LATE = ['0–30 days', '31–60 days', '61–90 days', '91 days and more'] as const;

/** All unpaid debts of subscribers, as in the past due amounts of the patient list. */
export async function pastDueByAge(db: Db, range: ReportRange, today: string): Promise<NamedCents[]> {
  const { rows } = await sql<{ group: number; cents: number; count: number }>`
    select (case when late > 90 then 3 when late > 60 then 2 when late > 30 then 1 else 0 end)::integer as "group",
      sum(cents)::bigint as cents, count(*)::integer as count
    from (
      select ${today}::date - due_date as late, amount_cents - paid_cents as cents
      from payments_due where owed_to in ${practicesOf(range)} and paid_cents < amount_cents
    ) owed
    group by 1`.execute(db);
  return LATE.map((name, at) => {
    const { cents = 0, count = 0 } = rows.find(({ group }) => group === at) ?? {};
    return { name, cents, count };
  });
}

/**
 * Plans that renew automatically from today on, at the fee of their next first day, each payment in its month, plus the
 * installments that are not due yet.
 */
export async function forecast(db: Db, range: ReportRange, today: string): Promise<ForecastMonth[]> {
  const months = monthsIn({ from: today.slice(0, 7), to: '2099-12' }).slice(0, 12);
  const { end } = spanOf(months);
  const renewals = automaticRenewals({
    practices: practicesOf(range),
    today: sql`${today}`,
    until: sql`${end}`,
  });
  const { rows } = await sql<ForecastMonth>`
    with renewing as (
      select date_trunc('month', day)::date as month, is_monthly, fee_cents, sum(renewals) as renewals
      from (${renewals}) fees
      group by 1, 2, 3
    ), amounts as (
      select month + make_interval(months => payment) as day, case payment when 0 then renewals else 0 end as renewals,
        renewals * ${renewalPaymentCents(sql`payment`)} as renewal_cents, 0::bigint as installment_cents
      from renewing, generate_series(0, ${renewalPayments} - 1) payment
      union all
      select due_date, 0, 0, instalments.amount_cents
      from instalments join plans on plans.id = instalments.plan_id
      where payment_due_id is null and due_date > ${today}::date and due_date < ${end}::date
        and practice_id in ${practicesOf(range)} and not inactive
    )
    select to_char(day, 'YYYY-MM') as month, sum(renewals)::integer as renewals,
      sum(renewal_cents)::bigint as "renewalCents", sum(installment_cents)::bigint as "installmentCents"
    from amounts
    group by 1`.execute(db);
  const none = { renewals: 0, renewalCents: 0, installmentCents: 0 };
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none });
}

/** @param months in ascending order */
export async function goalMonths(
  db: Db,
  range: ReportRange,
  months: readonly string[],
): Promise<GoalMonth[]> {
  const { first, end } = spanOf(months);
  const { rows } = await sql<GoalMonth>`
    select month, sum(goal_cents)::bigint as "goalCents", sum(met_cents)::bigint as "metCents"
    from (
      select year || '-' || lpad(month::text, 2, '0') as month, setting_cents as goal_cents, 0 as met_cents
      from goals where practice_id in ${practicesOf(range)}
      union all
      select to_char(report_payments.month, 'YYYY-MM'), 0, sum(charge_cents - refund_cents)
      from report_payments
      where practice_id in ${practicesOf(range)} and report_payments.month >= ${first}::date
        and report_payments.month < ${end}::date and is_paid
      group by report_payments.month
    ) amounts
    group by 1`.execute(db);
  return months.map(
    (month) => rows.find((row) => row.month === month) ?? { month, goalCents: 0, metCents: 0 },
  );
}
