import type { Db } from '#server/db/open.ts';
import { addPatient, addPlan } from '../patients.ts';
import { addAccount, addFeeIncrease, addNotification, addOffer, addTransaction } from '../rows.ts';

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
  const offer = await addOfferWithIncrease(db, practice, mark);
  const plan = await addPlan(db, practice, patient.id, {
    start: '2026-01-01',
    end: '2026-12-31',
    name: `${mark} ${made}`,
    dueCents: [3000],
    dependents: [dependent],
  });
  await db.updateTable('plans').set({ offered_plan_id: offer.planId }).where('id', '=', plan).execute();
  const account = { name: mark, display_name: mark, expires_on: '2029-08-31' };
  const own = { practice, patient: patient.id, plan, mark };
  return {
    ...place,
    memberId: patient.memberId,
    dependentId: dependent.memberId,
    planId: String(plan),
    paymentAccountId: String(await addAccount(db, practice, patient.id, account)),
    officeAccountId: String(await addAccount(db, practice, null, account)),
    transactionId: String(
      await addTransaction(
        db,
        { practiceId: practice, patientId: patient.id, planId: plan },
        {},
        { plan_name: mark, billing_descriptor: mark },
      ),
    ),
    notificationId: String(
      await addNotification(db, practice, mark, {
        type_of_notification: 'BenefitDenied',
        patient_id: patient.id,
      }),
    ),
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

/** A plan on offer; the fee of its second level will increase. */
async function addOfferWithIncrease(
  db: Db,
  practice: number,
  mark: string,
): Promise<{ planId: number; groupId: number }> {
  const name = `${mark} ${made}`;
  const planId = await addOffer(db, practice, { name, levels: ['one', 'two'], level: { name: mark } });
  await addFeeIncrease(db, planId, { level_id: 'two' });
  const { id: groupId } = await db
    .insertInto('benefit_groups')
    .values({ offered_plan_id: planId, position: 0, benefit: mark, term_limit: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { planId, groupId };
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
