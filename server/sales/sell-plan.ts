import type { Clock } from '../clock.ts';
import type { Gateway, Outcome, ReversalOrder } from '../payments/gateway/gateway.ts';
import type { Settlement } from '../payments/payment-settlements.queries.ts';
import { nothingCharged } from '../payments/resolve-unknown-payments.ts';
import { unknownAfter } from '../payments/unknown-after.ts';
import type { ReversedCharge } from './refused-charge.queries.ts';
import type { Reversing } from './sale-settlements.queries.ts';
import type { SaleOrdered, SalesRepository, SellRefusal, StoredSale } from './sales.queries.ts';

export type Sold =
  | { kind: 'refused'; because: SellRefusal; charge?: 'reversed' | 'kept' }
  | { kind: 'declined'; reason: string }
  | { kind: 'pending' }
  | { kind: 'done'; sale: StoredSale };

export interface SaleWork {
  sales: SalesRepository;
  gateway: Gateway;
  clock: Clock;
}

/**
 * Settles a sale. A charge whose plan can't be written is voided, or refunded if the bank has booked it. If the bank
 * declines both, staff refund the charge.
 */
export function settleSaleWith({ sales, gateway }: Pick<SaleWork, 'sales' | 'gateway'>) {
  async function reverse(
    order: Reversing,
  ): Promise<Omit<ReversedCharge, 'chargedAt'> | 'unknown' | 'declined'> {
    for (const kind of ['void', 'refund'] as const) {
      const outcome = await reversed({ ...order, reference: `${order.reference}-${kind}`, kind });
      if (outcome.kind === 'unknown') return 'unknown';
      if (outcome.kind === 'approved') return { kind, reversedAt: outcome.chargedAt };
    }
    return 'declined';
  }

  /** An earlier attempt may have reached the bank. */
  async function reversed(order: ReversalOrder): Promise<Outcome> {
    const found = await unknownAfter(() => gateway.find(order.reference));
    return found.kind === 'absent' ? unknownAfter(() => gateway.reverse(order)) : found;
  }

  return async (id: number, settlement: Settlement): Promise<void> => {
    const order = await sales.settle(id, settlement);
    if (!order || settlement.kind === 'declined') return;
    const { chargedAt } = settlement;
    const back = await reverse(order);
    if (back === 'declined') await sales.settleKept(id, chargedAt);
    else if (back !== 'unknown') await sales.settleReversed(id, { ...back, chargedAt });
  };
}

type SellPlan = (wanted: SaleOrdered) => Promise<Sold>;

/**
 * Stores the sale, charges, then writes plan and payment together. A crash or a lost response leaves a pending sale,
 * which the same request or the minute's job completes: a charge has its plan, or is reversed, or is left for staff to refund.
 */
export function sellPlanWith({ sales, gateway, clock }: SaleWork): SellPlan {
  const settle = settleSaleWith({ sales, gateway });
  /** Repeated requests share the response of the running one. */
  const underWay = new Map<string, Promise<Sold>>();

  async function sell(wanted: SaleOrdered): Promise<Sold> {
    const beginning = await sales.begin(wanted);
    if (beginning.kind === 'refused') return beginning;
    const { sale } = beginning;
    if (sale.state !== 'pending') return soldOf(sale);
    const order = beginning.kind === 'started' ? beginning.order : null;
    const found = order ? await unknownAfter(() => gateway.charge(order)) : await outcomeOf(sale);
    if (found.kind === 'approved' || found.kind === 'declined') await settle(sale.id, found);
    return soldOf(await sales.find(sale.id));
  }

  /** Nothing is charged for a sale that costs nothing at once. */
  async function outcomeOf({ amountCents, reference }: StoredSale): Promise<Outcome | { kind: 'absent' }> {
    if (amountCents === 0) return nothingCharged(clock());
    return unknownAfter(() => gateway.find(reference));
  }

  return (wanted) => {
    const intent = JSON.stringify([wanted.practiceId, wanted.memberId, wanted.idempotencyKey]);
    const running = underWay.get(intent);
    if (running) return running.then(() => sell(wanted));
    const selling = sell(wanted).finally(() => underWay.delete(intent));
    underWay.set(intent, selling);
    return selling;
  };
}

function soldOf(sale: StoredSale): Sold {
  if (sale.state === 'declined' && sale.refused) {
    const charge = sale.transactionId === null ? 'reversed' : 'kept';
    return { kind: 'refused', because: sale.refused, ...(sale.amountCents > 0 && { charge }) };
  }
  if (sale.state === 'declined') return { kind: 'declined', reason: sale.declinedBecause ?? '' };
  return sale.state === 'pending' ? { kind: 'pending' } : { kind: 'done', sale };
}
