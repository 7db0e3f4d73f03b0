import { sql } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { benefitRequestEmail } from '../mail/email-texts.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import { fingerprintOf, newAnswerKey } from './answer-keys.ts';
import { ANSWER_WITHIN_MS } from './benefit-answer.ts';
import { type BenefitUse, judgeResend, judgeUndo, judgeUse, type Refusal } from './benefits.ts';
import { type BenefitPlace, findHeldBenefits, type MembersBenefits } from './held-benefits.queries.ts';

type Asked = Pick<BenefitUse, 'id' | 'status' | 'askedAt'>;

/** A request to a patient, and the key of the link that answers it. */
interface Request {
  id: number;
  now: Date;
  key: string;
  answerUntil: Date;
}

/**
 * The use of benefits by the practice that asks: another practice's plan or patient is unknown.
 *
 * @param answersAt the address of the page where patients answer
 */
export function benefitsRepository(db: Db, clock: Clock, answersAt: string) {
  /** Whoever changes something about the same member on the same plan waits meanwhile. */
  function locked<T>(
    place: BenefitPlace,
    work: (transaction: Db, held: MembersBenefits) => Promise<T>,
  ): Promise<T | undefined> {
    return db.transaction().execute(async (transaction) => {
      await sql`
        select from plan_members join patients on patients.id = plan_members.patient_id
        where plan_id = ${recordNumber(place.planId)} and member_id = ${place.memberId}
        for update of plan_members`.execute(transaction);
      const held = await findHeldBenefits(transaction, place);
      return held && work(transaction, held);
    });
  }

  const findUse = (held: MembersBenefits, id: string): BenefitUse | undefined =>
    held.uses.find((use) => use.id === recordNumber(id));

  return {
    find: (place: BenefitPlace) => findHeldBenefits(db, place),

    /** Notes the use of a benefit, and asks the patient to confirm it. */
    use: (place: BenefitPlace, wanted: { cdtCode: string; procedureDate: string; userId: string }) =>
      locked<Asked | Refusal>(place, async (transaction, held) => {
        const now = clock();
        const allowed = judgeUse(held, wanted, calendarDateIn(held.practice.timeZone, now));
        if (allowed.kind === 'refuse') return allowed;
        const link = newLink(now);
        const { id } = await transaction
          .insertInto('benefit_uses')
          .values({
            plan_id: held.planId,
            patient_id: held.patient.id,
            benefit_group_id: allowed.groupId,
            procedure_code_id: allowed.codeId,
            given_cents: allowed.givenCents,
            procedure_date: wanted.procedureDate,
            status: 'Requested',
            used_by: recordNumber(wanted.userId),
            asked_at: now,
            ...columnsOf(link),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await ask(transaction, held, { id, now, ...link });
        return { id, status: 'Requested', askedAt: now };
      }),

    /** Takes a use back, as if it had never been. */
    undo: (place: BenefitPlace, useId: string) =>
      locked<Refusal | 'unknown' | 'undone'>(place, async (transaction, held) => {
        const use = findUse(held, useId);
        if (!use) return 'unknown';
        const refusal = judgeUndo(use);
        if (refusal) return refusal;
        await transaction
          .updateTable('benefit_uses')
          .set({ undone_at: clock() })
          .where('id', '=', use.id)
          .execute();
        return 'undone';
      }),

    /** Asks the patient again, but for one who was asked just now. */
    resend: (place: BenefitPlace, useId: string) =>
      locked<Asked | Refusal | 'unknown'>(place, async (transaction, held) => {
        const use = findUse(held, useId);
        if (!use) return 'unknown';
        const now = clock();
        const step = judgeResend(held, use, now);
        if (step.kind === 'refuse') return step;
        if (step.kind === 'asked') return use;
        const link = newLink(now);
        await transaction
          .updateTable('benefit_uses')
          .set({ status: 'Requested', asked_at: now, given_cents: step.givenCents, ...columnsOf(link) })
          .where('id', '=', use.id)
          .execute();
        await ask(transaction, held, { id: use.id, now, ...link });
        return { id: use.id, status: 'Requested', askedAt: now };
      }),
  };

  async function ask(
    transaction: Db,
    { patient, practice, planName }: MembersBenefits,
    { id, now, key, answerUntil }: Request,
  ): Promise<void> {
    if (patient.email === '') return;
    const text = benefitRequestEmail(
      { practice: practice.name, patient: patient.firstName },
      {
        phone: practice.phone,
        planName,
        link: `${answersAt}/${key}`,
        answerUntil: calendarDateIn(practice.timeZone, answerUntil),
      },
    );
    await writeMessage(transaction, clock, {
      kind: 'benefit',
      practiceId: practice.id,
      to: patient.email,
      ...text,
      onceKey: `benefit:${id}:${now.getTime()}`,
    });
  }
}
export type BenefitsRepository = ReturnType<typeof benefitsRepository>;

const newLink = (now: Date): Pick<Request, 'key' | 'answerUntil'> => ({
  key: newAnswerKey(),
  answerUntil: new Date(now.getTime() + ANSWER_WITHIN_MS),
});

/** A link that was sent before leads nowhere from then on. */
const columnsOf = ({ key, answerUntil }: Pick<Request, 'key' | 'answerUntil'>) => ({
  answer_key: fingerprintOf(key),
  answer_until: answerUntil,
});
