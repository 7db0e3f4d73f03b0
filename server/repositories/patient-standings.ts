import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/**
 * Writes down anew, for every patient of a practice, what the search says of their plans and debts. Inactive plans
 * cover nobody; a debt is its subscriber's.
 */
export async function refreshStandings(db: Db, practiceId: number): Promise<void> {
  await sql`
    update patient_standings standings set
      covered_until = held.covered_until,
      standing = case when held.covered_until is not null then 0 else 1 end,
      plan_type = held.plan_type,
      past_due_cents = held.past_due_cents
    from (
      select plan_members.patient_id,
        max(plans.end_date) filter (where not plans.inactive) as covered_until,
        (array_agg(plans.template_type order by plans.end_date desc))[1] as plan_type,
        coalesce(sum(due.amount_cents) filter (where plan_members.relationship = 'Self'), 0) as past_due_cents
      from plan_members
      join plans on plans.id = plan_members.plan_id
      left join (
        select plan_id, sum(amount_cents) as amount_cents from payments_due group by plan_id
      ) due on due.plan_id = plans.id
      where plans.practice_id = ${practiceId} and not plan_members.disabled
      group by plan_members.patient_id
    ) held
    where standings.patient_id = held.patient_id`.execute(db);
}
