import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { HttpError } from '../http/http-error.ts';
import { fingerprintOf, newLinkKey } from '../link-keys.ts';
import { benefitRequestEmail } from '../mail/email-texts.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import type { PlanPath } from '../plans/plan-of-member.queries.ts';
import { ANSWER_WITHIN_MS } from './benefit-answer.ts';
import { type BenefitUse, judgeRepeat, judgeResend, judgeUndo, judgeUse, noEmail } from './benefits.ts';
import { findMemberBenefits, type MemberBenefits } from './member-benefits.queries.ts';

type SentRequest = Pick<BenefitUse, 'id' | 'status' | 'requestedAt'>;

interface WantedUse {
  cdtCode: string;
  procedureDate: string;
  userId: string;
  /** The same key records one use, however often it is sent. */
  idempotencyKey: string | null;
}

interface Request {
  id: number;
  now: Date;
  usedOn: string;
  key: string;
  answerUntil: Date;
}

/**
 * Without a mail server, patients aren't asked to confirm a use.
 *
 * @param answersAt the address of the page where patients answer
 */
export function benefitsRepository(db: Db, clock: Clock, answersAt: string, sendsEmail: boolean) {
  /** Changes to the same member's plan wait for each other. */
  function locked<T>(
    path: PlanPath,
    work: (transaction: Db, coverage: MemberBenefits) => Promise<T>,
  ): Promise<T | undefined> {
    return db.transaction().execute(async (transaction) => {
      await sql`
        select from plan_members join patients on patients.id = plan_members.patient_id
        where plan_id = ${recordNumber(path.planId)} and member_id = ${path.memberId}
        for update of plan_members`.execute(transaction);
      const coverage = await findMemberBenefits(transaction, path);
      return coverage && work(transaction, coverage);
    });
  }

  const isEmailed = ({ patient }: Pick<MemberBenefits, 'patient'>): boolean =>
    sendsEmail && patient.email !== '';

  const findUse = (coverage: MemberBenefits, id: string): BenefitUse | undefined =>
    coverage.uses.find((use) => use.id === recordNumber(id));

  return {
    find: (path: PlanPath) => findMemberBenefits(db, path),

    use: (path: PlanPath, wanted: WantedUse) =>
      locked<SentRequest | HttpError>(path, async (transaction, coverage) => {
        const repeated =
          wanted.idempotencyKey && coverage.uses.find((use) => use.idempotencyKey === wanted.idempotencyKey);
        if (repeated) return judgeRepeat(coverage, repeated, wanted);
        const now = clock();
        const allowed = judgeUse(coverage, wanted, dayIn(coverage.practice.timeZone, now));
        if (allowed.kind === 'rejected') return allowed;
        const link = newLink(now);
        const { id } = await transaction
          .insertInto('benefit_uses')
          .values({
            plan_id: coverage.planId,
            patient_id: coverage.patient.id,
            benefit_group_id: allowed.groupId,
            procedure_code_id: allowed.codeId,
            given_cents: allowed.givenCents,
            procedure_date: wanted.procedureDate,
            status: 'Requested',
            used_by: recordNumber(wanted.userId),
            asked_at: now,
            emailed: isEmailed(coverage),
            idempotency_key: wanted.idempotencyKey,
            ...columnsOf(link),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await ask(transaction, coverage, { id, now, usedOn: wanted.procedureDate, ...link });
        return { id, status: 'Requested', requestedAt: now };
      }),

    undo: (path: PlanPath, useId: string) =>
      locked<HttpError | 'unknown' | 'undone'>(path, async (transaction, coverage) => {
        const use = findUse(coverage, useId);
        if (!use) return 'unknown';
        const rejection = judgeUndo(use);
        if (rejection) return rejection;
        await transaction
          .updateTable('benefit_uses')
          .set({ undone_at: clock() })
          .where('id', '=', use.id)
          .execute();
        return 'undone';
      }),

    /** Does nothing if the patient was emailed a moment ago. */
    resend: (path: PlanPath, useId: string) =>
      locked<SentRequest | HttpError | 'unknown'>(path, async (transaction, coverage) => {
        const use = findUse(coverage, useId);
        if (!use) return 'unknown';
        if (coverage.patient.email === '') return noEmail();
        const now = clock();
        const step = judgeResend(coverage, use, now);
        if (step.kind === 'rejected') return step;
        if (step.kind === 'repeated') return use;
        const link = newLink(now);
        await transaction
          .updateTable('benefit_uses')
          .set({
            status: 'Requested',
            asked_at: now,
            emailed: true,
            answered_at: null,
            given_cents: step.givenCents,
            ...columnsOf(link),
          })
          .where('id', '=', use.id)
          .execute();
        await ask(transaction, coverage, { id: use.id, now, usedOn: use.procedureDate, ...link });
        return { id: use.id, status: 'Requested', requestedAt: now };
      }),
  };

  async function ask(
    transaction: Db,
    { patient, practice, planName }: MemberBenefits,
    { id, now, usedOn, key, answerUntil }: Request,
  ): Promise<void> {
    if (!isEmailed({ patient })) return;
    const text = benefitRequestEmail(
      { firstName: patient.firstName, practice },
      {
        planName,
        usedOn,
        link: `${answersAt}/${key}`,
        answerUntil: dayIn(practice.timeZone, answerUntil),
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

const newLink = (now: Date): Pick<Request, 'key' | 'answerUntil'> => ({
  key: newLinkKey(),
  answerUntil: new Date(now.getTime() + ANSWER_WITHIN_MS),
});

const columnsOf = ({ key, answerUntil }: Pick<Request, 'key' | 'answerUntil'>) => ({
  answer_key: fingerprintOf(key),
  answer_until: answerUntil,
});
