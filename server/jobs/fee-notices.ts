import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { feeNoticeEmail } from '../domain/email-texts.ts';
import { writeMessage } from '../repositories/outbox.ts';
import type { DayJob } from './day-job.ts';

interface Notice {
  increaseId: number;
  patientId: number;
  to: string;
  patient: string;
  planName: string;
  levelName: string;
  newFeeCents: number;
  effectiveDate: string;
}

/** Writes to whoever holds a plan whose fee will rise, on the day that was set for it, or the next one. */
export const sendFeeNotices: DayJob = async (transaction, { practiceId, practice, day }, clock) => {
  const notices = await noticesDue(transaction, practiceId, day);
  for (const { increaseId, patientId, to, ...told } of notices) {
    await writeMessage(transaction, clock, {
      kind: 'fee notice',
      practiceId,
      to,
      onceKey: `fee notice ${increaseId} ${patientId}`,
      ...feeNoticeEmail(practice, told),
    });
  }
  await sql`
    update fee_increases set notices_sent_at = ${clock()} from offered_plans
    where offered_plans.id = offered_plan_id and offered_plans.practice_id = ${practiceId}
      and communication_send_date <= ${day} and cancelled_at is null and notices_sent_at is null`.execute(
    transaction,
  );
  return notices.length;
};

/** The increases are held, so that none is called off while its notices are written. */
async function noticesDue(db: Db, practiceId: number, day: string): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    with due as (
      select fee_increases.* from fee_increases
      join offered_plans on offered_plans.id = fee_increases.offered_plan_id
      where offered_plans.practice_id = ${practiceId} and communication_send_date <= ${day}
        and cancelled_at is null and notices_sent_at is null
      for update of fee_increases
    )
    select distinct on (due.id, patients.id) due.id as "increaseId", patients.id as "patientId",
      patients.email as "to", patients.first_name || ' ' || patients.last_name as patient,
      plans.name as "planName", plans.coverage_level as "levelName", due.new_fee_cents as "newFeeCents",
      due.effective_date as "effectiveDate"
    from due
    join plans on plans.offered_plan_id = due.offered_plan_id and plans.coverage_level_id = due.level_id
    join plan_members on plan_members.plan_id = plans.id and relationship = 'Self' and not disabled
    join patients on patients.id = plan_members.patient_id
    where not plans.inactive and plans.end_date >= ${day} and patients.email <> ''
    order by due.id, patients.id`.execute(db);
  return rows;
}
