import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { addRow } from './tables.ts';

type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

const NOW = new Date('2026-03-16T17:00:00Z');
const LEVEL = {
  name: 'Individual',
  fee_cents: 40_000,
  is_subscription: false,
  enrollment_fee_cents: 0,
  monthly_payment_cents: 0,
  recurring_share_is_percentage: true,
  recurring_share_hundredths: 1000,
};

/** A plan that a practice sells, with coverage levels of these ids. Returns its number. */
export async function addOffer(
  db: Db,
  practiceId: number,
  given: { name?: string; levels?: readonly string[]; level?: Row<'coverage_levels'> } = {},
): Promise<number> {
  const id = await addRow(db, 'offered_plans', {
    practice_id: practiceId,
    name: given.name ?? 'Everyday Care',
  });
  /** The only level also covers a family. */
  const isOnly = (given.levels ?? []).length < 2;
  const levels = (given.levels ?? ['one']).map((level_id, position) => ({
    ...LEVEL,
    people: isOnly ? 8 : ([1, 2][position] ?? 8),
    adults: position === 0 && !isOnly ? 1 : 2,
    ...given.level,
    offered_plan_id: id,
    level_id,
    position,
  }));
  await db.insertInto('coverage_levels').values(levels).execute();
  return id;
}

/**
 * An increase of a plan's fee to a fixed amount, scheduled for July 1, 2026; notices are due on May 2. Returns its
 * number.
 */
export const addFeeIncrease = (db: Db, offer: number, given: Row<'fee_increases'> = {}): Promise<number> =>
  addRow(db, 'fee_increases', {
    offered_plan_id: offer,
    level_id: 'one',
    rate_increase_type: 1,
    new_fee_cents: 44_000,
    communication_send_date: '2026-05-02',
    effective_date: '2026-07-01',
    planned_at: NOW,
    ...given,
  });

/** A payment account of a patient, or of the practice itself if the patient is null. Returns its number. */
export const addAccount = (
  db: Db,
  practiceId: number,
  patient: number | null,
  given: Row<'payment_accounts'> = {},
): Promise<number> =>
  addRow(db, 'payment_accounts', {
    practice_id: practiceId,
    patient_id: patient,
    account_type: 'Credit Card',
    name: 'Vera Talbot',
    zip_code: '43215',
    expires_on: '2099-12-31',
    last_four: '0042',
    item_id: `itm_approved_${randomUUID()}`,
    created_at: NOW,
    ...given,
  });

/** A general notification of a practice. Returns its number. */
export const addNotification = (
  db: Db,
  practiceId: number,
  text: string,
  given: Row<'notifications'> = {},
): Promise<number> =>
  addRow(db, 'notifications', {
    practice_id: practiceId,
    text,
    notification_type: 'general',
    type_of_notification: 'OfficeCardExpiring',
    created_at: NOW,
    reference_id: '',
    ...given,
  });

/** The practice, patient and plan of a transaction. */
interface On {
  practiceId: number;
  patientId: number;
  planId: number;
}

interface TransactionGiven {
  status?: 'Paid' | 'Pending' | 'Failed' | 'Refunded';
  chargeCents?: number;
  refundCents?: number;
  datePaid?: string;
  /** The payment that it refunds. */
  of?: number | undefined;
}

/** A settled payment of 30 dollars, with the given changes. Returns its number. */
export async function addTransaction(
  db: Db,
  { practiceId, patientId, planId }: On,
  { status = 'Paid', chargeCents, refundCents = 0, datePaid = '2026-03-02', of }: TransactionGiven = {},
  given: Row<'transactions'> = {},
): Promise<number> {
  const isSettled = status === 'Paid' || status === 'Refunded';
  return addRow(db, 'transactions', {
    practice_id: practiceId,
    patient_id: patientId,
    plan_id: planId,
    plan_name: 'Family Care',
    last_four: '0042',
    payment_type: refundCents ? 'Refund' : 'Credit Card',
    payment_status: status,
    failure_reason: status === 'Failed' ? 'Declined' : null,
    charge_cents: chargeCents ?? (refundCents ? 0 : 3000),
    refund_cents: refundCents,
    billing_descriptor: 'BRIDGEWORK ALDER',
    due_date: '2026-03-01',
    date_paid: isSettled ? datePaid : null,
    referenced_transaction_id: of ?? null,
    order_reference: randomUUID(),
    order_holds_until: NOW,
    created_at: NOW,
    settled_at: status === 'Pending' ? null : NOW,
    ...given,
  });
}
