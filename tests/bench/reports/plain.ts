import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** Twelve months and the twelve before. SQL over the records computes a page's figures without any sums. */
export const PLAIN = {
  today: (db: Db, practice: number) =>
    sql`
    with debts as (
      select patient_id, sum(amount_cents - paid_cents) as cents
      from plan_members join plans on plans.id = plan_id join payments_due using (plan_id)
      where practice_id = ${practice} and relationship = 'Self' and not disabled
      group by 1 having sum(amount_cents - paid_cents) > 0
    ), covered as (
      select patient_id, max(end_date) as until,
        max(end_date) filter (where relationship = 'Self' and auto_renew and not paid_by_practice) as renews_on
      from plan_members join plans on plans.id = plan_id
      where practice_id = ${practice} and not disabled and not inactive group by 1
    ), cards as (
      select patient_id, max(expires_on) filter (where active and auto_renewal) as until
      from payment_accounts where practice_id = ${practice} group by 1
    ), fees as (
      select coalesce(
        (select new_fee_cents from fee_increases increases
          where increases.offered_plan_id = plans.offered_plan_id and increases.level_id = plans.coverage_level_id
            and cancelled_at is null and effective_date <= plans.end_date
          order by effective_date desc, id desc limit 1),
        (select fee_cents from coverage_levels levels
          where levels.offered_plan_id = plans.offered_plan_id and levels.level_id = plans.coverage_level_id)) as cents
      from covered join plan_members using (patient_id) join plans on plans.id = plan_id
      where until between current_date and current_date + 30 and end_date = until and not inactive and auto_renew
        and relationship = 'Self' and not disabled
        and not exists (select from renewals where renewals.plan_id = plans.id and next_plan_id is not null)
    )
    select (select sum(cents) from fees),
      (select count(*) from covered where until between current_date and current_date + 30),
      (select count(*) from debts), (select sum(cents) from debts),
      (select count(*) from debts where patient_id in (
        select patient_id from transactions
        where practice_id = ${practice} and payment_status = 'Failed' and created_at >= current_date - 30)),
      (select count(*) from covered join cards using (patient_id)
        where cards.until < renews_on and renews_on >= current_date),
      (select sum(charge_cents - refund_cents) from transactions
        where practice_id = ${practice} and date_paid >= date_trunc('month', current_date))`.execute(db),

  members: (db: Db, practice: number) =>
    sql`
    with marks as (
      select month::date - 1 as before, least((month + interval '1 month')::date - 1, current_date) as day
      from generate_series(date_trunc('month', current_date) - interval '23 months', current_date, '1 month') month
    ), terms as (
      select patient_id, start_date, end_date from plans join plan_members on plan_id = plans.id
      where practice_id = ${practice} and not inactive and not disabled
    ), statuses as (
      select marks.day, patient_id, bool_or(before between start_date and end_date) as was,
        bool_or(day between start_date and end_date) as covered
      from marks join terms on start_date <= day and end_date >= before group by 1, 2
    )
    select day, count(*) filter (where covered), count(*) filter (where covered and not was),
      count(*) filter (where was and not covered)
    from statuses group by 1`.execute(db),

  /** Payments, debts by due date, and the renewals of the next twelve months at the fee of their first day. */
  revenue: async (db: Db, practice: number) => {
    await sql`
      select date_trunc('month', date_paid), payment_status, payment_type, sum(charge_cents), sum(refund_cents)
      from transactions
      where practice_id = ${practice} and date_paid >= date_trunc('month', current_date) - interval '23 months'
      group by 1, 2, 3`.execute(db);
    await sql`
      select width_bucket(current_date - due_date, array[31, 61, 91]), sum(amount_cents - paid_cents)
      from payments_due join plans on plans.id = payments_due.plan_id
      where practice_id = ${practice} and paid_cents < amount_cents and exists (
        select from plan_members where plan_members.plan_id = plans.id and relationship = 'Self' and not disabled)
      group by 1`.execute(db);
    await sql`
      select date_trunc('month', end_date), count(*), sum(coalesce(
        (select new_fee_cents from fee_increases increases
          where increases.offered_plan_id = plans.offered_plan_id and increases.level_id = plans.coverage_level_id
            and cancelled_at is null and effective_date <= plans.end_date
          order by effective_date desc, id desc limit 1),
        (select fee_cents from coverage_levels levels
          where levels.offered_plan_id = plans.offered_plan_id and levels.level_id = plans.coverage_level_id)))
      from plans
      where practice_id = ${practice} and auto_renew and not inactive
        and end_date between current_date and current_date + 365
        and not exists (select from renewals where renewals.plan_id = plans.id and next_plan_id is not null)
      group by 1`.execute(db);
  },

  goals: (db: Db, practice: number) =>
    sql`
    select date_trunc('month', date_paid), sum(charge_cents - refund_cents) from transactions
    where practice_id = ${practice} and date_paid >= date_trunc('month', current_date) - interval '23 months'
    group by 1`.execute(db),
};
