import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { TransactionsTable } from '../db/schema/money-tables.ts';
import { isOfPractice } from './chargeable-accounts.queries.ts';
import { type Debt, partsOf, recurringCentsOf } from './debt.ts';
import type { LockedPlan, PaymentFacts } from './payment-facts.queries.ts';

/** Stored before the gateway is called, or earlier with the same key. */
export interface Attempt {
  id: number;
  reference: string;
  status: 'Pending' | 'Paid' | 'Failed' | 'Refunded';
  failureReason: string | null;
}

export const ATTEMPT_COLUMNS = [
  'id',
  'order_reference as reference',
  'payment_status as status',
  'failure_reason as failureReason',
] as const;

/** What distinguishes one payment from another with the same key: `method` is an account, or cash or a check. */
export const paymentDigest = ({ memberId, planId, amountCents }: PaymentFacts, method: string): string =>
  createHash('sha256')
    .update(JSON.stringify([memberId, planId, method, amountCents]))
    .digest('hex');

export const intentOf = (wanted: PaymentFacts, method: string): string | undefined =>
  wanted.idempotencyKey === undefined
    ? undefined
    : JSON.stringify([wanted.practiceId, wanted.idempotencyKey, paymentDigest(wanted, method)]);

/** The payment or reversal with the key. Without a key there is none. */
export async function findByKey(
  db: Db,
  { practiceId, idempotencyKey }: Pick<PaymentFacts, 'practiceId' | 'idempotencyKey'>,
  digest: string,
): Promise<Attempt | 'keyOfAnother' | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const row = await db
    .selectFrom('transactions')
    .select(ATTEMPT_COLUMNS)
    .select('request_digest')
    .where('practice_id', '=', recordNumber(practiceId))
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { request_digest, ...attempt } = row;
  return request_digest === digest ? attempt : 'keyOfAnother';
}

type PaidBy = Pick<TransactionsTable, 'payment_account_id' | 'account_type' | 'last_four' | 'payment_type'> &
  Partial<Pick<TransactionsTable, 'office_method' | 'check_number' | 'note'>> & { method: string };

interface NewPayment {
  plan: LockedPlan;
  debts: readonly Debt[];
  paidBy: PaidBy;
  order: { reference: string; holdsUntil: Date; descriptor: string };
  today: string;
  now: Date;
}

/** Stores a pending payment, and which debts it pays. Undefined if another payment has the key. */
export async function storePending(
  db: Db,
  wanted: PaymentFacts,
  { plan, debts, paidBy: { method, ...paidBy }, order, today, now }: NewPayment,
): Promise<Attempt | undefined> {
  const parts = partsOf(wanted.amountCents, debts);
  const oldest = debts.find(({ id }) => id === parts[0]?.debtId);
  const attempt = await db
    .insertInto('transactions')
    .values({
      ...paidBy,
      paid_by_practice: isOfPractice(paidBy.payment_account_id),
      practice_id: plan.practice_id,
      patient_id: plan.patient_id,
      plan_id: plan.id,
      plan_name: plan.name,
      payment_status: 'Pending',
      charge_cents: wanted.amountCents,
      recurring_cents: recurringCentsOf(parts, debts),
      sales_tax_hundredths: oldest?.salesTaxHundredths ?? 0,
      billing_descriptor: order.descriptor,
      due_date: oldest?.dueDate ?? today,
      taken_by: wanted.takenBy === null ? null : recordNumber(wanted.takenBy),
      sold_by: plan.sold_by,
      order_reference: order.reference,
      order_holds_until: order.holdsUntil,
      idempotency_key: wanted.idempotencyKey ?? null,
      request_digest: paymentDigest(wanted, method),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['practice_id', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
  if (!attempt) return undefined;
  await db
    .insertInto('transaction_parts')
    .values(
      parts.map(({ debtId, amountCents }) => ({
        transaction_id: attempt.id,
        payment_due_id: debtId,
        amount_cents: amountCents,
      })),
    )
    .execute();
  return attempt;
}
