import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { fingerprintOf } from './answer-keys.ts';
import { type AskedBenefit, type PatientsAnswer, standingOf } from './benefit-answer.ts';

/** What the practice reads of a denial (SAMPLE-2). */
const DENIED = 'A patient has denied benefit usage. Please review their benefits summary.';

interface Row extends AskedBenefit {
  id: number;
  planId: number;
  patientId: number;
  memberId: string;
  practiceId: number;
}

/** The answers of patients to the links that they were sent. Whoever has a key has the link: nobody signs in. */
export function benefitAnswersRepository(db: Db, clock: Clock) {
  return {
    /** @returns undefined for a key that is unknown, or was replaced by a newer one */
    find: (key: string): Promise<AskedBenefit | undefined> => findAsked(db, key),

    /**
     * Notes what the patient says, once; an answer to what is no longer open changes nothing. A denial tells the
     * practice.
     *
     * @returns how the request stands afterwards
     */
    answer: (key: string, said: PatientsAnswer, requestId: string): Promise<AskedBenefit | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockMembership(transaction, key);
        const asked = await findAsked(transaction, key);
        if (!asked || standingOf(asked, clock()) !== 'open') return asked;
        await transaction
          .updateTable('benefit_uses')
          .set({ status: said })
          .where('id', '=', asked.id)
          .execute();
        if (said === 'Denied') await tellPractice(transaction, asked);
        await noteInAudit(transaction, asked, requestId);
        return { ...asked, status: said };
      }),
  };

  async function tellPractice(transaction: Db, { practiceId, planId, patientId }: Row): Promise<void> {
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
      })
      .execute();
  }

  /** No user: the patient. */
  async function noteInAudit(
    transaction: Db,
    { practiceId, memberId }: Row,
    requestId: string,
  ): Promise<void> {
    await transaction
      .insertInto('audit_entries')
      .values({
        at: clock(),
        request_id: requestId,
        operation: 'answerBenefit',
        stage: 'change',
        user_id: null,
        organization_id: null,
        practice_id: practiceId,
        member_id: memberId,
        outcome: null,
      })
      .execute();
  }
}
export type BenefitAnswersRepository = ReturnType<typeof benefitAnswersRepository>;

/** As staff do who use a benefit or take it back: one after the other. */
async function lockMembership(transaction: Db, key: string): Promise<void> {
  await sql`
    select from plan_members join benefit_uses using (plan_id, patient_id)
    where answer_key = ${fingerprintOf(key)} for update of plan_members`.execute(transaction);
}

async function findAsked(db: Db, key: string): Promise<Row | undefined> {
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
