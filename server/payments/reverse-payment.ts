import type { ReversalOrder } from './gateway/gateway.ts';
import type {
  ReversalAttemptsRepository,
  ReversalProblem,
  ReversalWanted,
} from './reversal-attempts.queries.ts';
import { settlingWith } from './settling.ts';
import type { Attempt } from './stored-payments.queries.ts';
import type { PaymentWork } from './take-payment.ts';
import { unknownAfter } from './unknown-after.ts';

type Reversed =
  | { kind: 'refused'; because: ReversalProblem }
  | { kind: 'reversed' | 'pending'; id: number }
  | { kind: 'declined'; reason: string };

type ReversePayment = (
  wanted: ReversalWanted,
  beforeReceipt: Parameters<ReversalAttemptsRepository['begin']>[1],
) => Promise<Reversed>;

/**
 * API-21. The reversal is stored before the gateway is called, and the gateway performs each reference once: a crash
 * or a lost response leaves a pending one, which a retry or the job settles.
 */
export function reversePaymentWith(work: PaymentWork, reversals: ReversalAttemptsRepository): ReversePayment {
  const { settled, again } = settlingWith(work);

  async function perform({ id }: Attempt, order: ReversalOrder): Promise<Attempt> {
    return settled(id, await unknownAfter(() => work.gateway.reverse(order)));
  }

  return async (wanted, beforeReceipt) => {
    const beginning = await reversals.begin(wanted, beforeReceipt);
    if (beginning.kind === 'refused') return beginning;
    const { id, status, failureReason } =
      beginning.kind === 'started'
        ? await perform(beginning.attempt, beginning.order)
        : await again(beginning.attempt);
    if (status === 'Failed') return { kind: 'declined', reason: failureReason ?? '' };
    return { kind: status === 'Pending' ? 'pending' : 'reversed', id };
  };
}
