import type { Clock } from '../clock.ts';
import type { Gateway, Outcome } from '../payments/gateway/gateway.ts';
import { unknownAfter } from '../payments/unknown-after.ts';
import type { SaleOrdered, SalesRepository, SellRefusal, StoredSale } from './sales.queries.ts';

export type Sold =
  | { kind: 'refused'; because: SellRefusal }
  | { kind: 'declined'; reason: string }
  | { kind: 'pending' }
  | { kind: 'done'; sale: StoredSale };

export interface SaleWork {
  sales: SalesRepository;
  gateway: Gateway;
  clock: Clock;
}

export type SellPlan = (wanted: SaleOrdered) => Promise<Sold>;

/**
 * Stores the sale, charges, then writes plan and payment together. A crash or a lost response leaves a pending sale,
 * which the same request or the minute's job completes: a charge never stays without its plan.
 */
export function sellPlanWith({ sales, gateway, clock }: SaleWork): SellPlan {
  /** Repeated requests share the response of the running one. */
  const underWay = new Map<string, Promise<Sold>>();

  async function sell(wanted: SaleOrdered): Promise<Sold> {
    const beginning = await sales.begin(wanted);
    if (beginning.kind === 'refused') return beginning;
    const { sale } = beginning;
    if (sale.state !== 'pending') return soldOf(sale);
    const found =
      beginning.kind === 'started' && sale.amountCents > 0
        ? await unknownAfter(() => gateway.charge(beginning.order))
        : await outcomeOf(sale);
    if (found.kind === 'approved' || found.kind === 'declined') await sales.settle(sale.id, found);
    return soldOf(await sales.find(sale.id));
  }

  /** Nothing is charged for a sale that costs nothing at once. */
  async function outcomeOf({ amountCents, reference }: StoredSale): Promise<Outcome | { kind: 'absent' }> {
    if (amountCents === 0) return { kind: 'approved', chargedAt: clock() };
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
  if (sale.state === 'declined') return { kind: 'declined', reason: sale.declinedBecause ?? '' };
  return sale.state === 'pending' ? { kind: 'pending' } : { kind: 'done', sale };
}
