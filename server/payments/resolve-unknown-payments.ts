import type { Clock } from '../domain/clock.ts';
import type { PaymentWork } from './take-payment.ts';
import { unknownAfter } from './unknown-after.ts';

const AT_ONCE = 500;
const GATEWAY_ANSWERS_WITHIN_MS = 20_000;
/** Our clock and the gateway's may differ by this much. */
const CLOCKS_DIFFER_MS = 60_000;
const NEVER_ARRIVED = 'The payment did not reach the bank.';

export interface Resolved {
  paid: number;
  failed: number;
  pending: number;
}

/**
 * Asks the gateway what became of every attempt whose outcome is not known, and settles it. An order that has not
 * arrived fails only once it can't arrive any more. It can run twice, and beside whoever takes a payment.
 */
export async function resolveUnknownPayments(
  { attempts, settlements, gateway }: PaymentWork,
  clock: Clock,
): Promise<Resolved> {
  const resolved: Resolved = { paid: 0, failed: 0, pending: 0 };
  for (const { id, reference, holdsUntil } of await attempts.listPending(AT_ONCE)) {
    const found = await unknownAfter(GATEWAY_ANSWERS_WITHIN_MS, () => gateway.find(reference));
    const over = clock().getTime() > holdsUntil.getTime() + CLOCKS_DIFFER_MS;
    if (found.kind === 'approved') {
      await settlements.settle(id, found);
      resolved.paid += 1;
    } else if (found.kind === 'declined' || (found.kind === 'absent' && over)) {
      await settlements.settle(
        id,
        found.kind === 'declined' ? found : { kind: 'declined', reason: NEVER_ARRIVED },
      );
      resolved.failed += 1;
    } else {
      resolved.pending += 1;
    }
  }
  return resolved;
}
