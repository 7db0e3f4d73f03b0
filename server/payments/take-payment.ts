import type { Gateway, Order } from './gateway/gateway.ts';
import type { PaymentAttemptsRepository, PaymentRefusal } from './payment-attempts.queries.ts';
import type { PaymentWanted } from './payment-facts.queries.ts';
import type { PaymentSettlementsRepository } from './payment-settlements.queries.ts';
import { settlingWith } from './settling.ts';
import { sharedWhileRunning } from './shared-while-running.ts';
import { type Attempt, intentOf } from './stored-payments.queries.ts';
import { unknownAfter } from './unknown-after.ts';

type Taken =
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
 * API-10. The attempt is stored before the gateway is called, so that a crash leaves a pending attempt and never an
 * unknown charge. No transaction is open during the call.
 */
export function takePaymentWith({ attempts, settlements, gateway }: PaymentWork): TakePayment {
  const { settled, again } = settlingWith({ attempts, settlements, gateway });
  const shared = sharedWhileRunning<string, Taken>();

  async function take(wanted: PaymentWanted): Promise<Taken> {
    const beginning = await attempts.begin(wanted);
    if (beginning.kind === 'refused') return beginning;
    const { attempt } = beginning;
    return takenOf(
      beginning.kind === 'started' ? await charge(attempt, beginning.order) : await again(attempt),
    );
  }

  async function charge({ id }: Attempt, order: Order): Promise<Attempt> {
    const outcome = await unknownAfter(() => gateway.charge(order));
    return settled(id, outcome);
  }

  return (wanted) => {
    const intent = intentOf(wanted, wanted.paymentAccountId);
    return intent === undefined ? take(wanted) : shared(intent, () => take(wanted));
  };
}

function takenOf({ id, status, failureReason }: Attempt): Taken {
  if (status === 'Failed') return { kind: 'declined', reason: failureReason ?? '' };
  return { kind: status === 'Pending' ? 'pending' : 'paid', transactionId: String(id) };
}
