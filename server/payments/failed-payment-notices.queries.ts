import { sql } from 'kysely';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { ImpossibleBecause } from '../plans/auto-renewal.ts';
import { findPayer, findRenewalAccount, type Payer } from '../plans/renewal-facts.queries.ts';

/** A practice gets at most one notification about the same office card within this time. */
const NOT_AGAIN_DAYS = 8;

const RENEWAL_FAILED = "Payment failed for patient's auto-renewal. Follow up to avoid service interruption.";
const OFFICE_CARD_DECLINED = 'Your credit card has been declined for auto-renewal.';

type PayerOfPlan = Payer & { planId: number };

/** SAMPLE-2, BELL-5: the practice's own card was declined, or the patient's payment failed. */
async function notifyOfFailure(on: Db, clock: Clock, plan: PayerOfPlan): Promise<void> {
  const card = plan.paidByPractice ? await findRenewalAccount(on, plan) : undefined;
  await (card ? notifyOfOfficeCard(on, clock, plan, String(card.id)) : notifyOfPatient(on, clock, plan));
}

/** Without a price, nothing was charged, so no card is named. */
export const notifyOfFailedRenewal = (
  on: Db,
  clock: Clock,
  plan: PayerOfPlan,
  because: ImpossibleBecause,
): Promise<void> => (because === 'noPrice' ? notifyOfPatient : notifyOfFailure)(on, clock, plan);

export async function notifyOfFailedPlan(on: Db, clock: Clock, planId: number): Promise<void> {
  const { numUpdatedRows } = await on
    .updateTable('instalments')
    .set({ told_at: clock() })
    .where('plan_id', '=', planId)
    .where('payment_due_id', 'is not', null)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const payer = await findPayer(on, planId);
  await notifyOfFailure(on, clock, { ...payer, planId });
}

async function notifyOfPatient(
  on: Db,
  clock: Clock,
  { practiceId, patientId, planId }: PayerOfPlan,
): Promise<void> {
  await on
    .insertInto('notifications')
    .values({
      practice_id: practiceId,
      text: RENEWAL_FAILED,
      notification_type: 'important',
      type_of_notification: 'AutoRenewalFailed',
      created_at: clock(),
      reference_id: String(planId),
      patient_id: patientId,
    })
    .execute();
}

/** One notification for all plans that the card pays. */
async function notifyOfOfficeCard(
  on: Db,
  clock: Clock,
  { practiceId }: PayerOfPlan,
  accountId: string,
): Promise<void> {
  const now = clock();
  await sql`select pg_advisory_xact_lock(hashtext('OfficeCardDeclined'), ${practiceId}::integer)`.execute(on);
  await sql`
    insert into notifications
      (practice_id, text, notification_type, type_of_notification, created_at, reference_id)
    select ${practiceId}, ${OFFICE_CARD_DECLINED}, 'urgent', 'OfficeCardDeclined', ${now}, ${accountId}
    where not exists (
      select from notifications earlier
      where earlier.practice_id = ${practiceId} and earlier.type_of_notification = 'OfficeCardDeclined'
        and earlier.reference_id = ${accountId}
        and earlier.created_at > ${new Date(now.getTime() - NOT_AGAIN_DAYS * DAY_MS)})`.execute(on);
}
