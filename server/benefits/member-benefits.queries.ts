import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { FEE_OF_TERM } from '../plans/fee-of-term.ts';
import type { PlanPath } from '../plans/plan-of-member.queries.ts';
import type { BenefitGroup, BenefitUse, PlanBenefits } from './benefits.ts';

export interface MemberBenefits extends PlanBenefits {
  uses: readonly (BenefitUse & { idempotencyKey: string | null })[];
  planId: number;
  planName: string;
  employerContributionCents: number;
  memberContributionCents: number;
  discounts: readonly { name: string; percentHundredths: number }[];
  patient: { id: number; firstName: string; email: string };
  practice: { id: number; name: string; phone: string; timeZone: string };
}

interface Row extends Omit<MemberBenefits, 'uses' | 'groups' | 'term'> {
  startDate: string;
  endDate: string;
  inactive: boolean;
  groups: BenefitGroup[];
}

export async function findMemberBenefits(
  db: Db,
  { practiceId, memberId, planId }: PlanPath,
): Promise<MemberBenefits | undefined> {
  const { rows } = await sql<Row>`
    select plans.id as "planId", plans.name as "planName", plans.start_date as "startDate",
      plans.end_date as "endDate", plans.inactive, greatest(plans.start_date, joined_on) as "firstDay",
      offered_plans.annual_maximum_cents as "annualMaximumCents",
      coalesce(offered_plans.employer_contribution_cents, 0) as "employerContributionCents",
      greatest(0, coalesce(${FEE_OF_TERM}, 0) - coalesce(offered_plans.employer_contribution_cents, 0))
        as "memberContributionCents",
      ${groups} as groups, ${discounts} as discounts,
      json_build_object('id', patients.id, 'firstName', patients.first_name, 'email', patients.email) as patient,
      json_build_object('id', practices.id, 'name', practices.name, 'phone', practices.phone,
        'timeZone', practices.time_zone) as practice
    from plans
    join plan_members on plan_members.plan_id = plans.id and not plan_members.disabled
    join patients on patients.id = plan_members.patient_id
    join practices on practices.id = plans.practice_id
    left join offered_plans on offered_plans.id = plans.offered_plan_id
    where plans.practice_id = ${recordNumber(practiceId)} and plans.id = ${recordNumber(planId)}
      and patients.practice_id = plans.practice_id and patients.member_id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { startDate, endDate, inactive, ...coverage } = row;
  const uses = await findUses(db, coverage.planId, coverage.patient.id);
  return { ...coverage, term: { startDate, endDate, inactive }, uses };
}

const findUses = (db: Db, planId: number, patientId: number): Promise<MemberBenefits['uses']> =>
  db
    .selectFrom('benefit_uses')
    .select([
      'id',
      'benefit_group_id as groupId',
      'procedure_code_id as codeId',
      'procedure_date as procedureDate',
      'status',
      'given_cents as givenCents',
      'asked_at as requestedAt',
      'emailed as isEmailed',
      'idempotency_key as idempotencyKey',
    ])
    .where('plan_id', '=', planId)
    .where('patient_id', '=', patientId)
    .where('undone_at', 'is', null)
    .orderBy('procedure_date')
    .orderBy('id')
    .execute();

const groups = sql`(
  select coalesce(json_agg(json_build_object(
    'id', benefit_groups.id, 'benefit', benefit, 'limit', term_limit, 'codes', (
      select coalesce(json_agg(json_build_object(
        'id', procedure_codes.id, 'cdtCode', ada_code, 'description', description, 'ucrCents', ucr_cents
      ) order by code_key), '[]')
      from benefit_group_codes join procedure_codes on procedure_codes.id = procedure_code_id
      where benefit_group_id = benefit_groups.id)
  ) order by position), '[]')
  from benefit_groups where benefit_groups.offered_plan_id = plans.offered_plan_id)`;

const discounts = sql`(
  select coalesce(json_agg(json_build_object(
    'name', plan_discounts.name, 'percentHundredths', percent_hundredths) order by position), '[]')
  from plan_discounts where plan_discounts.offered_plan_id = plans.offered_plan_id)`;
