import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { closeDebts } from '../payments/installments.queries.ts';
import { stopRenewalBefore, unpaidRenewal } from './renewed-terms.queries.ts';

export type PlanToCancel = { id: number; inactive: boolean; canceled_on: string | null; end_date: string };

export type CancelRefusal = 'ended' | 'unpaidRenewal' | 'planPending' | 'nextTermPaid';

/**
 * Nothing more is charged, and benefits end on the day. Later terms without a payment are canceled, too. The caller has
 * locked the plan and the plan before it.
 */
export async function cancelPlan(
  on: Db,
  clock: Clock,
  plan: PlanToCancel,
  today: string,
): Promise<CancelRefusal | undefined> {
  if (plan.canceled_on !== null) return undefined;
  if (plan.inactive) return (await waitsForPayment(on, plan.id)) ? 'unpaidRenewal' : 'ended';
  if (plan.end_date < today) return 'ended';
  const later = await lockLaterTerms(on, plan.id);
  if (await hasPending(on, [plan.id, ...later])) return 'planPending';
  if (await hasPaid(on, later)) return 'nextTermPaid';
  for (const id of [plan.id, ...later]) await cancelTerm(on, clock, id, today);
  return undefined;
}

const waitsForPayment = async (on: Db, planId: number): Promise<boolean> =>
  (await unpaidRenewal(sql`${planId}`).execute(on)).rows.length > 0;

/** A next term that was sold or that waits for its payment, and the terms after it. */
async function lockLaterTerms(on: Db, planId: number): Promise<number[]> {
  const next = await on
    .selectFrom('renewals')
    .innerJoin('plans', 'plans.id', 'renewals.next_plan_id')
    .select('plans.id')
    .where('renewals.plan_id', '=', planId)
    .where('renewals.given_up_at', 'is', null)
    .where('plans.canceled_on', 'is', null)
    .forNoKeyUpdate('plans')
    .executeTakeFirst();
  return next ? [next.id, ...(await lockLaterTerms(on, next.id))] : [];
}

/** A payment, a refund or a sale without an outcome. */
async function hasPending(on: Db, planIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from transactions where plan_id = any(${planIds}::bigint[]) and payment_status = 'Pending'
    union all
    select from plan_sales where from_plan_id = any(${planIds}::bigint[]) and state = 'pending'
    limit 1`.execute(on);
  return rows.length > 0;
}

/** A payment that is fully refunded or voided doesn't count. */
async function hasPaid(on: Db, planIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from transactions where plan_id = any(${planIds}::bigint[]) and payment_status = 'Paid' limit 1`.execute(
    on,
  );
  return rows.length > 0;
}

/** A term that never began is abandoned, so that the plan before it can be renewed again. */
async function cancelTerm(on: Db, clock: Clock, planId: number, today: string): Promise<void> {
  await closeDebts(on, planId);
  await sql`
    update renewals set begun_at = null, given_up_at = ${clock()}
    where next_plan_id = ${planId} and given_up_at is null
      and (begun_at is null or ${today}::date < (select start_date from plans where id = ${planId}))`.execute(
    on,
  );
  await sql`
    update plans set canceled_on = case when not inactive then ${today}::date end, inactive = true, auto_renew = false
    where id = ${planId}`.execute(on);
  await stopRenewalBefore(on, planId, today);
  await refreshStatusOfPlan(on, planId);
}

/** Whether the plan of a refund or a void is not over or canceled, and has no paid or pending payment left. */
export async function isActiveWithoutPayment(db: Db, transactionId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from transactions reversal
    join plans on plans.id = reversal.plan_id join practices on practices.id = plans.practice_id
    where reversal.id = ${transactionId} and reversal.payment_status = 'Refunded' and not inactive
      and end_date >= (${now}::timestamptz at time zone time_zone)::date
      and not exists (select from transactions payments
        where payments.plan_id = plans.id and payments.payment_status in ('Paid', 'Pending'))`.execute(db);
  return rows.length > 0;
}
