import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

export interface PlanPath {
  practiceId: string;
  memberId: string;
  planId: string;
}

export interface MembersPlan {
  planId: number;
  patientId: number;
  planName: string;
  startDate: string;
  endDate: string;
}

export const planOfMember = (
  db: Db,
  { practiceId, memberId, planId }: PlanPath,
): Promise<MembersPlan | undefined> =>
  db
    .selectFrom('plans')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
    .select(['plans.id as planId', 'patients.id as patientId', 'plans.name as planName'])
    .select(['plans.start_date as startDate', 'plans.end_date as endDate'])
    .where('plans.practice_id', '=', recordNumber(practiceId))
    .where('plans.id', '=', recordNumber(planId))
    .where('patients.practice_id', '=', recordNumber(practiceId))
    .where('patients.member_id', '=', memberId)
    .executeTakeFirst();
