import type { Db } from '#server/db/open.ts';
import { refreshPatientStatus } from '#server/patients/patient-status.queries.ts';
import { practiceAccountsRepository } from '#server/practices/practice-accounts.queries.ts';
import type { Random } from '#server/seed/random.ts';
import { addPatient, addPlan } from '#tests/support/patients.ts';
import { addAccount, addFeeIncrease, addOffer, addTransaction } from '#tests/support/rows.ts';
import { addRow } from '#tests/support/tables.ts';
import { changeHistory, type History } from './report-changes.ts';
import { DAY_MS, plus } from './report-days.ts';

const STATES = ['OH', 'CA', 'HI', 'AZ'] as const;
const STATUSES = ['Paid', 'Pending', 'Failed', 'Refunded'] as const;
const TYPES = ['Subscription', 'New', 'Upgrade', 'Refund', 'Credit Card'] as const;

/**
 * A small organization with two practices, and their members, terms, debts, payments, refunds, renewals, cards and
 * goals.
 */
export async function makeHistory(db: Db, random: Random, name: string, today: string): Promise<History> {
  const places = practiceAccountsRepository(db);
  const organization = await places.ensureOrganization(name);
  const support = { telephoneNumber: '', weekdayHours: '', weekendHours: '', emailSupport: '', address: '' };
  const history: History = {
    practices: [],
    births: new Map(),
    terms: [],
    paid: [],
    owed: [],
    renewals: [],
    installments: [],
    goals: [],
    cards: [],
    denials: [],
  };
  for (const which of [1, 2]) {
    const given = { name: `${name} ${which}`, state: random.pick(STATES), phone: '', goal: 0, support };
    const { id, timeZone } = await places.addPractice(organization, given);
    history.practices.push({ id, zone: timeZone });
    await addPatients({ db, random, today, history, practice: id });
    await addGoals({ db, random, today, history, practice: id });
  }
  await changeHistory(db, random, history, today);
  for (const { id } of history.practices) await refreshPatientStatus(db, id);
  return history;
}

interface World {
  db: Db;
  random: Random;
  today: string;
  history: History;
  practice: number;
}

const anyDay = ({ random, today }: World) => plus(today, random.whole(-800, 400));

async function addPatients(world: World): Promise<void> {
  const { db, random, today, history, practice } = world;
  const offer = await addOffer(db, practice);
  const raises: Raise[] = [];
  for (const fee of [44_000, 45_000, 46_000]) {
    const day = random.pick([anyDay(world), raises[0]?.day ?? anyDay(world)]);
    await addFeeIncrease(db, offer, {
      effective_date: day,
      communication_send_date: plus(day, -60),
      notices_sent_at: new Date(plus(day, -60)),
      new_fee_cents: fee,
    });
    raises.push({ day, fee });
  }
  for (let person = 0; person < random.whole(1, 4); person += 1) {
    // Before today in every time zone.
    const birthDate = plus(today, -random.whole(0, 90) * 365 - random.whole(2, 5));
    const patient = await addPatient(db, practice, { birthDate });
    history.births.set(patient.id, birthDate);
    await addCards(world, patient.id);
    let start = anyDay(world);
    for (let term = 0; term < random.whole(0, 3); term += 1) {
      const end = await addTerm(world, { patient: patient.id, start, offer, raises });
      start = plus(end, random.pick([1, 1, 1, 31, 200, -40]));
    }
  }
}

/** A day near today, with the same probability as any other day. */
const anyOrNearDay = (world: World) =>
  world.random.pick([anyDay(world), plus(world.today, world.random.whole(-32, 32))]);

async function addCards(world: World, patient: number): Promise<void> {
  const { db, random, history, practice } = world;
  if (!random.chance(0.6)) return;
  const until = anyOrNearDay(world);
  const id = await addAccount(db, practice, patient, { expires_on: until, auto_renewal: true });
  history.cards.push({ id, practice, patient, until });
}

async function addDenial(world: World, patient: number, plan: number): Promise<void> {
  const { db, random, history, practice } = world;
  const answered = new Date(Date.parse(anyOrNearDay(world)) + random.whole(0, DAY_MS - 1));
  const asked = new Date(answered.getTime() - random.pick([0, 14, 40]) * DAY_MS);
  const benefit = await db
    .selectFrom('benefit_uses')
    .select(['benefit_group_id', 'procedure_code_id', 'given_cents', 'procedure_date', 'used_by'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = await addRow(db, 'benefit_uses', {
    ...benefit,
    plan_id: plan,
    patient_id: patient,
    status: 'Denied',
    asked_at: asked,
    answered_at: answered,
  });
  history.denials.push({ id, practice, patient, answered });
}

interface TermGiven {
  patient: number;
  start: string;
  offer: number;
  raises: readonly Raise[];
}

/** A fee increase: its first day and the new fee. Of increases on the same day, the last one applies. */
interface Raise {
  day: string;
  fee: number;
}

const feeOn = (day: string, raises: readonly Raise[]): number =>
  raises
    .filter((raise) => raise.day <= day)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .at(-1)?.fee ?? 40_000;

/** @returns its last day */
async function addTerm(world: World, { patient, start, offer, raises }: TermGiven): Promise<string> {
  const { db, random, today, history, practice } = world;
  const soon = plus(start < today ? today : start, random.whole(0, 32));
  const end = random.chance(0.2) ? soon : plus(start, random.pick([1, 29, 89, 364, 365]));
  const inactive = random.chance(0.15);
  const autoRenew = random.chance(0.6);
  const isMonthly = random.chance(0.4);
  const due = random.chance(0.4) ? random.whole(1, 9000) : 0;
  const name = random.pick(['Everyday Care', 'Complete Smile']);
  const dueCents = due > 0 ? [due] : [];
  const plan = await addPlan(db, practice, patient, {
    start,
    end,
    inactive,
    autoRenew,
    name,
    offer,
    dueCents,
    ...(isMonthly && { scheduleDate: start }),
  });
  history.terms.push({ practice, patient, plan, name, start, end, counts: !inactive, autoRenew });
  if (random.chance(0.2)) await addDenial(world, patient, plan);
  if (due > 0) history.owed.push({ practice, patient, plan, due: start, cents: due });
  if (autoRenew && !inactive)
    history.renewals.push({ practice, plan, day: end, fee: feeOn(end, raises), isMonthly });
  for (let number = 1; number <= random.whole(0, 3); number += 1) {
    const [day, cents] = [anyDay(world), random.whole(1000, 9000)];
    await addInstallment(db, { plan, number, day, cents });
    if (!inactive) history.installments.push({ practice, plan, day, cents });
  }
  for (let payment = 0; payment < random.whole(0, 3); payment += 1) await addPayment(world, patient, plan);
  return end;
}

async function addInstallment(
  db: Db,
  { plan, number, day, cents }: { plan: number; number: number; day: string; cents: number },
): Promise<void> {
  const none = {
    admin_fee_cents: 0,
    admin_fee_sales_tax_cents: 0,
    fee_sales_tax_cents: 0,
    sales_tax_hundredths: 0,
  };
  await db
    .insertInto('instalments')
    .values({ plan_id: plan, number, due_date: day, payment_type: 'New', amount_cents: cents, ...none })
    .execute();
}

async function addPayment(world: World, patientId: number, planId: number): Promise<void> {
  const { db, random, history, practice } = world;
  const status = random.pick(STATUSES);
  const type = random.pick(TYPES);
  const isSettled = status === 'Paid' || status === 'Refunded';
  const paid = isSettled ? anyDay(world) : null;
  const created = new Date(Date.parse(anyOrNearDay(world)) + random.whole(0, DAY_MS - 1));
  const refund = type === 'Refund' ? random.whole(1, 5000) : 0;
  const charge = type === 'Refund' ? 0 : random.whole(5000, 50_000);
  const recurring = random.pick([0, charge, Math.floor(charge / 2)]);
  const of = refund > 0 ? await addRefunded(world, patientId, planId) : undefined;
  const id = await addTransaction(
    db,
    { practiceId: practice, patientId, planId },
    { status, chargeCents: charge, refundCents: refund, of, ...(paid !== null && { datePaid: paid }) },
    { payment_type: type, created_at: created, recurring_cents: recurring },
  );
  const amounts = { charge, recurring, refund };
  history.paid.push({ id, practice, patient: patientId, status, type, ...amounts, paid, created });
}

/** A payment with a refund. */
async function addRefunded(world: World, patientId: number, planId: number): Promise<number> {
  const { db, history, practice } = world;
  const paid = anyDay(world);
  const created = new Date(paid);
  const [status, type, charge] = ['Paid', 'New', 5000] as const;
  const given = { status, chargeCents: charge, datePaid: paid };
  const more = { payment_type: type, created_at: created };
  const id = await addTransaction(db, { practiceId: practice, patientId, planId }, given, more);
  const amounts = { charge, recurring: 0, refund: 0 };
  history.paid.push({ id, practice, patient: patientId, status, type, ...amounts, paid, created });
  return id;
}

async function addGoals({ db, random, history, practice }: World): Promise<void> {
  for (const year of [2024, 2025, 2026]) {
    const month = random.whole(1, 12);
    const cents = random.whole(1, 1_000_000);
    await db
      .insertInto('goals')
      .values({ practice_id: practice, year, month, setting_cents: cents })
      .execute();
    history.goals.push({ practice, month: `${year}-${String(month).padStart(2, '0')}`, cents });
  }
}
