import { addDays } from '#domain/date/day.ts';
import type { Db } from '#server/db/open.ts';
import type { Operation } from '#server/http/contract.ts';
import { digestOf } from '#server/payments/day-figures.queries.ts';
import { png } from './images.ts';
import { exampleBody } from './operations.ts';
import { addPatient, addPlan, addPractice } from './patients.ts';
import { addPerson } from './people.ts';
import { addAccount, addFeeIncrease, addNotification, addOffer, addTransaction } from './rows.ts';
import { addRow, rowOf, updateRows } from './tables.ts';

export type Records = Awaited<ReturnType<typeof makeRecords>>;

const NOW = new Date('2026-03-16T17:00:00Z');
/** A year in which no other write sets goals. */
const COPIED_YEAR = 2190;
const NOTHING_PAID = { type: 'Cash', payments: 0, paidCents: 0, refunds: 0, refundedCents: 0 };
let made = 0;

/** One record of each kind in a practice, by id. Every text of the records contains the mark. */
export async function makeRecords(
  db: Db,
  place: { organizationId: string; practiceId: string },
  mark = 'Home',
) {
  made += 1;
  const name = `${mark} ${made}`;
  const practiceId = Number(place.practiceId);
  const named = { firstName: mark, lastName: mark };
  const email = `${mark}.${made}@mail.test`;
  const patient = await addPatient(db, practiceId, { ...named, email, subscriber: mark });
  const dependent = await addPatient(db, practiceId, named);
  const offered = { name, levels: ['one', 'two'], level: { name: mark, people: 8, adults: 2 } };
  const offer = await addOffer(db, practiceId, offered);
  await addFeeIncrease(db, offer, { level_id: 'two' });
  const plan = await addPlan(db, practiceId, patient.id, {
    start: '2026-01-01',
    end: '2026-12-31',
    name,
    dueCents: [3000],
    dependents: [dependent],
    offer,
  });
  const account = { name: mark, display_name: mark, expires_on: '2029-08-31' };
  const on = { practiceId, patientId: patient.id, planId: plan };
  const texts = { plan_name: mark, billing_descriptor: mark };
  const addCode = async (suffix: string, isCustom: boolean) => {
    return addRow(db, 'procedure_codes', {
      practice_id: practiceId,
      ada_code: `M${made}${suffix}`,
      description: mark,
      ucr_cents: 6000,
      specialty_name: 'General',
      specialty_code: 'GEN',
      category: mark,
      is_custom: isCustom,
    });
  };
  const sibling = await addPractice(db, `Sibling ${name}`, place);
  await db
    .insertInto('goals')
    .values({ practice_id: sibling, year: COPIED_YEAR, month: 1, setting_cents: 100 })
    .execute();
  const denied = { type_of_notification: 'BenefitDenied', patient_id: patient.id } as const;
  const note = { patient_id: patient.id, author_id: 1, text: mark, is_alert: true, created_at: NOW };
  return {
    ...place,
    memberId: patient.memberId,
    dependentId: dependent.memberId,
    planId: String(plan),
    paymentAccountId: String(await addAccount(db, practiceId, patient.id, account)),
    officeAccountId: String(await addAccount(db, practiceId, null, account)),
    transactionId: String(await addTransaction(db, on, {}, texts)),
    transactionOfTodayId: String(await addTransaction(db, on, { datePaid: '2026-03-16' }, texts)),
    notificationId: String(await addNotification(db, practiceId, mark, denied)),
    logoId: String(await addLogo(db, practiceId)),
    staffId: String(await addStaffMember(db, place.organizationId, mark)),
    noteId: String(await addRow(db, 'patient_notes', note)),
    offeredPlanId: String(offer),
    otherOfferedPlanId: String(await addOffer(db, practiceId, { ...offered, name: `${name} Plus` })),
    coverageLevelId: 'one',
    increasedLevelId: 'two',
    adaCodeId: String(await addCode('C', true)),
    standardCodeId: String(await addCode('S', false)),
    coveredCode: `M${made}B`,
    siblingId: String(sibling),
    ...(await addDayClose(db, practiceId, mark)),
    benefitUseId: String(
      await addUse(db, { plan, patient: patient.id, offer, code: await addCode('B', false) }),
    ),
  };
}

/** An open and a closed day without payments. */
async function addDayClose(db: Db, practiceId: number, mark: string) {
  const [openDay, closedDay] = [addDays('1980-01-01', made), addDays('1950-01-01', made)];
  await db
    .insertInto('day_closes')
    .values({
      practice_id: practiceId,
      day: closedDay,
      figures: JSON.stringify([{ ...NOTHING_PAID, userName: mark }]),
      starting_cents: 0,
      counted_cents: 0,
      closed_at: NOW,
    })
    .execute();
  return { openDay, closedDay };
}

async function addLogo(db: Db, practiceId: number): Promise<number> {
  await updateRows(db, 'practice_logos', { practice_id: practiceId }, { is_current: false });
  return addRow(db, 'practice_logos', {
    practice_id: practiceId,
    type: 'image/png',
    image: png({ width: 16, height: 16 }).toString('base64'),
    width: 16,
    height: 16,
    is_current: true,
    created_at: NOW,
  });
}

async function addStaffMember(db: Db, organizationId: string, mark: string): Promise<number> {
  const email = await addPerson(db, {
    organizationIds: [Number(organizationId)],
    name: mark,
    email: `${mark}.${made}@staff.test`.toLowerCase(),
    roles: ['ViewerGeneral'],
  });
  return (await rowOf(db, 'users', ['id'], { username_key: email })).id;
}

/** A benefit of the offered plan that covers the code, requested once. Returns the request's id. */
async function addUse(
  db: Db,
  { plan, patient, offer, code }: { plan: number; patient: number; offer: number; code: number },
): Promise<number> {
  const group = await addRow(db, 'benefit_groups', {
    offered_plan_id: offer,
    position: 0,
    benefit: 'Exam',
    term_limit: 4,
  });
  await db
    .insertInto('benefit_group_codes')
    .values({ benefit_group_id: group, procedure_code_id: code })
    .execute();
  return addRow(db, 'benefit_uses', {
    plan_id: plan,
    patient_id: patient,
    benefit_group_id: group,
    procedure_code_id: code,
    given_cents: 6000,
    procedure_date: '2026-03-01',
    status: 'Requested',
    asked_at: NOW,
  });
}

/** The ids that an operation's path needs, by parameter name. */
export function idsOf({ path }: Operation, records: Records): Record<string, string> {
  return {
    organizationId: records.organizationId,
    practiceId: records.practiceId,
    id: records.practiceId,
    memberId: path.includes('/remove/') ? records.dependentId : records.memberId,
    planId: path.includes('/plan-fees') ? records.offeredPlanId : records.planId,
    coverageLevelId: path.endsWith('/cancel') ? records.increasedLevelId : records.coverageLevelId,
    paymentAccountId: path.startsWith('/admin/') ? records.officeAccountId : records.paymentAccountId,
    transactionId: path.endsWith('/void') ? records.transactionOfTodayId : records.transactionId,
    userId: records.staffId,
    logoId: records.logoId,
    noteId: records.noteId,
    day: path.endsWith('/reopen') ? records.closedDay : records.openDay,
    notificationId: path.includes('/benefits-summary/') ? records.benefitUseId : records.notificationId,
    adaCodeId: records.adaCodeId,
    speciality: 'general',
    idempotencyKey: 'the-one-intent',
  };
}

export const urlOf = ({ path }: Operation, ids: Readonly<Record<string, string>>): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`;

/** The contract's example body, with the ids of these records. */
export function bodyOf(operation: Operation, records: Records): object | undefined {
  made += 1;
  const example = exampleBody(operation);
  if (typeof example !== 'object' || example === null) return undefined;
  const named = {
    paymentAccountId: records.paymentAccountId,
    coverageLevelId: records.coverageLevelId,
    planId: records.planId,
    cdtCode: records.coveredCode,
    codeIds: [records.adaCodeId],
    emailAddress: `to${made}@mail.test`,
    adaCode: `B${made}`,
  };
  const fitting = Object.entries(named).filter(([field]) => field in example);
  return { ...example, ...Object.fromEntries(fitting), ...valuesOf(operation.id, records) };
}

/** The values in which the contract's example does not match the records. */
function valuesOf(operationId: string, records: Records): object {
  const dates = { communicationSendDate: '2026-05-02', effectiveDate: '2026-07-01' };
  const free = { planId: records.offeredPlanId, coverageLevelId: records.coverageLevelId, version: 1 };
  const values: Readonly<Record<string, object>> = {
    takePayment: { amount: 1 },
    recordPayment: { amount: 1 },
    increasePlanFee: dates,
    increasePlanFees: { levels: [free], effectiveDate: dates.effectiveDate },
    previewPlanFees: { levels: [free], effectiveDate: dates.effectiveDate },
    editPlanFee: { ...dates, coverageLevelId: records.increasedLevelId },
    updateMember: { version: 1 },
    setGoals: { version: undefined },
    closeDay: { digest: digestOf([]) },
    copyGoals: { year: COPIED_YEAR, version: 0, practices: [{ practiceId: records.siblingId, version: 0 }] },
    setPracticeLogo: { replaces: records.logoId },
    setPracticeSettings: { version: 1 },
    addStaff: { roles: ['EditorPlanFees'] },
    setAutoRenew: { enable: false },
    sendPaymentReminders: { memberIds: [records.memberId], preview: false },
    useBenefit: { procedureDate: '2026-03-02' },
    selectMembershipCodes: { speciality: 'General' },
    registerPatient: { evenIfKnown: true },
    quoteSale: { offeredPlanId: records.otherOfferedPlanId },
    purchasePlan: { offeredPlanId: records.otherOfferedPlanId, dueNow: 424.11 },
    renewPlan: { offeredPlanId: records.offeredPlanId, dueNow: 424.11 },
    /** The plan's only level covers a family. */
    addPlanMember: { dueNow: 0 },
    importCodes: {
      csv: `Code,Description,UCR amount,Specialty,Specialty code,Category\nI${made},Mouth rest,60.00,General,GEN,Comfort\n`,
    },
    changeUcrAmounts: { codes: [{ adaCodeId: records.adaCodeId, version: 1 }] },
  };
  return values[operationId] ?? {};
}
