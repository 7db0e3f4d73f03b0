import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { IS_RENEWED } from '../plans/renewed-terms.queries.ts';

/** Updates plan status and debts in the search data, for all patients of a practice. */
export const refreshPatientStatus = (db: Db, practiceId: number): Promise<void> =>
  refresh(db, sql`plans.practice_id = ${practiceId}`);

export const refreshStatusOfPlan = (db: Db, planId: number): Promise<void> =>
  refresh(
    db,
    sql`plan_members.patient_id in (select patient_id from plan_members where plan_id = ${planId})`,
  );

/** A canceled plan has ended, and a next term that waits for its payment has not begun. */
const LAST_FIRST = sql`order by plans.inactive, plans.end_date desc, plans.id desc`;

/**
 * Inactive plans don't count, a debt belongs to the subscriber or the practice that pays for the plan, and removed
 * members share none of it. A plan whose next term was sold or has begun does not renew again. Locks the rows first,
 * because a statement only sees what was committed when it began.
 */
async function refresh(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    select from patient_statuses
    where patient_id in (
      select plan_members.patient_id from plan_members join plans on plans.id = plan_members.plan_id where ${which})
    order by patient_id for update`.execute(db);
  await sql`
    update patient_statuses statuses set
      covered_until = held.covered_until,
      covered_from = (select lower(period) from unnest(held.covered) period order by period desc limit 1),
      covered_before = (select upper(period) - 1 from unnest(held.covered) period order by period desc offset 1 limit 1),
      plan_status = case when held.plans = 0 then 2 when held.covered_until is not null then 0 else 1 end,
      plan_type = held.plan_type,
      plan_name = held.plan_name,
      renews_on = held.renews_on,
      past_due_cents = held.past_due_cents
    from (
      select plan_members.patient_id,
        count(*) filter (where not disabled) as plans,
        max(plans.end_date) filter (where not inactive and not disabled) as covered_until,
        range_agg(daterange(plans.start_date, plans.end_date, '[]')) filter (where not inactive and not disabled)
          as covered,
        coalesce((array_agg(plans.template_type ${LAST_FIRST}) filter (where not disabled))[1], '') as plan_type,
        coalesce((array_agg(plans.name ${LAST_FIRST}) filter (where not disabled))[1], '') as plan_name,
        max(plans.end_date) filter (where relationship = 'Self' and not disabled and not inactive and auto_renew
          and not paid_by_practice
          and not ${IS_RENEWED}) as renews_on,
        coalesce(sum(due.cents) filter (where relationship = 'Self' and not disabled and not paid_by_practice), 0)
          as past_due_cents
      from plan_members
      join plans on plans.id = plan_members.plan_id
      left join lateral (
        select sum(amount_cents - paid_cents) as cents from payments_due where plan_id = plans.id
      ) due on true
      where ${which}
      group by plan_members.patient_id
    ) held
    where statuses.patient_id = held.patient_id`.execute(db);
}
