import { runAll } from './run-all.ts';

/**
 * Payments are summed by month, because no figure of the report needs them by day. A change that affects only amounts
 * adds one row, and the time zone is read for unpaid attempts only.
 */
const STATEMENTS = [
  'alter table report_payments rename column day to month',
  'alter index report_payments_by_day rename to report_payments_by_month',

  'drop view report_payment_sums',
  // The month of payment, or of the attempt, in the practice's time zone (CONST-3).
  `create view report_payment_sums as
    select transactions.practice_id,
      date_trunc('month', coalesce(date_paid, created_at at time zone practices.time_zone))::date as month,
      date_paid is not null as is_paid, payment_type, payment_status,
      count(*) as payments, sum(charge_cents)::bigint as charge_cents, sum(refund_cents)::bigint as refund_cents
    from transactions join practices on practices.id = transactions.practice_id
    group by 1, 2, 3, 4, 5`,

  `create or replace function follow_transactions() returns trigger language plpgsql as $$
  declare
    zone text;
    was date;
    month date;
  begin
    if (tg_op <> 'INSERT' and old.date_paid is null) or (tg_op <> 'DELETE' and new.date_paid is null) then
      select time_zone into zone from practices where id = coalesce(new.practice_id, old.practice_id);
    end if;
    was := date_trunc('month', coalesce(old.date_paid, old.created_at at time zone zone));
    month := date_trunc('month', coalesce(new.date_paid, new.created_at at time zone zone));
    if tg_op = 'UPDATE'
      and (old.practice_id, was, old.date_paid is null, old.payment_type, old.payment_status)
        = (new.practice_id, month, new.date_paid is null, new.payment_type, new.payment_status) then
      insert into report_payments values (new.practice_id, month, new.date_paid is not null, new.payment_type,
        new.payment_status, 0, new.charge_cents - old.charge_cents, new.refund_cents - old.refund_cents);
      return null;
    end if;
    if tg_op <> 'INSERT' then
      insert into report_payments values (old.practice_id, was, old.date_paid is not null, old.payment_type,
        old.payment_status, -1, -old.charge_cents, -old.refund_cents);
    end if;
    if tg_op <> 'DELETE' then
      insert into report_payments values (new.practice_id, month, new.date_paid is not null, new.payment_type,
        new.payment_status, 1, new.charge_cents, new.refund_cents);
    end if;
    return null;
  end $$`,

  `create or replace function fold_report_sums() returns void language sql as $$
    select lock_report_sums();

    with gone as (
      delete from report_payments where (practice_id, month) in (
        select practice_id, month from report_payments where not folded)
      returning *
    )
    insert into report_payments
    select practice_id, month, is_paid, payment_type, payment_status, sum(payments), sum(charge_cents),
      sum(refund_cents), true
    from gone group by 1, 2, 3, 4, 5
    having sum(payments) <> 0 or sum(charge_cents) <> 0 or sum(refund_cents) <> 0;

    with gone as (
      delete from report_members where (practice_id, day) in (
        select practice_id, day from report_members where not folded)
      returning *
    )
    insert into report_members
    select practice_id, breakdown, name, day, sum(active), sum(added), sum(renewed), sum(lapsed), true
    from gone group by 1, 2, 3, 4
    having sum(active) <> 0 or sum(added) <> 0 or sum(renewed) <> 0 or sum(lapsed) <> 0;
  $$`,

  `with gone as (delete from report_payments returning *)
  insert into report_payments
  select practice_id, date_trunc('month', month)::date, is_paid, payment_type, payment_status, sum(payments),
    sum(charge_cents), sum(refund_cents), true
  from gone group by 1, 2, 3, 4, 5
  having sum(payments) <> 0 or sum(charge_cents) <> 0 or sum(refund_cents) <> 0`,
  'analyze report_payments',
];

export const reportMonths = runAll(STATEMENTS);
