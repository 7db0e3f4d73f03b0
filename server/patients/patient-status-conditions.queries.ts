import { type RawBuilder, sql } from 'kysely';
import {
  ENDS_SOON_DAYS,
  FOLLOW_UP_DAYS,
  FORECAST_DAYS,
  type PatientView,
} from '#domain/patient/patient-view.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import type { PatientStatusFilters } from './patient-query.ts';

type Part = RawBuilder<unknown>;

/** In the practice's time zone (CONST-3). */
export const todayOf = (practice: number, now: Date): Part =>
  sql`(select (${now}::timestamptz at time zone time_zone)::date from practices where id = ${practice})`;

const pastDue = sql`statuses.past_due_cents > 0`;
const endsWithin = (days: number, today: Part): Part =>
  sql`statuses.plan_status = 0 and statuses.covered_until between ${today} and ${today} + ${days}::integer`;

/** The beginning of a day in the practice's time zone. Depends on no row, so that it is computed once. */
const daysAgo = (days: number, practice: number, today: Part): Part =>
  sql`(select (${today} - ${days}::integer)::timestamp at time zone time_zone
    from practices where id = ${practice})`;

/** A subscriber whose plan ends and does not renew automatically. */
const needsRenewal = (today: Part): Part => sql`(${endsWithin(FORECAST_DAYS, today)} and exists (
  select from plan_members join plans on plans.id = plan_id
  where plan_members.patient_id = statuses.patient_id and relationship = 'Self' and not disabled
    and end_date = statuses.covered_until and not inactive and not auto_renew))`;

const cardExpires = (today: Part): Part =>
  sql`statuses.renewal_card_until < statuses.renews_on and statuses.renews_on >= ${today}`;

const LONGEST_TO_NEXT_PAYMENT_DAYS = 62;

/** There is no card for the renewal, or it expires before the renewal or the next monthly payment. */
const needsCard = (today: Part): Part => sql`(${cardExpires(today)}
  or statuses.renews_on between ${today} and ${today} + ${FORECAST_DAYS}::integer and not exists (
    select from payment_accounts
    where payment_accounts.patient_id = statuses.patient_id and active and auto_renewal)
  or statuses.renewal_card_until < ${today} + ${LONGEST_TO_NEXT_PAYMENT_DAYS}::integer
    and statuses.renewal_card_until < (
      select min(due_date) from instalments
      join plans on plans.id = instalments.plan_id and not inactive and not paid_by_practice
      join plan_members on plan_members.plan_id = plans.id and relationship = 'Self' and not disabled
      where plan_members.patient_id = statuses.patient_id and payment_due_id is null and due_date >= ${today}))`;

/** One for each row of the view `renewals`. */
export const renewalNeeds = (today: Part): Part => sql`array_remove(array[
  case when ${needsRenewal(today)} then 'renewal' end, case when ${needsCard(today)} then 'card' end], null)`;

/** A range of one index. Null for all patients. */
const VIEWS: Record<PatientView, (today: Part, practice: number) => Part | null> = {
  all: () => null,
  pastDue: () => pastDue,
  endsSoon: (today) => endsWithin(ENDS_SOON_DAYS, today),
  renewals: (today) => sql`(${needsRenewal(today)} or ${needsCard(today)})`,
  cardExpires: (today) => cardExpires(today),
  noCard: () => sql`not statuses.has_card`,
  noPlan: () => sql`statuses.plan_status = 2`,
  paymentFailed: (today, practice) => sql`statuses.past_due_cents > 0 and statuses.patient_id in (
    select patient_id from transactions
    where transactions.practice_id = ${practice} and payment_status = 'Failed' and referenced_transaction_id is null
      and created_at >= ${daysAgo(FOLLOW_UP_DAYS, practice, today)})`,
  benefitDenied: (today, practice) => sql`statuses.patient_id in (
    select patient_id from benefit_uses
    where status = 'Denied' and undone_at is null and answered_at >= ${daysAgo(FOLLOW_UP_DAYS, practice, today)})`,
};

const STATUSES: Record<PlanStatus, (today: Part) => Part> = {
  Active: (today) => sql`statuses.plan_status = 0 and statuses.covered_until >= ${today}
    and (statuses.covered_from <= ${today} or statuses.covered_before >= ${today})`,
  Expired: (today) => sql`statuses.plan_status = 0
    and (statuses.covered_until < ${today} or statuses.covered_from > ${today} and statuses.covered_before < ${today})`,
  // A range of the index, because PostgreSQL reads the whole table for an "or" of two.
  Inactive: (today) => sql`statuses.plan_status in (0, 1)
    and (statuses.plan_status = 1 or statuses.covered_from > ${today} and statuses.covered_before is null)`,
  None: () => sql`statuses.plan_status = 2`,
};

export const viewCondition = (view: PatientView, today: Part, practice: number): Part | null =>
  VIEWS[view](today, practice);

export function statusConditions(filters: PatientStatusFilters, today: Part, practice: number): Part[] {
  const { view = 'all', status, planName, hasCard } = filters;
  const isDue = filters.pastDue;
  return [
    viewCondition(view, today, practice),
    status && STATUSES[status](today),
    planName && sql`statuses.plan_name = ${planName}`,
    isDue !== undefined && (isDue ? pastDue : sql`statuses.past_due_cents = 0`),
    filters.endsWithin !== undefined && endsWithin(filters.endsWithin, today),
    hasCard !== undefined && (hasCard ? sql`statuses.has_card` : sql`not statuses.has_card`),
  ].filter((condition) => condition !== null && typeof condition === 'object');
}
