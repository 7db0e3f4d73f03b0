import type { Gateway, Order, Outcome } from './gateway/gateway.ts';
import {
  type Attempt,
  intentOf,
  type PaymentAttemptsRepository,
  type PaymentRefusal,
} from './payment-attempts.queries.ts';
import type { PaymentWanted } from './payment-facts.queries.ts';
import type { PaymentSettlementsRepository } from './payment-settlements.queries.ts';
import { unknownAfter } from './unknown-after.ts';

/** Longer than any bank takes; then the answer is that it is not known. */
const GATEWAY_ANSWERS_WITHIN_MS = 20_000;

export type Taken =
  | { kind: 'refused'; because: PaymentRefusal }
  | { kind: 'paid' | 'pending'; transactionId: string }
  | { kind: 'declined'; reason: string };

export interface PaymentWork {
  attempts: PaymentAttemptsRepository;
  settlements: PaymentSettlementsRepository;
  gateway: Gateway;
}

export type TakePayment = (wanted: PaymentWanted) => Promise<Taken>;

/**
 * Charges an account (API-10). The attempt is stored before the gateway is asked, so that a crash leaves a Pending one
 * and never a charge that nobody knows of. No transaction is open while the gateway is asked.
 */
export function takePaymentWith({ attempts, settlements, gateway }: PaymentWork): TakePayment {
  /** By intent, from before it is stored: the same request that comes again meanwhile gets the same answer. */
  const underWay = new Map<string, Promise<Taken>>();

  async function take(wanted: PaymentWanted): Promise<Taken> {
    const beginning = await attempts.begin(wanted);
    if (beginning.kind === 'refused') return beginning;
    const { attempt } = beginning;
    return takenOf(
      beginning.kind === 'begun' ? await charge(attempt, beginning.order) : await again(attempt),
    );
  }

  async function charge({ id }: Attempt, order: Order): Promise<Attempt> {
    const outcome = await unknownAfter(GATEWAY_ANSWERS_WITHIN_MS, () => gateway.charge(order));
    return settled(id, outcome);
  }

  async function again(attempt: Attempt): Promise<Attempt> {
    if (attempt.status !== 'Pending') return attempt;
    const found = await unknownAfter(GATEWAY_ANSWERS_WITHIN_MS, () => gateway.find(attempt.reference));
    return found.kind === 'absent' ? attempt : settled(attempt.id, found);
  }

  async function settled(id: number, outcome: Outcome): Promise<Attempt> {
    if (outcome.kind !== 'unknown') await settlements.settle(id, outcome);
    return attempts.find(id);
  }

  return (wanted) => {
    const intent = intentOf(wanted);
    if (intent === undefined) return take(wanted);
    const running = underWay.get(intent) ?? take(wanted).finally(() => underWay.delete(intent));
    underWay.set(intent, running);
    return running;
  };
}

function takenOf({ id, status, failureReason }: Attempt): Taken {
  if (status === 'Failed') return { kind: 'declined', reason: failureReason ?? '' };
  return { kind: status === 'Pending' ? 'pending' : 'paid', transactionId: String(id) };
}
