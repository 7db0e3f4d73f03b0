import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

/** The open renewal whose next term is a plan that waits for its payment. */
export const unpaidRenewal = (plan: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`select from renewals where next_plan_id = ${plan} and begun_at is null and given_up_at is null`;

/** A plan that runs or will, or a next term that waits for its payment. */
export const RUNS_OR_WAITS = sql<boolean>`(not plans.inactive or exists (${unpaidRenewal(sql`plans.id`)}))`;

/** A next term that staff sold, or that is paid: `plans` does not renew again. */
export const IS_RENEWED = sql<boolean>`exists (
  select from renewals where renewals.plan_id = plans.id and begun_at is not null)`;

/** A next term starts on the day when its plan ends, so both run on that day. */
export const hasNextTerm = (day: string) => sql<boolean>`exists (
  select from renewals join plans as next on next.id = next_plan_id
  where renewals.plan_id = plans.id and given_up_at is null and next.start_date <= ${day})`;

/** A renewed term becomes active when everything due at its start is paid. */
export async function beginPaidTerm(on: Db, clock: Clock, planId: number): Promise<void> {
  await sql`
    with begun as (
      update renewals set begun_at = ${clock()}
      where next_plan_id = ${planId} and begun_at is null and given_up_at is null
        and not exists (select from payments_due where plan_id = ${planId} and paid_cents < amount_cents)
      returning next_plan_id)
    update plans set inactive = false where id in (select next_plan_id from begun)`.execute(on);
}

/** Locks the plan, and the plan before it first, as a change of that plan does. */
export async function lockWithPlanBefore(on: Db, planId: number): Promise<void> {
  await sql`
    select from plans
    where id = ${planId} or id = (select plan_id from renewals where next_plan_id = ${planId})
    order by id = ${planId} for no key update`.execute(on);
}

/** A plan whose next term is canceled no longer renews itself. It then ends visibly. The caller has locked both. */
export async function stopRenewalBefore(on: Db, canceledId: number, today: string): Promise<void> {
  await sql`
    update plans set auto_renew = false
    where id = (select plan_id from renewals where next_plan_id = ${canceledId})
      and auto_renew and end_date >= ${today}`.execute(on);
}

/** Lets the job renew a plan whose next term was canceled. */
export const forgetCanceledTerm = (on: Db, planId: number) =>
  on.deleteFrom('renewals').where('plan_id', '=', planId).where('given_up_at', 'is not', null).execute();
