import { type RawBuilder, sql } from 'kysely';

const increasesOfLevel = (effectiveDate: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('newFeeCents', new_fee_cents, 'effectiveDate', ${effectiveDate})), '[]')
  from fee_increases
  where fee_increases.offered_plan_id = coverage_levels.offered_plan_id
    and fee_increases.level_id = coverage_levels.level_id and cancelled_at is null and ${which})`;

/** The increases of the row `coverage_levels`, without canceled ones. */
export const LEVEL_INCREASES = increasesOfLevel(sql`effective_date`, sql`true`);

/** By how many days the notices of the row `fee_increases` are late on a day. 0 once they are sent. */
export const noticeDaysLate = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case when notices_sent_at is null then greatest(0, ${day}::date - communication_send_date) else 0 end)`;

/** The first day on which renewals have the fee of the row `fee_increases`: members receive the whole notice period. */
export const appliesToRenewalsFrom = (today: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(effective_date + ${noticeDaysLate(today)})`;

/** The level of the row `fee_increases` has a later increase. Notices that were not sent before are never sent. */
export const IS_REPLACED = sql`exists (
  select from fee_increases later
  where later.offered_plan_id = fee_increases.offered_plan_id and later.level_id = fee_increases.level_id
    and later.cancelled_at is null and later.effective_date > fee_increases.effective_date)`;

/** Whether renewals ever have the fee of the row `fee_increases`. */
export const APPLIES_TO_RENEWALS = sql`(notices_sent_at is not null or not ${IS_REPLACED})`;

/** `LEVEL_INCREASES` for a renewal. */
export const renewalIncreases = (today: string): RawBuilder<unknown> =>
  increasesOfLevel(appliesToRenewalsFrom(sql`${today}`), APPLIES_TO_RENEWALS);
