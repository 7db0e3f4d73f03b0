import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open.ts';

/** Where a transaction belongs. */
interface On {
  practiceId: number;
  patientId: number;
  planId: number;
}

/** A settled payment of 30 dollars, or what the test says; its number. */
export async function addTransaction(
  db: Db,
  { practiceId, patientId, planId }: On,
  given: {
    status?: 'Paid' | 'Pending' | 'Failed' | 'Refunded';
    chargeCents?: number;
    refundCents?: number;
    datePaid?: string;
    of?: number;
  } = {},
): Promise<number> {
  const status = given.status ?? 'Paid';
  const settled = status === 'Paid' || status === 'Refunded';
  const now = new Date('2026-03-02T15:00:00Z');
  const { id } = await db
    .insertInto('transactions')
    .values({
      practice_id: practiceId,
      patient_id: patientId,
      plan_id: planId,
      plan_name: 'Family Care',
      payment_account_id: null,
      last_four: '0042',
      payment_type: given.refundCents ? 'Refund' : 'Credit Card',
      payment_status: status,
      failure_reason: status === 'Failed' ? 'Declined' : null,
      charge_cents: given.chargeCents ?? (given.refundCents ? 0 : 3000),
      refund_cents: given.refundCents ?? 0,
      billing_descriptor: 'BRIDGEWORK ALDER',
      due_date: '2026-03-01',
      date_paid: settled ? (given.datePaid ?? '2026-03-02') : null,
      referenced_transaction_id: given.of ?? null,
      taken_by: null,
      sold_by: null,
      order_reference: randomUUID(),
      order_holds_until: now,
      idempotency_key: null,
      request_digest: null,
      created_at: now,
      settled_at: status === 'Pending' ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
