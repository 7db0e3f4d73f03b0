import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { closeDebts } from './installments.queries.ts';
import { writeReceipt } from './transaction-emails.queries.ts';

/** A void makes the paid amounts due again. A refund does not: the patient has left, or paid too much. */
export async function approveReversal(
  on: Db,
  clock: Clock,
  { id, datePaid }: { id: number; datePaid: string },
): Promise<void> {
  const entry = await on
    .updateTable('transactions')
    .set({ payment_status: 'Refunded', date_paid: datePaid, settled_at: clock() })
    .where('id', '=', id)
    .returning(['plan_id', 'referenced_transaction_id', 'voided', 'receipt_to'])
    .executeTakeFirstOrThrow();
  const chargeId = entry.referenced_transaction_id ?? 0;
  const { refundedCents } = await on
    .selectFrom('transactions')
    .select(({ fn }) => fn.sum<string>('refund_cents').as('refundedCents'))
    .where('referenced_transaction_id', '=', chargeId)
    .where('payment_status', '=', 'Refunded')
    .executeTakeFirstOrThrow();
  await on
    .updateTable('transactions')
    .set((eb) => ({
      voided: entry.voided,
      payment_status: eb
        .case()
        .when('charge_cents', '=', Number(refundedCents))
        .then('Refunded' as const)
        .else('Paid' as const)
        .end(),
    }))
    .where('id', '=', chargeId)
    .execute();
  if (entry.voided) {
    await reopenDebts(on, chargeId);
    if (entry.plan_id !== null) await refreshPlan(on, entry.plan_id);
  }
  if (entry.receipt_to !== null) await writeReceipt(on, clock, id, entry.receipt_to);
}

/** On a canceled plan, a void makes nothing due again. */
async function refreshPlan(on: Db, planId: number): Promise<void> {
  const { canceled_on } = await on
    .selectFrom('plans')
    .select('canceled_on')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  if (canceled_on !== null) await closeDebts(on, planId);
  await refreshStatusOfPlan(on, planId);
}

/** No job charges these amounts again: staff decide who pays, and how. */
async function reopenDebts(on: Db, chargeId: number): Promise<void> {
  const parts = await on
    .deleteFrom('transaction_parts')
    .where('transaction_id', '=', chargeId)
    .returningAll()
    .execute();
  for (const { payment_due_id, amount_cents } of parts)
    await on
      .updateTable('payments_due')
      .set((eb) => ({ paid_cents: eb('paid_cents', '-', amount_cents) }))
      .where('id', '=', payment_due_id)
      .execute();
  if (parts.length === 0) return;
  await on
    .updateTable('instalments')
    .set({ tried_until: sql`due_date - 1` })
    .where(
      'payment_due_id',
      'in',
      parts.map(({ payment_due_id }) => payment_due_id),
    )
    .execute();
}
