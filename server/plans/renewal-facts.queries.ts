import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { AccountState } from '../payments/payment-account.ts';
import { firstEndOn } from './auto-renewal.ts';
import { type FeeIncrease, feeStateOn } from './fees.ts';
import { renewalIncreases } from './level-increases.queries.ts';
import { isMonthly, type PlanPrice } from './plan-term.ts';
import { type SalesTaxByState, salesTaxHundredthsOf } from './price.ts';

export interface Payer {
  practiceId: number;
  patientId: number;
  paidByPractice: boolean;
}

export const findPayer = (on: Db, planId: number): Promise<Payer> =>
  on
    .selectFrom('plans')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .select(['plans.practice_id as practiceId', 'plans.paid_by_practice as paidByPractice'])
    .select('plan_members.patient_id as patientId')
    .where('plans.id', '=', planId)
    .where('plan_members.relationship', '=', 'Self')
    .executeTakeFirstOrThrow();

export const findRenewalAccount = (
  on: Db,
  { practiceId, patientId, paidByPractice }: Payer,
): Promise<(AccountState & { id: number }) | undefined> =>
  on
    .selectFrom('payment_accounts')
    .select(['id', 'active', 'expires_on as expiresOn'])
    .where('practice_id', '=', practiceId)
    .where(sql`coalesce(patient_id, 0)`, '=', paidByPractice ? 0 : patientId)
    .where(sql<boolean>`auto_renewal`)
    .executeTakeFirst();

/** Locks the practice first, as sales do, so that the job and a sale of the same plan wait for each other. */
export async function lockEndingPlan(on: Db, planId: number) {
  await sql`
    select from practices where id = (select practice_id from plans where id = ${planId})
    for no key update`.execute(on);
  return on
    .selectFrom('plans')
    .innerJoin('practices', 'practices.id', 'plans.practice_id')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .selectAll('plans')
    .select(['plan_members.patient_id as subscriber', 'practices.admin_fee_cents'])
    .select(['practices.state', 'practices.sales_tax_hundredths'])
    .where('plans.id', '=', planId)
    .where('plan_members.relationship', '=', 'Self')
    .forNoKeyUpdate('plans')
    .executeTakeFirstOrThrow();
}
export type EndingPlan = Awaited<ReturnType<typeof lockEndingPlan>>;

/** Whether staff sell or have sold the subscriber a later term of the plan. The caller has locked the plan. */
export const isSoldByStaff = async (on: Db, plan: EndingPlan, since: Date): Promise<boolean> =>
  (await isOnSale(on, plan, since)) || (await hasLaterPlan(on, plan.id));

/**
 * Whether a sale has no outcome yet: of the renewal, if it started after `since`, or of another term of the same plan.
 * Once the job has renewed the plan, a late charge is reversed only for the renewal.
 */
async function isOnSale(on: Db, plan: EndingPlan, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from plan_sales where state = 'pending' and (
      (kind = 'renewal' and from_plan_id = ${plan.id} and created_at > ${since})
      or (patient_id = ${plan.subscriber} and from_plan_id is distinct from ${plan.id}
        and contents -> 'plan' ->> 'name' = ${plan.name}))
    limit 1`.execute(on);
  return rows.length > 0;
}

/** The subscriber has a later plan of the same name, or had one that staff canceled after it began. */
const HAS_LATER_PLAN = sql`exists (
  select from plan_members others join plans later on later.id = others.plan_id
  where others.patient_id = own.patient_id and others.relationship = 'Self'
    and later.name = plans.name and later.end_date > plans.end_date
    and (not later.inactive or later.start_date <= later.canceled_on))`;

async function hasLaterPlan(on: Db, planId: number): Promise<boolean> {
  const { rows } = await sql`
    select from plans join plan_members own on own.plan_id = plans.id and own.relationship = 'Self'
    where plans.id = ${planId} and ${HAS_LATER_PLAN}`.execute(on);
  return rows.length > 0;
}

/** Includes fee increases that apply to renewals on the start date. Undefined if no fee is known. */
export async function priceOfTerm(
  on: Db,
  salesTax: SalesTaxByState,
  plan: EndingPlan,
  { startDate, today }: { startDate: string; today: string },
): Promise<PlanPrice | undefined> {
  const { rows } = await sql<{ feeCents: number; increases: FeeIncrease[] }>`
    select fee_cents as "feeCents", ${renewalIncreases(today)} as increases
    from coverage_levels
    where offered_plan_id = ${plan.offered_plan_id} and level_id = ${plan.coverage_level_id}`.execute(on);
  const [level] = rows;
  if (!level) return undefined;
  return {
    feeCents: feeStateOn(startDate, level.feeCents, level.increases).feeCents,
    enrollmentFeeCents: 0,
    adminFeeCents: plan.admin_fee_cents,
    salesTaxHundredths: salesTaxHundredthsOf(salesTax, plan),
    monthly: isMonthly(plan.schedule_date),
  };
}

/**
 * Plans with auto-renewal that end by `day` and were not renewed, neither by the job nor by a sale of a later plan of
 * the same name.
 */
export async function listEndingPlans(db: Db, practiceId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select plans.id from plans
    join plan_members own on own.plan_id = plans.id and own.relationship = 'Self'
    left join renewals on renewals.plan_id = plans.id
    where plans.practice_id = ${practiceId} and plans.auto_renew and not plans.inactive
      and plans.end_date between ${firstEndOn(day)} and ${day}
      and (renewals.plan_id is null or (renewals.next_plan_id is null and renewals.tried_until >= ${day}))
      and not ${HAS_LATER_PLAN}
    order by plans.id`.execute(db);
  return rows.map(({ id }) => id);
}
