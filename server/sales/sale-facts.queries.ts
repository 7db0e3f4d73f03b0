import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import { SOLD_STRUCTURE } from '#domain/navigation/marketplace-frame.ts';
import type { Covers } from '#domain/plan/household.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { type FeeIncrease, feeStateOn } from '../plans/fees.ts';
import { LEVEL_INCREASES } from '../plans/level-increases.queries.ts';
import { lockPlan } from '../plans/lock-plan.queries.ts';
import { dependentsOf } from '../plans/plan-household.queries.ts';
import { statusOf } from '../plans/plan-status.ts';
import { type SalesTaxByState, salesTaxHundredthsOf } from '../plans/price.ts';
import { unpaidRenewal } from '../plans/renewed-terms.queries.ts';
import type { HeldDependent, HeldPlan, SoldLevel } from './sale.ts';

export interface SalePath {
  practiceId: string;
  memberId: string;
}

/** Undefined for an unknown patient. */
export async function findBuyer(
  db: Db,
  clock: Clock,
  salesTax: SalesTaxByState,
  { practiceId, memberId }: SalePath,
) {
  const row = await db
    .selectFrom('patients')
    .innerJoin('practices', 'practices.id', 'patients.practice_id')
    .select(['practices.id as practiceId', 'practices.name as practiceName', 'practices.time_zone'])
    .select(['practices.state', 'practices.admin_fee_cents', 'practices.sales_tax_hundredths'])
    .select('patients.id as patientId')
    .where('practices.id', '=', recordNumber(practiceId))
    .where('patients.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { time_zone, admin_fee_cents, state, sales_tax_hundredths, ...buyer } = row;
  return {
    ...buyer,
    prices: {
      adminFeeCents: admin_fee_cents,
      salesTaxHundredths: salesTaxHundredthsOf(salesTax, { state, sales_tax_hundredths }),
    },
    today: dayIn(time_zone, clock()),
  };
}
export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

interface LevelRow extends Omit<SoldLevel, 'addMemberCents' | 'covers'>, Covers {
  increases: FeeIncrease[];
}

export const findLevels = async (
  db: Db,
  practiceId: number,
  offeredPlanId: number,
  day: string,
  increases = LEVEL_INCREASES,
): Promise<SoldLevel[]> => (await findLevelsOf(db, practiceId, [offeredPlanId], day, increases))[0] ?? [];

/**
 * The fees of all levels of each plan on a day, in order. An added member costs the step to the next level.
 *
 * @returns the levels of a plan at the index of its ID
 */
export async function findLevelsOf(
  db: Db,
  practiceId: number,
  offeredPlanIds: readonly number[],
  day: string,
  increases = LEVEL_INCREASES,
): Promise<SoldLevel[][]> {
  const { rows } = await sql<LevelRow>`
    select offered_plans.id as "offeredPlanId", offered_plans.name as "planName", level_id as "levelId",
      coverage_levels.name as "levelName", fee_cents as "feeCents", is_subscription as "isSubscription",
      enrollment_fee_cents as "enrollmentFeeCents", people, adults, dependent_age_limit as "ageLimit",
      ${increases} as increases
    from coverage_levels join offered_plans on offered_plans.id = coverage_levels.offered_plan_id
    where offered_plans.practice_id = ${practiceId} and offered_plans.id = any(${offeredPlanIds}::bigint[])
    order by position`.execute(db);
  const rowsOf = (id: number) => rows.filter((row) => row.offeredPlanId === id);
  return offeredPlanIds.map((id) => pricedLevels(rowsOf(id), day));
}

function pricedLevels(rows: readonly LevelRow[], day: string): SoldLevel[] {
  const fees = rows.map(({ feeCents, increases }) => feeStateOn(day, feeCents, increases).feeCents);
  return rows.map(({ increases: _, people, adults, ageLimit, ...level }, at) => {
    const feeCents = fees[at] ?? level.feeCents;
    const covers = { people, adults, ageLimit };
    return { ...level, covers, feeCents, addMemberCents: Math.max(0, (fees[at + 1] ?? feeCents) - feeCents) };
  });
}

type Sql = ReturnType<typeof sql>;

/** A plan without states is sold in every state. */
export const soldIn = (state: Sql): Sql =>
  sql`(sold_in_states = '' or ${state} = any(string_to_array(sold_in_states, ',')))`;

/** Whether the portal sells the plan in the practice's state. */
export async function isSoldAt(db: Db, practiceId: number, offeredPlanId: number): Promise<boolean> {
  const { rows } = await sql`
    select from offered_plans join practices on practices.id = practice_id
    where practice_id = ${practiceId} and offered_plans.id = ${offeredPlanId}
      and structure = ${SOLD_STRUCTURE} and ${soldIn(sql`practices.state`)}`.execute(db);
  return rows.length > 0;
}

interface PlanRow extends Omit<HeldPlan, 'status'> {
  subscriberId: number;
  dependents: HeldDependent[];
  offeredPlanId: number | null;
  coverageLevelId: string;
  monthly: boolean;
  autoRenew: boolean;
  paidByPractice: boolean;
}

const nextTermOf = (plan: Sql): Sql =>
  sql`select next_plan_id from renewals where renewals.plan_id = ${plan} and next_plan_id is not null and given_up_at is null`;

/** Locks a plan, and returns whether its next term exists. */
export async function lockRenewed(on: Db, planId: number): Promise<boolean> {
  await lockPlan(on, planId);
  return (await nextTermOf(sql`${planId}`).execute(on)).rows.length > 0;
}

/** The member's plan, locked until the sale is stored. Undefined if they are not on it. */
export async function lockHeldPlan(db: Db, buyer: Buyer, planId: string) {
  const isPlan = sql`plans.practice_id = ${buyer.practiceId} and plans.id = ${recordNumber(planId)}`;
  // In a separate statement, so that the next one reads what an earlier transaction has written.
  await sql`select from plans where ${isPlan} for no key update`.execute(db);
  const { rows } = await sql<PlanRow>`
    select plans.id, plans.name, plans.coverage_level as "coverageLevel", coverage_level_id as "coverageLevelId",
      plans.start_date::text as "startDate", plans.end_date::text as "endDate", plans.inactive,
      template_type as "templateType", add_additional_member_cents as "addMemberCents",
      offered_plan_id as "offeredPlanId", schedule_date is not null as monthly, auto_renew as "autoRenew",
      paid_by_practice as "paidByPractice", own.patient_id as "subscriberId",
      (select start_date::text from plans next where id = (${nextTermOf(sql`plans.id`)})) as "nextTermFrom",
      exists (${unpaidRenewal(sql`plans.id`)}) as "isUnpaidRenewal", (${dependentsOf(sql`plans.id`)}) as dependents
    from plans
    join plan_members on plan_members.plan_id = plans.id and not plan_members.disabled
    join plan_members own on own.plan_id = plans.id and own.relationship = 'Self'
    where ${isPlan} and plan_members.patient_id = ${buyer.patientId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return { ...row, status: statusOf(row, buyer.today) };
}

export type LockedSalePlan = NonNullable<Awaited<ReturnType<typeof lockHeldPlan>>>;

export const findCurrentTerms = (db: Db) =>
  db
    .selectFrom('sale_terms')
    .select(['version', 'text'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
