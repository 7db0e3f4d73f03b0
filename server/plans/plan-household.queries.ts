import { sql } from 'kysely';
import { type Covers, leftByRenewal } from '#domain/plan/household.ts';
import type { Db } from '../db/open.ts';
import type { EndingPlan } from './renewal-facts.queries.ts';

/** The dependents who are too old for the plan's level on the first day of the next term. */
export async function findLeftByRenewal(
  on: Db,
  plan: Pick<EndingPlan, 'id' | 'offered_plan_id' | 'coverage_level_id'>,
  startDate: string,
): Promise<number[]> {
  const { rows } = await sql<
    Pick<Covers, 'adults' | 'ageLimit'> & { dependents: { id: number; birthDate: string }[] }
  >`
    select adults, dependent_age_limit as "ageLimit", (${dependentsOf(sql`${plan.id}`)}) as dependents
    from coverage_levels
    where offered_plan_id = ${plan.offered_plan_id} and level_id = ${plan.coverage_level_id}`.execute(on);
  return rows.flatMap(({ dependents, ...covers }) => leftByRenewal(covers, dependents, startDate));
}

/** JSON: the IDs and birth dates of a plan's dependents, and the day on which they joined its term later. */
export const dependentsOf = (planId: ReturnType<typeof sql>) => sql`
  select coalesce(json_agg(json_build_object(
    'id', patients.id, 'birthDate', birth_date, 'joinedOn', joined_on)), '[]')
  from plan_members others join patients on patients.id = others.patient_id
  where others.plan_id = ${planId} and others.relationship = 'Dependent' and not others.disabled`;

/** Copies the members of a term to the next one. Members who leave stay on the term that ends. */
export async function carryMembers(
  on: Db,
  { from, to, leaving }: { from: number; to: number; leaving: readonly number[] },
): Promise<void> {
  await sql`
    insert into plan_members (plan_id, patient_id, relationship)
    select ${to}, patient_id, relationship from plan_members
    where plan_id = ${from} and not disabled and not patient_id = any(${[...leaving]}::bigint[])`.execute(on);
}
