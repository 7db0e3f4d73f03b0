import type { Db } from '#server/db/open.ts';
import { addPatient, addPlan } from '../patients.ts';

/** One record of each kind in a practice, by id. */
export interface Records {
  organizationId: string;
  practiceId: string;
  memberId: string;
  /** Who is on the plan, and is not its subscriber. */
  dependentId: string;
  planId: string;
  paymentAccountId: string;
  officeAccountId: string;
  transactionId: string;
  notificationId: string;
  offeredPlanId: string;
  coverageLevelId: string;
  /** The level whose fee is going to increase. */
  increasedLevelId: string;
  adaCodeId: string;
  standardCodeId: string;
  benefitUseId: string;
  /** A code that the plan covers. */
  coveredCode: string;
}

const NOW = new Date('2026-03-16T17:00:00Z');
let made = 0;

/** @param mark stands in every text of the records */
export async function makeRecords(
  db: Db,
  place: { organizationId: string; practiceId: string },
  mark: string,
): Promise<Records> {
  made += 1;
  const practice = Number(place.practiceId);
  const patient = await addPatient(db, practice, {
    firstName: mark,
    lastName: mark,
    email: `${mark}.${made}@mail.test`,
    subscriber: `${mark}${made}`,
  });
  const dependent = await addPatient(db, practice, { firstName: mark, lastName: mark });
  const offer = await addOffer(db, practice, mark);
  const plan = await addPlan(db, practice, patient.id, {
    start: '2026-01-01',
    end: '2026-12-31',
    name: `${mark} ${made}`,
    dueCents: [3000],
    dependents: [dependent],
  });
  await db.updateTable('plans').set({ offered_plan_id: offer.planId }).where('id', '=', plan).execute();
  const own = { practice, patient: patient.id, plan, mark };
  return {
    ...place,
    memberId: patient.memberId,
    dependentId: dependent.memberId,
    planId: String(plan),
    paymentAccountId: await addAccount(db, own, patient.id),
    officeAccountId: await addAccount(db, own, null),
    transactionId: await addTransaction(db, own),
    notificationId: await addNotification(db, own),
    offeredPlanId: String(offer.planId),
    coverageLevelId: 'one',
    increasedLevelId: 'two',
    adaCodeId: await addCode(db, own, true),
    standardCodeId: await addCode(db, own, false),
    ...(await addUse(db, own, offer)),
  };
}

interface Own {
  practice: number;
  patient: number;
  plan: number;
  mark: string;
}

const idOf = async (row: Promise<{ id: number }>): Promise<string> => String((await row).id);

async function addOffer(
  db: Db,
  practice: number,
  mark: string,
): Promise<{ planId: number; groupId: number }> {
  const { id: planId } = await db
    .insertInto('offered_plans')
    .values({ practice_id: practice, name: `${mark} ${made}`, annual_maximum_cents: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addLevels(db, planId, mark);
  const { id: groupId } = await db
    .insertInto('benefit_groups')
    .values({ offered_plan_id: planId, position: 0, benefit: mark, term_limit: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { planId, groupId };
}

/** The fee of the second one is going to increase. */
async function addLevels(db: Db, planId: number, mark: string): Promise<void> {
  const level = {
    offered_plan_id: planId,
    name: mark,
    fee_cents: 40_000,
    is_subscription: false,
    enrollment_fee_cents: 0,
    monthly_payment_cents: 0,
    recurring_share_is_percentage: true,
    recurring_share_hundredths: 1000,
  };
  await db
    .insertInto('coverage_levels')
    .values([
      { ...level, level_id: 'one', position: 0 },
      { ...level, level_id: 'two', position: 1 },
    ])
    .execute();
  await db
    .insertInto('fee_increases')
    .values({
      offered_plan_id: planId,
      level_id: 'two',
      rate_increase_type: 1,
      percentage_hundredths: null,
      new_fee_cents: 44_000,
      communication_send_date: '2026-05-02',
      effective_date: '2026-07-01',
      planned_by: null,
      planned_at: NOW,
      notices_sent_at: null,
      cancelled_at: null,
    })
    .execute();
}

function addAccount(db: Db, { practice, mark }: Own, patient: number | null): Promise<string> {
  made += 1;
  return idOf(
    db
      .insertInto('payment_accounts')
      .values({
        practice_id: practice,
        patient_id: patient,
        account_type: 'Credit Card',
        name: mark,
        display_name: mark,
        zip_code: '44000',
        expires_on: '2029-08-31',
        last_four: '0042',
        item_id: `item-${made}`,
        created_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

function addTransaction(db: Db, { practice, patient, plan, mark }: Own): Promise<string> {
  made += 1;
  return idOf(
    db
      .insertInto('transactions')
      .values({
        practice_id: practice,
        patient_id: patient,
        plan_id: plan,
        plan_name: mark,
        payment_account_id: null,
        last_four: '0042',
        payment_type: 'Credit Card',
        payment_status: 'Paid',
        failure_reason: null,
        charge_cents: 3000,
        billing_descriptor: mark,
        due_date: '2026-02-01',
        date_paid: '2026-02-01',
        referenced_transaction_id: null,
        taken_by: null,
        sold_by: null,
        order_reference: `matrix-${made}`,
        order_holds_until: NOW,
        idempotency_key: null,
        request_digest: null,
        created_at: NOW,
        settled_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

function addNotification(db: Db, { practice, patient, mark }: Own): Promise<string> {
  return idOf(
    db
      .insertInto('notifications')
      .values({
        practice_id: practice,
        text: mark,
        notification_type: 'general',
        type_of_notification: 'BenefitDenied',
        created_at: NOW,
        reference_id: '',
        patient_id: patient,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

function addCode(db: Db, { practice, mark }: Own, isCustom: boolean): Promise<string> {
  made += 1;
  return idOf(
    db
      .insertInto('procedure_codes')
      .values({
        practice_id: practice,
        ada_code: `M${made}`,
        description: mark,
        ucr_cents: 6000,
        specialty_name: 'General',
        specialty_code: 'GEN',
        category: mark,
        is_custom: isCustom,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

async function addUse(
  db: Db,
  own: Own,
  offer: { groupId: number },
): Promise<Pick<Records, 'benefitUseId' | 'coveredCode'>> {
  const code = Number(await addCode(db, own, false));
  const coveredCode = `M${made}`;
  await db
    .insertInto('benefit_group_codes')
    .values({ benefit_group_id: offer.groupId, procedure_code_id: code })
    .execute();
  const use = db
    .insertInto('benefit_uses')
    .values({
      plan_id: own.plan,
      patient_id: own.patient,
      benefit_group_id: offer.groupId,
      procedure_code_id: code,
      given_cents: 6000,
      procedure_date: '2026-03-01',
      status: 'Requested',
      used_by: null,
      asked_at: NOW,
      undone_at: null,
    })
    .returning('id');
  return { benefitUseId: await idOf(use.executeTakeFirstOrThrow()), coveredCode };
}
