import { runAll } from './run-all.ts';

/**
 * How much of a charge pays for renewals and later installments. The payment type only says so of cash and checks: for
 * an account it names the account. A voided charge and one of a refused sale have no parts, so the debt on the charge's
 * due date and the sale say it.
 */
const STATEMENTS = [
  'alter table transactions add column recurring_cents integer not null default 0',
  `update transactions set recurring_cents = recurring
    from (
      select transactions.id, case when count(payment_due_id) > 0
        then coalesce(sum(transaction_parts.amount_cents) filter (where payments_due.payment_type = 'Subscription'), 0)
        when transactions.payment_type in ('New', 'Upgrade', 'Refund') then 0
        when transactions.payment_type = 'Subscription'
          or exists (select from payments_due debts where debts.plan_id = transactions.plan_id
            and debts.due_date = transactions.due_date and debts.payment_type = 'Subscription')
          or exists (select from plan_sales sales where sales.order_reference = transactions.order_reference
            and contents -> 'debts' -> 0 ->> 'paymentType' = 'Subscription')
        then charge_cents else 0 end as recurring
      from transactions left join transaction_parts on transaction_id = transactions.id
      left join payments_due on payments_due.id = payment_due_id
      group by transactions.id
    ) counted
    where counted.id = transactions.id and recurring > 0`,

  // Counted again below.
  'drop table report_payments',
  `create table report_payments (
    practice_id bigint not null,
    month date not null,
    is_paid boolean not null,
    payment_type text not null,
    payment_status text not null,
    payments bigint not null,
    charge_cents bigint not null,
    refund_cents bigint not null,
    recurring_cents bigint not null,
    folded boolean not null default false,
    id bigint generated always as identity primary key
  )`,
  'create index report_payments_by_month on report_payments (practice_id, month)',
  'create index report_payments_to_fold on report_payments (practice_id, month) where not folded',

  'drop view report_payment_sums',
  // The month of payment, or of the attempt, in the practice's time zone (CONST-3).
  `create view report_payment_sums as
    select transactions.practice_id,
      date_trunc('month', coalesce(date_paid, created_at at time zone practices.time_zone))::date as month,
      date_paid is not null as is_paid, payment_type, payment_status,
      count(*) as payments, sum(charge_cents)::bigint as charge_cents, sum(refund_cents)::bigint as refund_cents,
      sum(recurring_cents)::bigint as recurring_cents
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
        new.payment_status, 0, new.charge_cents - old.charge_cents, new.refund_cents - old.refund_cents,
        new.recurring_cents - old.recurring_cents);
      return null;
    end if;
    if tg_op <> 'INSERT' then
      insert into report_payments values (old.practice_id, was, old.date_paid is not null, old.payment_type,
        old.payment_status, -1, -old.charge_cents, -old.refund_cents, -old.recurring_cents);
    end if;
    if tg_op <> 'DELETE' then
      insert into report_payments values (new.practice_id, month, new.date_paid is not null, new.payment_type,
        new.payment_status, 1, new.charge_cents, new.refund_cents, new.recurring_cents);
    end if;
    return null;
  end $$`,
  'drop trigger follow_changed_transactions on transactions',
  `create trigger follow_changed_transactions after update on transactions for each row
    when ((old.practice_id, old.date_paid, old.payment_type, old.payment_status, old.charge_cents, old.refund_cents,
        old.recurring_cents)
      is distinct from
      (new.practice_id, new.date_paid, new.payment_type, new.payment_status, new.charge_cents, new.refund_cents,
        new.recurring_cents))
    execute function follow_transactions()`,

  `create or replace function fold_report_sums() returns void language sql as $$
    select lock_report_sums();

    with gone as (
      delete from report_payments where (practice_id, month) in (
        select practice_id, month from report_payments where not folded)
      returning *
    )
    insert into report_payments
    select practice_id, month, is_paid, payment_type, payment_status, sum(payments), sum(charge_cents),
      sum(refund_cents), sum(recurring_cents), true
    from gone group by 1, 2, 3, 4, 5
    having sum(payments) <> 0 or sum(charge_cents) <> 0 or sum(refund_cents) <> 0 or sum(recurring_cents) <> 0;

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

  'insert into report_payments select *, true from report_payment_sums',
  'analyze report_payments',
];

export const recurringPayments = runAll(STATEMENTS);
