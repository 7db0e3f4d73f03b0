import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { lockPlan } from '../plans/lock-plan.queries.ts';
import { type Price, sumOfPrices } from '../plans/price.ts';
import { beginPaidTerm } from '../plans/renewed-terms.queries.ts';
import { priceOfPart } from './debt.ts';
import { debtsOfPlan } from './debts.queries.ts';
import { notifyOfFailedPlan } from './failed-payment-notices.queries.ts';
import { emailsReceiptOf } from './receipt-preferences.queries.ts';
import { approveReversal } from './reversal-settlements.queries.ts';
import { writeReceipt } from './transaction-emails.queries.ts';

export type Settlement = { kind: 'approved'; chargedAt: Date } | { kind: 'declined'; reason: string };

/**
 * Settles an attempt once. For automatic payments, the patient gets the receipt, or the practice is notified of the
 * failure, in the same transaction. A patient who gets every receipt by email also gets it for other payments.
 */
export function paymentSettlementsRepository(db: Db, clock: Clock) {
  async function lockPending(on: Db, id: number) {
    const { plan_id } = await on
      .selectFrom('transactions')
      .select('plan_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await lockPlan(on, plan_id);
    return on
      .selectFrom('transactions')
      .innerJoin('practices', 'practices.id', 'transactions.practice_id')
      .select(['transactions.id', 'transactions.plan_id', 'transactions.taken_by', 'practices.time_zone'])
      .select('transactions.referenced_transaction_id as reverses')
      .where('transactions.id', '=', id)
      .where('transactions.payment_status', '=', 'Pending')
      .$narrowType<{ reverses: null; plan_id: number } | { reverses: number }>()
      .forUpdate('transactions')
      .executeTakeFirst();
  }

  type PendingPayment = Extract<NonNullable<Awaited<ReturnType<typeof lockPending>>>, { reverses: null }>;

  async function decline(on: Db, id: number, reason: string): Promise<void> {
    await on
      .updateTable('transactions')
      .set({ payment_status: 'Failed', failure_reason: reason, settled_at: clock() })
      .where('id', '=', id)
      .execute();
    await on.deleteFrom('transaction_parts').where('transaction_id', '=', id).execute();
  }

  /** Without a date, it is declined. */
  async function endPayment(on: Db, pending: PendingPayment, datePaid: string | undefined): Promise<void> {
    const { id, plan_id: planId } = pending;
    const byItself = pending.taken_by === null;
    if (datePaid !== undefined) {
      await approve(on, clock, { id, planId, datePaid });
      if (byItself) await writeReceipt(on, clock, id);
    } else if (byItself) await notifyOfFailedPlan(on, clock, planId);
  }

  return {
    settle: (id: number, settlement: Settlement): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const pending = await lockPending(transaction, id);
        if (!pending) return;
        if (settlement.kind === 'declined') await decline(transaction, id, settlement.reason);
        const datePaid =
          settlement.kind === 'approved' ? dayIn(pending.time_zone, settlement.chargedAt) : undefined;
        if (pending.reverses === null) await endPayment(transaction, pending, datePaid);
        else if (datePaid !== undefined) await approveReversal(transaction, clock, { id, datePaid });
      }),
  };
}
export type PaymentSettlementsRepository = ReturnType<typeof paymentSettlementsRepository>;

async function payDebts(on: Db, transactionId: number, planId: number): Promise<Price> {
  const debts = new Map((await debtsOfPlan(on, planId)).map((debt) => [debt.id, debt]));
  const parts = await on
    .selectFrom('transaction_parts')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .execute();
  const prices: Price[] = [];
  for (const { payment_due_id, amount_cents } of parts) {
    const debt = debts.get(payment_due_id);
    if (!debt) throw new Error('A payment was reserved for a debt that is paid.');
    const price = priceOfPart(debt, amount_cents);
    prices.push(price);
    await on
      .updateTable('transaction_parts')
      .set({
        admin_fee_cents: price.adminFeeCents,
        admin_fee_sales_tax_cents: price.adminFeeSalesTaxCents,
        fee_sales_tax_cents: price.feeSalesTaxCents,
      })
      .where('transaction_id', '=', transactionId)
      .where('payment_due_id', '=', payment_due_id)
      .execute();
    await on
      .updateTable('payments_due')
      .set((eb) => ({ paid_cents: eb('paid_cents', '+', amount_cents) }))
      .where('id', '=', payment_due_id)
      .execute();
  }
  return sumOfPrices(prices);
}

interface Approved {
  id: number;
  planId: number;
  datePaid: string;
}

/** Pays the debts of a pending payment. */
export async function approve(on: Db, clock: Clock, { id, planId, datePaid }: Approved): Promise<void> {
  const price = await payDebts(on, id, planId);
  await on
    .updateTable('transactions')
    .set({
      payment_status: 'Paid',
      date_paid: datePaid,
      settled_at: clock(),
      admin_fee_charge_cents: price.adminFeeCents,
      admin_fee_sales_tax_charge_cents: price.adminFeeSalesTaxCents,
      fee_sales_tax_charge_cents: price.feeSalesTaxCents,
    })
    .where('id', '=', id)
    .execute();
  if (await emailsReceiptOf(on, id)) await writeReceipt(on, clock, id);
  await beginPaidTerm(on, clock, planId);
  await refreshStatusOfPlan(on, planId);
}
