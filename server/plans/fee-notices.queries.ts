import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import { recordFeeEvent } from './fee-history.queries.ts';
import { type FeeNotice, feeNoticeEmail, noticesOf, postponedText } from './fee-notice.ts';
import { appliesToRenewalsFrom, IS_REPLACED, noticeDaysLate } from './level-increases.queries.ts';
import { hasNextTerm, RUNS_OR_WAITS } from './renewed-terms.queries.ts';

interface DueIncrease extends Omit<FeeNotice, 'firstName' | 'practice'> {
  practiceName: string;
  practicePhone: string;
  id: number;
  offeredPlanId: number;
  levelId: string;
  daysLate: number;
  /** The day of the notices. Null if they have not been sent. */
  noticedOn: string | null;
}

interface Subscriber {
  planId: number;
  firstName: string;
  email: string;
}

/** SAMPLE-1 */
export function feeNoticesRepository(db: Db, clock: Clock) {
  return {
    /**
     * Emails the notices that are due by `day` in the practice's time zone, once per subscriber, even with several
     * servers. If they are late, the new fee takes effect as many days later. Those who come to the level between the
     * notices and the effective date receive one, too. @returns the number of emails
     */
    send: (practiceId: number, day: string): Promise<number> =>
      db.transaction().execute((transaction) => sendDue(transaction, practiceId, day)),
  };

  async function sendDue(transaction: Db, practiceId: number, today: string): Promise<number> {
    let written = 0;
    for (const increase of await takeDue(transaction, practiceId, today)) {
      const subscribers = await findSubscribers(transaction, increase, today);
      for (const subscriber of subscribers) await writeNotice(transaction, practiceId, increase, subscriber);
      written += subscribers.length;
      if (increase.noticedOn === null)
        await markNoticed(transaction, practiceId, increase, { today, patients: subscribers.length });
      if (increase.noticedOn === null || subscribers.length > 0)
        await recordFeeEvent(transaction, increase.id, {
          kind: 'noticesSent',
          by: null,
          at: clock(),
          emails: subscribers.length,
        });
    }
    return written;
  }

  async function markNoticed(
    transaction: Db,
    practiceId: number,
    increase: DueIncrease,
    { today, patients }: { today: string; patients: number },
  ): Promise<void> {
    const at = clock();
    const { effectiveDate } = increase;
    const isLate = increase.daysLate > 0;
    await transaction
      .updateTable('fee_increases')
      .set({ notices_sent_at: at })
      .$if(isLate, (query) => query.set({ communication_send_date: today, effective_date: effectiveDate }))
      .where('id', '=', increase.id)
      .execute();
    // A page that was loaded before the notices went out can no longer cancel the increase.
    await transaction
      .updateTable('coverage_levels')
      .set((eb) => ({ fee_version: eb('fee_version', '+', 1) }))
      .where('offered_plan_id', '=', increase.offeredPlanId)
      .where('level_id', '=', increase.levelId)
      .execute();
    if (!isLate) return;
    await recordFeeEvent(transaction, increase.id, { kind: 'postponed', by: null, at });
    await notifyOfPostponement(transaction, practiceId, increase, patients, at);
  }

  async function writeNotice(
    transaction: Db,
    practiceId: number,
    increase: DueIncrease,
    { planId, firstName, email }: Subscriber,
  ): Promise<void> {
    await writeMessage(transaction, clock, {
      kind: 'fee-notice',
      practiceId,
      to: email,
      ...feeNoticeEmail({
        ...increase,
        firstName,
        practice: { name: increase.practiceName, phone: increase.practicePhone },
      }),
      onceKey: `${noticesOf(increase.id)}${planId}`,
    });
  }
}

const notifyOfPostponement = (
  transaction: Db,
  practiceId: number,
  increase: DueIncrease,
  patients: number,
  at: Date,
) =>
  transaction
    .insertInto('notifications')
    .values({
      practice_id: practiceId,
      text: postponedText(increase, patients),
      notification_type: 'general',
      type_of_notification: 'FeeIncreasePostponed',
      created_at: at,
      reference_id: String(increase.offeredPlanId),
    })
    .execute();

/** The latest increase of each level, until it takes effect or its notices are sent. The lock makes other servers skip these increases. */
async function takeDue(transaction: Db, practiceId: number, today: string): Promise<DueIncrease[]> {
  const { rows } = await sql<DueIncrease>`
    select fee_increases.id, fee_increases.offered_plan_id as "offeredPlanId", fee_increases.level_id as "levelId",
      offered_plans.name as "planName", coverage_levels.name as "levelName", practices.name as "practiceName",
      practices.phone as "practicePhone", new_fee_cents as "newFeeCents",
      ${noticeDaysLate(sql`${today}`)} as "daysLate", ${appliesToRenewalsFrom(sql`${today}`)}::text as "effectiveDate",
      (notices_sent_at at time zone practices.time_zone)::date::text as "noticedOn"
    from fee_increases
    join coverage_levels using (offered_plan_id, level_id)
    join offered_plans on offered_plans.id = offered_plan_id
    join practices on practices.id = offered_plans.practice_id
    where practices.id = ${practiceId} and cancelled_at is null
      and (notices_sent_at is null or effective_date > ${today}) and communication_send_date <= ${today} and not ${IS_REPLACED}
    order by fee_increases.id
    for update of fee_increases, coverage_levels skip locked`.execute(transaction);
  return rows;
}

const findSubscribers = (
  transaction: Db,
  { id, offeredPlanId, levelId, noticedOn }: DueIncrease,
  today: string,
): Promise<Subscriber[]> =>
  transaction
    .selectFrom('plans')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
    .select(['plans.id as planId', 'patients.first_name as firstName', 'patients.email'])
    .where('plans.offered_plan_id', '=', offeredPlanId)
    .where('plans.coverage_level_id', '=', levelId)
    .where(RUNS_OR_WAITS)
    .where('plans.start_date', '<=', today)
    .where('plans.end_date', '>=', today)
    .where(sql<boolean>`not ${hasNextTerm(today)}`)
    .where('plan_members.relationship', '=', 'Self')
    .where('plan_members.disabled', '=', false)
    .where('patients.email', '<>', '')
    .where('plans.paid_by_practice', '=', false)
    .$if(noticedOn !== null, (query) =>
      query.where(
        sql<boolean>`(plans.start_date >= ${noticedOn} or exists (
            select from payments_due
            where plan_id = plans.id and payment_type = 'Upgrade' and due_date >= ${noticedOn}))
          and not exists (
            select from plan_members noticed join outbox_messages on once_key = ${noticesOf(id)} || noticed.plan_id
            where noticed.patient_id = plan_members.patient_id)`,
      ),
    )
    .orderBy('plans.id')
    .execute();
