import { sql } from 'kysely';

/** A renewal without an upgrade: notices can be late, so only its own payments show which fee it has (record 0200). */
const feeOfRenewal = sql`(
  select sum(amount_cents - admin_fee_cents - admin_fee_sales_tax_cents - fee_sales_tax_cents)::integer
  from instalments where plan_id = plans.id
    and not exists (select from payments_due where plan_id = plans.id and payment_type = 'Upgrade')
  having bool_and(payment_type = 'Subscription'))`;

/** The fee of the member's coverage level on the plan's first day. */
const feeAtStart = sql`(
  select coalesce((
      select new_fee_cents from fee_increases
      where fee_increases.offered_plan_id = coverage_levels.offered_plan_id
        and fee_increases.level_id = coverage_levels.level_id
        and cancelled_at is null and effective_date <= plans.start_date
      order by effective_date desc limit 1), fee_cents)
  from coverage_levels
  where coverage_levels.offered_plan_id = plans.offered_plan_id and level_id = plans.coverage_level_id)`;

/** The yearly fee of the row `plans`, in cents. Null for a plan that the practice does not offer. */
export const FEE_OF_TERM = sql`coalesce(${feeOfRenewal}, ${feeAtStart})`;
