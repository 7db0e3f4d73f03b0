import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { suiteDatabase } from '#tests/support/database.ts';
import { TODAY } from '#tests/support/test-clock.ts';

const database = suiteDatabase('sample');

async function rows<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(database.db)).rows;
}

describe('the payments of the sample data', () => {
  it('API-12: each plan that renews automatically has one account that can be charged', async () => {
    expect(
      await rows(`select count(*) > 500 as many, bool_and(accounts = 1) as one_each from (
        select plans.id, (
          select count(*) from payment_accounts where auto_renewal and active
            and payment_accounts.patient_id = plan_members.patient_id
            and (expires_on is null or expires_on >= '${TODAY}')) as accounts
        from plans join plan_members on plan_members.plan_id = plans.id and relationship = 'Self'
        where auto_renew) renewing`),
    ).toEqual([{ many: true, one_each: true }]);
  });

  it('SAMPLE-2: every practice has its own card, which expires at the end of the month', async () => {
    expect(
      await rows(`select expires_on, auto_renewal, count(*) as practices
        from payment_accounts where patient_id is null group by 1, 2`),
    ).toEqual([{ expires_on: '2026-03-31', auto_renewal: true, practices: 15 }]);
  });

  it('the schedule of a monthly plan agrees with its payments, and has later installments', async () => {
    expect(
      await rows(`select count(*) > 100 as many, bool_and(schedule_date is not null and end_date > '${TODAY}') as monthly,
          bool_and(paid = charged) as as_charged, bool_and(first_to_come > '${TODAY}') as later,
          bool_or(paid > 0) as some_paid, bool_and(numbers <= 12) as a_year
        from plans join (
          select instalments.plan_id, coalesce(sum(paid_cents), 0) as paid, max(number) as numbers,
            min(instalments.due_date) filter (where payment_due_id is null) as first_to_come
          from instalments left join payments_due on payments_due.id = payment_due_id group by 1
        ) schedules on schedules.plan_id = plans.id
        cross join lateral (
          select coalesce(sum(charge_cents), 0) as charged from transactions
          where transactions.plan_id = plans.id and payment_status <> 'Failed' and not voided
        ) charges`),
    ).toEqual([{ many: true, monthly: true, as_charged: true, later: true, some_paid: true, a_year: true }]);
  });

  it('SAMPLE-1.6: payments and amounts due add up to the fee, and a plan has $30 due or nothing', async () => {
    expect(
      await rows(`select count(*) > 300 as many, bool_and(paid + due = payments * each) as the_fee,
          array_agg(distinct due order by due) as due
        from (
          select (case when schedule_date is null then fee_cents else ceil(fee_cents / 12.0) end)::integer as each,
            (case when schedule_date is null then 1 else (
              select count(*) from generate_series(0, 11) as month
              where start_date + make_interval(months => month) <= '${TODAY}') end)::integer as payments,
            (select coalesce(sum(charge_cents), 0)::integer from transactions
              where transactions.plan_id = plans.id and payment_status <> 'Failed' and not voided) as paid,
            (select coalesce(sum(amount_cents - paid_cents), 0)::integer from payments_due
              where payments_due.plan_id = plans.id) as due
          from plans join coverage_levels on coverage_levels.offered_plan_id = plans.offered_plan_id
            and level_id = coverage_level_id
        ) payments`),
    ).toEqual([{ many: true, the_fee: true, due: [0, 3000] }]);
  });

  it('ENTITY-7: there are payments of every status and type that a list can show', async () => {
    expect(
      await rows(`select array_agg(distinct payment_status order by payment_status) as statuses,
        array_agg(distinct payment_type order by payment_type) as types, bool_or(voided) as voided,
        array_agg(distinct coalesce(account_type, office_method)) as accounts
        from transactions`),
    ).toEqual([
      {
        statuses: ['Failed', 'Paid', 'Refunded'],
        types: ['New', 'Refund', 'Subscription'],
        accounts: ['Bank Transfer', 'Cash', 'Credit Card', 'Debit Card'],
        voided: true,
      },
    ]);
  });

  it('ENTITY-7: no refund exceeds its charge, in total or in tax', async () => {
    expect(
      await rows(`select count(*) > 20 as many,
          bool_and(back.refund_cents <= charged.charge_cents) as within,
          bool_and(back.fee_sales_tax_refund_cents <= charged.fee_sales_tax_charge_cents) as tax_within,
          bool_and((charged.payment_status = 'Refunded') = (back.refund_cents = charged.charge_cents)) as reversed,
          bool_and(back.voided = charged.voided and back.plan_id = charged.plan_id) as same
        from transactions back join transactions charged on charged.id = back.referenced_transaction_id`),
    ).toEqual([{ many: true, within: true, tax_within: true, reversed: true, same: true }]);
  });
});
