import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { fingerprintOf } from '../link-keys.ts';
import { type BenefitQuestion, type PatientsAnswer, requestStatusOf } from './benefit-answer.ts';

/** SAMPLE-2 */
const DENIED = 'A patient has denied benefit usage. Please review their benefits summary.';

interface Row extends BenefitQuestion {
  id: number;
  planId: number;
  patientId: number;
  memberId: string;
  practiceId: number;
}

/** The link's key authorizes the patient. There is no sign-in. */
export function benefitAnswersRepository(db: Db, clock: Clock) {
  return {
    find: (key: string): Promise<BenefitQuestion | undefined> => findQuestion(db, key),

    /**
     * Records the answer once. An answer to a closed request changes nothing. A denial notifies the practice. @returns
     * the request afterwards
     */
    answer: (key: string, said: PatientsAnswer, requestId: string): Promise<BenefitQuestion | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockMembership(transaction, key);
        const question = await findQuestion(transaction, key);
        if (!question || requestStatusOf(question, clock()) !== 'open') return question;
        await transaction
          .updateTable('benefit_uses')
          .set({ status: said, answered_at: clock() })
          .where('id', '=', question.id)
          .execute();
        if (said === 'Denied') await notifyPractice(transaction, question);
        await noteInAudit(transaction, { ...question, status: said }, requestId);
        return { ...question, status: said };
      }),
  };

  async function notifyPractice(transaction: Db, { id, practiceId, planId, patientId }: Row): Promise<void> {
    await transaction
      .insertInto('notifications')
      .values({
        practice_id: practiceId,
        text: DENIED,
        notification_type: 'general',
        type_of_notification: 'BenefitDenied',
        created_at: clock(),
        reference_id: String(planId),
        patient_id: patientId,
        benefit_use_id: id,
      })
      .execute();
  }

  async function noteInAudit(
    transaction: Db,
    { id, practiceId, memberId, status }: Row,
    requestId: string,
  ): Promise<void> {
    await transaction
      .insertInto('audit_entries')
      .values({
        at: clock(),
        request_id: requestId,
        operation: status === 'Denied' ? 'denyBenefit' : 'confirmBenefit',
        stage: 'change',
        user_id: null,
        organization_id: null,
        practice_id: practiceId,
        member_id: memberId,
        outcome: null,
        subject: String(id),
      })
      .execute();
  }
}
export type BenefitAnswersRepository = ReturnType<typeof benefitAnswersRepository>;

/** The same lock as for a use or an undo by staff. */
async function lockMembership(transaction: Db, key: string): Promise<void> {
  await sql`
    select from plan_members join benefit_uses using (plan_id, patient_id)
    where answer_key = ${fingerprintOf(key)} for update of plan_members`.execute(transaction);
}

async function findQuestion(db: Db, key: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select benefit_uses.id, plans.id as "planId", patients.id as "patientId", patients.member_id as "memberId",
      practices.id as "practiceId", status, undone_at is not null as undone, answer_until as "answerUntil",
      benefit_groups.benefit, procedure_date as "procedureDate", plans.name as "planName",
      patients.first_name as patient,
      json_build_object('name', practices.name, 'phone', practices.phone, 'timeZone', practices.time_zone)
        as practice
    from benefit_uses
    join plans on plans.id = benefit_uses.plan_id
    join patients on patients.id = benefit_uses.patient_id
    join practices on practices.id = plans.practice_id
    join benefit_groups on benefit_groups.id = benefit_group_id
    where answer_key = ${fingerprintOf(key)}`.execute(db);
  return rows[0];
}
