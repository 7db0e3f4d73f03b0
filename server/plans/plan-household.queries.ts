import { sql } from 'kysely';
import { type Covers, type Dependent, leftByRenewal } from '#domain/plan/household.ts';
import type { Db } from '../db/open.ts';
import type { EndingPlan } from './renewal-facts.queries.ts';
import { RUNS_OR_WAITS } from './renewed-terms.queries.ts';

type Sql = ReturnType<typeof sql>;

/** The dependents who are too old for the plan's level on the first day of the next term, or have their own plan. */
export async function findLeftByRenewal(
  on: Db,
  plan: Pick<EndingPlan, 'id' | 'offered_plan_id' | 'coverage_level_id'>,
  startDate: string,
): Promise<number[]> {
  const { rows } = await sql<Pick<Covers, 'adults' | 'ageLimit'> & { dependents: Dependent[] }>`
    select adults, dependent_age_limit as "ageLimit", (${dependentsOf(sql`${plan.id}`)}) as dependents
    from coverage_levels
    where offered_plan_id = ${plan.offered_plan_id} and level_id = ${plan.coverage_level_id}`.execute(on);
  return rows.flatMap(({ dependents, ...covers }) => leftByRenewal(covers, dependents, startDate));
}

/** JSON: a plan's dependents. `joinedOn` is null for those who are on it from its first day. */
export const dependentsOf = (planId: Sql) => sql`
  select coalesce(json_agg(json_build_object('id', patients.id, 'birthDate', birth_date, 'joinedOn', joined_on,
    'ownPlanUntil', (${ownPlanUntil(sql`patients.id`)}))), '[]')
  from plan_members others join patients on patients.id = others.patient_id
  where others.plan_id = ${planId} and others.relationship = 'Dependent' and not others.disabled`;

/** The last day of a patient's own plan, or of its next term that waits for its payment. */
const ownPlanUntil = (patient: Sql) => sql`
  select max(end_date) from plan_members own join plans on plans.id = own.plan_id
  where own.patient_id = ${patient} and own.relationship = 'Self' and not own.disabled and ${RUNS_OR_WAITS}`;

/**
 * Copies the members of a term to the next one. Members who leave stay on the term that ends. So do dependents who
 * bought their own plan after the renewal was ordered.
 */
export async function carryMembers(
  on: Db,
  { from, to, leaving }: { from: number; to: number; leaving: readonly number[] },
): Promise<void> {
  await sql`
    insert into plan_members (plan_id, patient_id, relationship)
    select next.id, patient_id, relationship from plan_members member, plans next
    where member.plan_id = ${from} and next.id = ${to}
      and not disabled and not patient_id = any(${[...leaving]}::bigint[])
      and (relationship = 'Self' or (${ownPlanUntil(sql`member.patient_id`)}) > next.start_date is not true)`.execute(
    on,
  );
}
