import { addDays, addYears } from '#domain/date/day.ts';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { runRenewals } from '#server/jobs/renewals.ts';
import type { JobReport } from '#server/jobs/run-day.ts';
import { membersRepository } from '#server/patients/members.queries.ts';
import { gatewayOf, moneyServices, paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import type { SalesTaxByState } from '#server/plans/price.ts';
import { suiteDatabase } from './database.ts';
import { addPatient, addPlan, addPractice, type PatientGiven, type PlanGiven } from './patients.ts';
import { addAccount, addOffer } from './rows.ts';
import { addRow, rowsOf, updateRows } from './tables.ts';

/** Noon of a day in the east: the same calendar date in every state. */
export const noonOf = (day: string) => (): Date => new Date(`${day}T17:00:00Z`);
const HOUR_MS = 60 * 60 * 1000;

export interface Holder {
  patient: number;
  memberId: string;
  plan: number;
}

interface HolderGiven extends Partial<PlanGiven> {
  end: string;
  /** The account's behavior in the sandbox. `none`: no account is marked for renewals. */
  account?: string | undefined;
  patient?: PatientGiven;
}

export type RenewingPractice = Awaited<ReturnType<typeof openRenewingPractice>>;

/** A practice that sells one plan for 300.00, with an admin fee of 2.00 and a sales tax of 5.5 %: 318.61 in all. */
export async function openRenewingPractice(db: Db, name: string, state = 'OH') {
  const id = await addPractice(db, name, { state });
  await updateRows(db, 'practices', { id }, { admin_fee_cents: 200, sales_tax_hundredths: 550 });
  const offer = await addOffer(db, id, {
    level: {
      fee_cents: 30_000,
      enrollment_fee_cents: 2500,
      recurring_share_is_percentage: false,
      recurring_share_hundredths: 0,
    },
  });
  let accounts = 0;

  return {
    id,
    offer,

    /** Replaces the account that was marked for renewals. */
    async markAccount(patient: number | null, behavior: string, more: { expires_on?: string } = {}) {
      await db
        .updateTable('payment_accounts')
        .set({ auto_renewal: false })
        .where('practice_id', '=', id)
        .where('patient_id', 'is not distinct from', patient)
        .execute();
      accounts += 1;
      const item_id = `itm_${behavior}_${id}_${accounts}`;
      return addAccount(db, id, patient, { item_id, auto_renewal: true, ...more });
    },

    async addHolder({ account, patient: who, ...plan }: HolderGiven): Promise<Holder> {
      const { id: patient, memberId } = await addPatient(db, id, who);
      const start = addYears(plan.end, -1);
      const planId = await addPlan(db, id, patient, { start, offer, ...plan });
      if (account !== undefined) await this.markAccount(patient, account);
      return { patient, memberId, plan: planId };
    },

    /** A member's plans on a day, as staff see them: dates and status. */
    async plansOf({ memberId }: Holder, day: string) {
      const summary = await membersRepository(db, noonOf(day)).findSummary(String(id), memberId);
      const seen = (holdings: NonNullable<typeof summary>['active']) =>
        holdings.map(({ plan }) => [plan.startDate, plan.endDate, plan.status]);
      return { active: seen(summary?.active ?? []), expired: seen(summary?.expired ?? []) };
    },

    /** The type of each notification, and its patient. */
    async notifications() {
      const rows = await rowsOf(db, 'notifications', ['type_of_notification', 'patient_id'], {
        practice_id: id,
      });
      return rows.map((row) => [row.type_of_notification, row.patient_id]);
    },
  };
}

/** A database for the tests of a file, in which each test opens its own practice. */
export function renewingPractices(engine: OpenDatabase['engine']) {
  const database = suiteDatabase('tables', engine);
  let practices = 0;
  return {
    database,
    practice(): Promise<RenewingPractice> {
      practices += 1;
      return openRenewingPractice(database.db, `Practice ${practices}`);
    },
    stateOf: async (holder: Pick<Holder, 'plan'>) => (await nextPlanOf(database.db, holder))?.state,
  };
}

/** A user of the staff. Returns the number. */
export const addStaffUser = (db: Db): Promise<number> =>
  addRow(db, 'users', {
    first_name: 'Ann Staff',
    email: 'ann@staff.test',
    username: 'ann@staff.test',
    phone: '',
    password_hash: '',
    created_at: noonOf(END)(),
  });

/** Adds two members in a separate practice: one pays yearly, one monthly. */
export async function addTwoHolders(db: Db, practiceName: string, end: string): Promise<void> {
  const practice = await openRenewingPractice(db, practiceName);
  await practice.addHolder({ end, account: 'approved' });
  await practice.addHolder({ end, account: 'approved', scheduleDate: addYears(end, -1) });
}

/** Runs the renewals of all practices at a time. A date alone means noon. */
export function nightOn(
  { db }: Pick<OpenDatabase, 'db'>,
  at: string,
  salesTax: SalesTaxByState = {},
): Promise<JobReport[]> {
  const clock = at.includes('T') ? () => new Date(at) : noonOf(at);
  const { takePayment } = moneyServices(db, clock, gatewayOf('sandbox', db, clock), salesTax);
  return runRenewals({ db, clock, takePayment, salesTax });
}

/** The nights from one day to another, both included. */
export async function nights(database: Pick<OpenDatabase, 'db'>, days: readonly string[]): Promise<void> {
  for (const day of days) {
    const failures = (await nightOn(database, day)).flatMap((report) => report.failures);
    if (failures.length > 0) throw new AggregateError(failures, `The night of ${day} failed.`);
  }
}

/** Settles pending payments, one hour after a day's noon. */
export async function resolveAfter(db: Db, day: string): Promise<void> {
  const clock = () => new Date(noonOf(day)().getTime() + HOUR_MS);
  const work = paymentWork(db, clock, gatewayOf('sandbox', db, clock));
  const { failures } = await resolveUnknownPayments(work, clock);
  if (failures.length > 0) throw new AggregateError(failures, 'Payments could not be settled.');
}

/** The plan of the next term, with its outcome; undefined if there is none. */
export async function nextPlanOf(db: Db, { plan }: Pick<Holder, 'plan'>) {
  const row = await db
    .selectFrom('renewals')
    .select(['next_plan_id', 'begun_at', 'given_up_at'])
    .where('plan_id', '=', plan)
    .where('next_plan_id', 'is not', null)
    .executeTakeFirst();
  if (row?.next_plan_id == null) return undefined;
  const open = row.given_up_at ? 'given up' : 'waiting';
  return { plan: row.next_plan_id, state: row.begun_at ? 'begun' : open };
}

/** The charges and attempts on a plan: status and cents, the first one first. */
export async function chargesOf(db: Db, plan: number | undefined): Promise<[string, number][]> {
  const rows = await rowsOf(db, 'transactions', ['payment_status', 'charge_cents'], { plan_id: plan ?? 0 });
  return rows.map((row) => [row.payment_status, row.charge_cents]);
}

/** The amount owed on a plan, in cents. */
export async function owedOn(db: Db, plan: number | undefined): Promise<number> {
  const rows = await rowsOf(db, 'payments_due', ['amount_cents', 'paid_cents'], { plan_id: plan ?? 0 });
  return rows.reduce((sum, row) => sum + row.amount_cents - row.paid_cents, 0);
}

/** 300.00, an admin fee of 2.00, and 5.5 % of both. */
export const PRICE_CENTS = 31_861;
export const END = '2026-03-16';
/** The day that many days after the end. */
export const day = (days: number): string => addDays(END, days);
