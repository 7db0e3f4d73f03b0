import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** `plan` is the rank among the practice's oldest plans. */
interface SampleUse {
  plan: number;
  adaCode: string;
  daysAgo: number;
  status: 'Requested' | 'Confirmed' | 'Denied';
}

/** The denial is answered at the hour of its notification. */
const ASKED_HOURS_AGO = 3;
const ANSWERED_HOURS_AGO = 2;

/** The notification of a denied benefit is about the first plan (SAMPLE-2). */
const SAMPLE_USES: readonly SampleUse[] = [
  { plan: 1, adaCode: 'X1020', daysAgo: 1, status: 'Denied' },
  { plan: 1, adaCode: 'X2030', daysAgo: 6, status: 'Confirmed' },
  { plan: 1, adaCode: 'X3010', daysAgo: 2, status: 'Requested' },
  { plan: 2, adaCode: 'X1110', daysAgo: 9, status: 'Confirmed' },
  { plan: 3, adaCode: 'X2040', daysAgo: 3, status: 'Requested' },
  { plan: 4, adaCode: 'X1020', daysAgo: 4, status: 'Confirmed' },
  { plan: 4, adaCode: 'X2030', daysAgo: 4, status: 'Confirmed' },
];

export async function writeBenefitUses(
  db: Db,
  practice: { id: number; today: string; now: Date },
): Promise<void> {
  await sql`
    insert into benefit_uses
      (plan_id, patient_id, benefit_group_id, procedure_code_id, given_cents, procedure_date, status, asked_at,
        answered_at)
    select held.plan_id, held.patient_id, benefit_groups.id, procedure_codes.id, procedure_codes.ucr_cents,
      greatest(held.start_date, ${practice.today}::date - given."daysAgo"), given.status,
      ${practice.now}::timestamptz - make_interval(days => given."daysAgo", hours => ${ASKED_HOURS_AGO}::integer),
      case when given.status <> 'Requested' then
        ${practice.now}::timestamptz - make_interval(days => given."daysAgo", hours => ${ANSWERED_HOURS_AGO}::integer) end
    from (
      select plans.id as plan_id, plans.offered_plan_id, plans.start_date, plan_members.patient_id,
        row_number() over (order by plans.id) as plan_number
      from plans join plan_members on plan_members.plan_id = plans.id and plan_members.relationship = 'Self'
      where plans.practice_id = ${practice.id} and not plans.inactive
        and ${practice.today}::date between plans.start_date and plans.end_date
    ) held
    join json_to_recordset(${JSON.stringify(SAMPLE_USES)})
      as given(plan integer, "adaCode" text, "daysAgo" integer, status text) on given.plan = held.plan_number
    join procedure_codes on procedure_codes.practice_id = ${practice.id}
      and procedure_codes.ada_code = given."adaCode"
    join benefit_group_codes on benefit_group_codes.procedure_code_id = procedure_codes.id
    join benefit_groups on benefit_groups.id = benefit_group_codes.benefit_group_id
      and benefit_groups.offered_plan_id = held.offered_plan_id
    order by held.plan_number, benefit_groups.position`.execute(db);
}
