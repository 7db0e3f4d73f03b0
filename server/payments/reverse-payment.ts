import type { Outcome, ReversalOrder } from './gateway/gateway.ts';
import type {
  ReversalAttemptsRepository,
  ReversalProblem,
  ReversalWanted,
} from './reversal-attempts.queries.ts';
import type { Attempt } from './stored-payments.queries.ts';
import type { PaymentWork } from './take-payment.ts';
import { unknownAfter } from './unknown-after.ts';

export type Reversed =
  | { kind: 'refused'; because: ReversalProblem }
  | { kind: 'reversed' | 'pending'; id: number }
  | { kind: 'declined'; reason: string };

export type ReversePayment = (
  wanted: ReversalWanted,
  beforeReceipt: Parameters<ReversalAttemptsRepository['begin']>[1],
) => Promise<Reversed>;

/**
 * API-21. The reversal is stored before the gateway is called, and the gateway performs each reference once: a crash
 * or a lost response leaves a pending one, which a retry or the job settles.
 */
export function reversePaymentWith(
  { attempts, settlements, gateway }: PaymentWork,
  reversals: ReversalAttemptsRepository,
): ReversePayment {
  async function perform({ id }: Attempt, order: ReversalOrder): Promise<Attempt> {
    return settled(id, await unknownAfter(() => gateway.reverse(order)));
  }

  async function again(attempt: Attempt): Promise<Attempt> {
    if (attempt.status !== 'Pending') return attempt;
    const found = await unknownAfter(() => gateway.find(attempt.reference));
    return found.kind === 'absent' ? attempt : settled(attempt.id, found);
  }

  async function settled(id: number, outcome: Outcome): Promise<Attempt> {
    if (outcome.kind !== 'unknown') await settlements.settle(id, outcome);
    return attempts.find(id);
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
