import type { Selectable } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PlanSalesTable } from '../db/schema/sale-tables.ts';
import { lockOwner } from '../payments/account-owners.queries.ts';
import type { ReversalOrder } from '../payments/gateway/gateway.ts';
import { orderHoldsUntil } from '../payments/order-times.ts';
import type { Settlement } from '../payments/payment-settlements.queries.ts';
import { lockPractice } from '../practices/lock-practice.queries.ts';
import { identify } from './households.queries.ts';
import {
  notReversedBecause,
  type ReversedCharge,
  reversedBecause,
  writeKeptCharge,
  writeReversedCharge,
} from './refused-charge.queries.ts';
import { type LateRefusal, peopleOf } from './sale.ts';
import { lockRenewed } from './sale-facts.queries.ts';
import { type PaidSale, writeSale } from './write-sale.queries.ts';

/** Reverses the charge of a sale that can't be completed. The same order for each attempt. */
export type Reversing = Omit<ReversalOrder, 'kind'>;

type Sale = Selectable<PlanSalesTable>;

export const saleSettlements = (db: Db, clock: Clock) => ({
  /**
   * Once: plan and settled payment in one transaction, or why there is none. If a member was covered or the plan renewed
   * after the charge, it returns the order that reverses the charge. The sale stays pending until `settleReversed` or `settleKept`.
   */
  settle: (id: number, settlement: Settlement): Promise<Reversing | undefined> =>
    db.transaction().execute(async (transaction) => {
      const sale = await lockPending(transaction, id);
      if (!sale) return undefined;
      if (settlement.kind === 'declined') return decline(transaction, clock, id, settlement.reason);
      const { takesRenewals } = sale.contents;
      if (takesRenewals) await lockOwner(transaction, sale.practice_id, sale.patient_id);
      const practice = await lockPractice(transaction, sale.practice_id);
      if (!practice) throw new Error('A sale has a practice.');
      const today = dayIn(practice.time_zone, clock());
      const home = await identifyAgain(transaction, sale, today);
      if (typeof home === 'string') return refuse(transaction, clock, sale, home);
      const { chargedAt } = settlement;
      await completeSale(transaction, clock, { sale, chargedAt, home });
      return undefined;
    }),

  /** Runs once: the sale is declined, and the charge and its reversal are recorded. */
  settleReversed: (id: number, charge: ReversedCharge): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const sale = await lockPending(transaction, id);
      if (!sale) return;
      await writeReversedCharge(transaction, clock, sale, charge);
      await decline(transaction, clock, id, reversedBecause(sale));
    }),

  /** Once: the sale is declined, and its charge, which the bank keeps, is a paid transaction that staff can refund. */
  settleKept: (id: number, chargedAt: Date): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const sale = await lockPending(transaction, id);
      if (!sale) return;
      const transactionId = await writeKeptCharge(transaction, clock, sale, chargedAt);
      await decline(transaction, clock, id, notReversedBecause(sale), transactionId);
    }),
});

/** Writes the plan with its paid transaction. */
export async function completeSale(on: Db, clock: Clock, paid: PaidSale): Promise<void> {
  const { planId, transactionId } = await writeSale(on, clock, paid);
  await on
    .updateTable('plan_sales')
    .set({ state: 'done', plan_id: planId, transaction_id: transactionId, settled_at: clock() })
    .where('id', '=', paid.sale.id)
    .execute();
}

export const lockPending = (on: Db, id: number) =>
  on
    .selectFrom('plan_sales')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

async function decline(
  on: Db,
  clock: Clock,
  id: number,
  reason: string,
  transactionId: number | null = null,
): Promise<undefined> {
  await on
    .updateTable('plan_sales')
    .set({
      state: 'declined',
      declined_because: reason,
      transaction_id: transactionId,
      settled_at: clock(),
    })
    .where('id', '=', id)
    .execute();
}

/** A refused sale stays refused, because its charge may already be reversed. */
async function identifyAgain(on: Db, sale: Sale, today: string) {
  const { practice_id, patient_id, kind, from_plan_id, contents } = sale;
  if (contents.refused !== undefined) return contents.refused;
  const isRenewed = from_plan_id !== null && (await lockRenewed(on, from_plan_id));
  if (isRenewed && kind === 'renewal') return 'planRenewed';
  const buyer = { practiceId: practice_id, patientId: patient_id, today: contents.coveredOn ?? today };
  const people = await identify(on, buyer, peopleOf(contents), true);
  return typeof people === 'string' ? people : { people, today };
}

async function refuse(
  on: Db,
  clock: Clock,
  sale: Sale,
  because: LateRefusal,
): Promise<Reversing | undefined> {
  await on
    .updateTable('plan_sales')
    .set({ contents: JSON.stringify({ ...sale.contents, refused: because }) })
    .where('id', '=', sale.id)
    .execute();
  if (sale.amount_cents === 0) return decline(on, clock, sale.id, because);
  return {
    reference: `${sale.order_reference}-reversal`,
    chargeReference: sale.order_reference,
    amountCents: sale.amount_cents,
    holdsUntil: orderHoldsUntil(clock()),
  };
}
