import type { Gateway, Outcome } from './gateway/gateway.ts';
import type { PaymentAttemptsRepository } from './payment-attempts.queries.ts';
import type { PaymentSettlementsRepository } from './payment-settlements.queries.ts';
import type { Attempt } from './stored-payments.queries.ts';
import { unknownAfter } from './unknown-after.ts';

interface SettlingParts {
  attempts: Pick<PaymentAttemptsRepository, 'find'>;
  settlements: PaymentSettlementsRepository;
  gateway: Gateway;
}

/** Settles payments, refunds and voids by the outcome at the gateway. */
export function settlingWith({ attempts, settlements, gateway }: SettlingParts) {
  async function settled(id: number, outcome: Outcome): Promise<Attempt> {
    if (outcome.kind !== 'unknown') await settlements.settle(id, outcome);
    return attempts.find(id);
  }

  /** A repeated request finds the outcome of the first, and sends no order. */
  async function again(attempt: Attempt): Promise<Attempt> {
    if (attempt.status !== 'Pending') return attempt;
    const found = await unknownAfter(() => gateway.find(attempt.reference));
    return found.kind === 'absent' ? attempt : settled(attempt.id, found);
  }

  return { settled, again };
}
