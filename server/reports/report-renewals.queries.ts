import { type RawBuilder, sql } from 'kysely';

/**
 * The fee of each row of the query `renewing`, which has `renewals` of a level on a `day`: that of the level, or of the
 * last fee increase up to that day.
 */
export const feesOfRenewals: RawBuilder<unknown> = sql`
  select day, renewals, renewals * coalesce(new_fee_cents, fee_cents, 0) as fee_cents
  from renewing
  left join coverage_levels levels on levels.offered_plan_id = renewing.offered_plan_id
    and levels.level_id = renewing.coverage_level_id
  left join (
    select offered_plan_id, level_id, new_fee_cents, effective_date as since,
      lead(effective_date) over (partition by offered_plan_id, level_id order by effective_date, id) as until
    from fee_increases
    where cancelled_at is null and offered_plan_id in (select offered_plan_id from renewing)
  ) increases on increases.offered_plan_id = renewing.offered_plan_id
    and increases.level_id = renewing.coverage_level_id and day >= since and day < coalesce(until, 'infinity')`;
