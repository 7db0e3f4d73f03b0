import { type RawBuilder, sql } from 'kysely';
import { APPLIES_TO_RENEWALS, appliesToRenewalsFrom } from '../plans/level-increases.queries.ts';
import { MONTHS_A_TERM } from '../plans/plan-term.ts';

interface Ending {
  practices: RawBuilder<unknown>;
  today: RawBuilder<unknown>;
  /** Not included. */
  until: RawBuilder<unknown>;
}

/**
 * The number of plans that end from today on and renew themselves, by the `day` on which they end and their `renewals`
 * begin, the fee of one of them on that day, and whether it is paid monthly. The fee is of the level, or of the last fee
 * increase up to the day (record 0200). The index has all of it (record 0161). Plans that are renewed already are
 * subtracted: an anti-join takes twice the time.
 */
export function automaticRenewals({ practices, today, until }: Ending): RawBuilder<unknown> {
  const renews = sql`practice_id in ${practices} and auto_renew and not inactive
    and end_date >= ${today}::date and end_date < ${until}::date`;
  return sql`
    with renewing as materialized (
      select offered_plan_id, coverage_level_id, day, is_monthly, sum(plans) as renewals
      from (
        select offered_plan_id, coverage_level_id, end_date as day, schedule_date is not null as is_monthly,
          count(*) as plans
        from plans where ${renews} group by 1, 2, 3, 4
        union all
        select offered_plan_id, coverage_level_id, end_date, schedule_date is not null, -1
        from renewals join plans on plans.id = plan_id where next_plan_id is not null and ${renews}
      ) counted
      group by 1, 2, 3, 4
    )
    select day, renewals, is_monthly, coalesce(new_fee_cents, fee_cents, 0)::bigint as fee_cents
    from renewing
    left join coverage_levels levels on levels.offered_plan_id = renewing.offered_plan_id
      and levels.level_id = renewing.coverage_level_id
    left join (
      select *, lead(since) over (partition by offered_plan_id, level_id order by since, id) as until
      from (
        select offered_plan_id, level_id, id, new_fee_cents, ${appliesToRenewalsFrom(today)} as since
        from fee_increases
        where cancelled_at is null and ${APPLIES_TO_RENEWALS}
          and offered_plan_id in (select offered_plan_id from renewing)
      ) dated
    ) increases on increases.offered_plan_id = renewing.offered_plan_id
      and increases.level_id = renewing.coverage_level_id and day >= since and day < coalesce(until, 'infinity')`;
}

/** How many payments the term of a renewal has. */
export const renewalPayments = sql`case when is_monthly then ${MONTHS_A_TERM}::integer else 1 end`;

const feeUntil = (payments: RawBuilder<unknown>) =>
  sql`(2 * fee_cents * ${payments} + ${renewalPayments}) / (2 * ${renewalPayments})`;

/** The part of the fee that a payment of the renewed term charges, as `equalParts` computes it. Payments count from 0. */
export const renewalPaymentCents = (payment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${feeUntil(sql`(${payment} + 1)`)} - ${feeUntil(payment)})`;
