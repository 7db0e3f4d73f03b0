import { type Selectable, sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PlanSalesTable } from '../db/schema/sale-tables.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';
import type { Debt } from '../payments/debt.ts';
import { debtsOfPlan } from '../payments/debts.queries.ts';
import { debtColumns, postInstallments, writeInstallments } from '../payments/installments.queries.ts';
import { paidInOffice } from '../payments/office-payments.ts';
import { lockPlanToPay } from '../payments/payment-facts.queries.ts';
import { approve } from '../payments/payment-settlements.queries.ts';
import { storePending } from '../payments/stored-payments.queries.ts';
import { lockPlan } from '../plans/lock-plan.queries.ts';
import { carryMembers } from '../plans/plan-household.queries.ts';
import type { NewDebt } from '../plans/plan-term.ts';
import { takeRenewalsIfOwn } from '../plans/renewal-accounts.queries.ts';
import { addDependent, plansLeftBy } from './households.queries.ts';
import type { NewMember, SoldPlan, Upgrade } from './sale.ts';

type Sale = Selectable<PlanSalesTable>;

/** The people of the sale, identified again, and the day. */
interface Household {
  people: readonly NewMember[];
  today: string;
}

interface Written {
  planId: number;
  transactionId: number | null;
}

export interface PaidSale {
  sale: Sale;
  /** When the bank charged, or the office received the money. */
  chargedAt: Date;
  home: Household;
  /** Of cash or a check. */
  note?: string | null | undefined;
}

/** Writes the plan, its members, its debts and the paid transaction. */
export async function writeSale(on: Db, clock: Clock, { sale, home, ...paid }: PaidSale): Promise<Written> {
  const { plan, debts } = sale.contents;
  const planId =
    plan === null ? await addMember(on, sale, home) : await addPlan(on, clock, { sale, plan, home });
  const debtId = plan === null ? await postUpgrade(on, planId, debts) : await firstDebtOf(on, planId);
  const transactionId =
    debtId === undefined ? null : await payAtOnce(on, clock, { ...paid, sale, planId, debtId });
  await refreshStatusOfPlan(on, planId);
  return { planId, transactionId };
}

async function addPlan(
  on: Db,
  clock: Clock,
  { sale, plan, home }: { sale: Sale; plan: SoldPlan; home: Household },
): Promise<number> {
  const { leaving = [], autoRenew = false, takesRenewals = false, debts } = sale.contents;
  const { id, paid_by_practice } = await on
    .insertInto('plans')
    .values({
      practice_id: sale.practice_id,
      name: plan.name,
      coverage_level_id: plan.coverageLevelId,
      coverage_level: plan.coverageLevel,
      start_date: plan.startDate,
      end_date: plan.endDate,
      auto_renew: autoRenew,
      template_type: plan.templateType,
      schedule_date: plan.monthly ? plan.startDate : null,
      add_additional_member_cents: plan.addMemberCents,
      sold_by: sale.sold_by,
      offered_plan_id: plan.offeredPlanId,
      paid_by_practice: sql<boolean>`exists (
        select from plans before where before.id = ${sale.from_plan_id} and before.paid_by_practice)`,
    })
    .returning(['id', 'paid_by_practice'])
    .executeTakeFirstOrThrow();
  const left = plan.startDate > home.today ? [] : await lockPlansLeftBy(on, sale.patient_id, home.today);
  if (sale.from_plan_id === null) await addHousehold(on, sale, id, { ...home, startDate: plan.startDate });
  else await moveMembers(on, clock, { from: sale.from_plan_id, to: id, today: plan.startDate, leaving });
  for (const leftId of left) await leavePlan(on, leftId, sale.patient_id, home.today);
  if (takesRenewals && !paid_by_practice && sale.payment_account_id !== null) {
    const owner = { practiceId: sale.practice_id, patientId: sale.patient_id, today: plan.startDate };
    await takeRenewalsIfOwn(on, owner, sale.payment_account_id);
  }
  await writeInstallments(on, id, debts);
  const day = debts[0]?.dueDate ?? plan.startDate;
  await postInstallments(on, id, { dueBy: day, day });
  return id;
}

/** A subscriber whose own plan begins leaves the plans on which they are a dependent. */
async function lockPlansLeftBy(on: Db, subscriberId: number, today: string): Promise<number[]> {
  const left = (await plansLeftBy(on, subscriberId, today)).map(({ id }) => id);
  for (const id of left) await lockPlan(on, id);
  return left;
}

/** The family of a purchase. */
async function addHousehold(
  on: Db,
  { patient_id: subscriberId }: Sale,
  planId: number,
  { people, startDate }: Household & { startDate: string },
): Promise<void> {
  await lockStatuses(on, subscriberId, people);
  await on
    .insertInto('plan_members')
    .values({ plan_id: planId, patient_id: subscriberId, relationship: 'Self' })
    .execute();
  for (const person of people) await addDependent(on, { planId, subscriberId, joins: startDate }, person);
}

/** In order of id, as changes to other plans of the same people do, so that neither waits for the other. */
const lockStatuses = (on: Db, subscriberId: number, people: readonly NewMember[]) =>
  sql`select from patient_statuses
    where patient_id = ${subscriberId} or patient_id in (
      select id from patients
      where practice_id = (select practice_id from patients where id = ${subscriberId})
        and member_id = any(${people.flatMap(({ memberId }) => memberId ?? [])}))
    order by patient_id for no key update`.execute(on);

async function leavePlan(on: Db, planId: number, patientId: number, today: string): Promise<void> {
  await on
    .updateTable('plan_members')
    .set({ disabled: true, left_on: today })
    .where('plan_id', '=', planId)
    .where('patient_id', '=', patientId)
    .where('relationship', '=', 'Dependent')
    .execute();
  await refreshStatusOfPlan(on, planId);
}

/** The key of `renewals` lets each plan have one next term. */
async function moveMembers(
  on: Db,
  clock: Clock,
  { from, to, today, leaving }: { from: number; to: number; today: string; leaving: readonly number[] },
): Promise<void> {
  await carryMembers(on, { from, to, leaving });
  const { numAffectedRows } = await sql`
    insert into renewals (plan_id, next_plan_id, tried_until, begun_at)
    values (${from}, ${to}, ${today}, ${clock()})
    on conflict (plan_id) do update
      set next_plan_id = excluded.next_plan_id, begun_at = excluded.begun_at, given_up_at = null
      where renewals.next_plan_id is null or renewals.given_up_at is not null`.execute(on);
  if (numAffectedRows !== 1n) throw new Error('A plan has one next term.');
}

/** A known or a new patient, and the level that covers them. */
async function addMember(on: Db, sale: Sale, { people: [person], today }: Household): Promise<number> {
  const planId = sale.from_plan_id;
  if (!person || planId === null) throw new Error('A sale that adds a member names them and the plan.');
  const { joins = today } = sale.contents;
  await addDependent(on, { planId, subscriberId: sale.patient_id, joins }, person);
  if (sale.contents.upgrade) await raiseLevel(on, planId, sale.contents.upgrade);
  return planId;
}

const raiseLevel = (on: Db, planId: number, { coverageLevelId, coverageLevel, addMemberCents }: Upgrade) =>
  on
    .updateTable('plans')
    .set({
      coverage_level_id: coverageLevelId,
      coverage_level: coverageLevel,
      add_additional_member_cents: addMemberCents,
    })
    .where('id', '=', planId)
    .execute();

async function postUpgrade(on: Db, planId: number, [debt]: readonly NewDebt[]): Promise<number | undefined> {
  if (!debt) return undefined;
  const { id } = await on
    .insertInto('payments_due')
    .values(debtColumns(planId, debt))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const firstDebtOf = async (on: Db, planId: number): Promise<number | undefined> =>
  (await debtsOfPlan(on, planId))[0]?.id;

interface Paid extends Omit<PaidSale, 'home'> {
  planId: number;
  debtId: number;
}

async function payAtOnce(
  on: Db,
  clock: Clock,
  { sale, planId, debtId, chargedAt, note = null }: Paid,
): Promise<number> {
  const { member_id } = await on
    .selectFrom('patients')
    .select('member_id')
    .where('id', '=', sale.patient_id)
    .executeTakeFirstOrThrow();
  const wanted = {
    practiceId: String(sale.practice_id),
    memberId: member_id,
    planId: String(planId),
    amountCents: sale.amount_cents,
    takenBy: sale.sold_by === null ? null : String(sale.sold_by),
    idempotencyKey: `sale:${sale.id}`,
  };
  const plan = await lockPlanToPay(on, wanted);
  if (!plan) throw new Error('The plan of a sale has its subscriber.');
  const datePaid = dayIn(plan.time_zone, chargedAt);
  const debts = (await debtsOfPlan(on, planId)).filter(({ id }) => id === debtId);
  const payment = await storePending(on, wanted, {
    plan,
    debts,
    paidBy: paidByOf(sale, note, debts),
    order: {
      reference: sale.order_reference,
      holdsUntil: new Date(sale.order_holds_until),
      descriptor: billingDescriptorOf(plan.practice_name),
    },
    today: datePaid,
    now: clock(),
  });
  if (!payment) throw new Error('A sale has one payment.');
  await approve(on, clock, { id: payment.id, planId, datePaid });
  return payment.id;
}

function paidByOf(sale: Sale, note: string | null, [debt]: readonly Debt[]) {
  const { last_four, account_type, payment_account_id, office_method, check_number } = sale;
  if (office_method !== null && debt !== undefined)
    return paidInOffice({ method: office_method, checkNumber: check_number }, note, debt.paymentType);
  if (last_four === null || account_type === null) throw new Error('A sale that charges has an account.');
  return {
    method: String(payment_account_id ?? ''),
    payment_account_id,
    account_type,
    last_four,
    payment_type: account_type,
  };
}
