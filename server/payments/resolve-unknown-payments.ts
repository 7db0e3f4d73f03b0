import type { Clock } from '../clock.ts';
import type { PendingAttempt } from './payment-attempts.queries.ts';
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
  /** Why those stay Pending that could not be asked after, or settled. */
  failures: unknown[];
}

/**
 * Asks the gateway what became of every attempt whose outcome is not known, and settles it. An order that has not
 * arrived fails only once it can't arrive any more. It can run twice, and beside whoever takes a payment; an attempt
 * that can't be settled holds no other up.
 */
export async function resolveUnknownPayments(
  work: PaymentWork,
  clock: Clock,
  atOnce = AT_ONCE,
): Promise<Resolved> {
  const resolved: Resolved = { paid: 0, failed: 0, pending: 0, failures: [] };
  for await (const attempt of everyPending(work, atOnce)) {
    try {
      resolved[await resolve(work, attempt, clock())] += 1;
    } catch (error) {
      resolved.failures.push(error);
    }
  }
  return resolved;
}

async function* everyPending({ attempts }: PaymentWork, atOnce: number): AsyncGenerator<PendingAttempt> {
  let last = 0;
  for (;;) {
    const some = await attempts.listPending(atOnce, last);
    yield* some;
    if (some.length < atOnce) return;
    last = some.at(-1)?.id ?? last;
  }
}

async function resolve(
  { settlements, gateway }: PaymentWork,
  { id, reference, holdsUntil }: PendingAttempt,
  now: Date,
): Promise<'paid' | 'failed' | 'pending'> {
  const found = await unknownAfter(GATEWAY_ANSWERS_WITHIN_MS, () => gateway.find(reference));
  const over = now.getTime() > holdsUntil.getTime() + CLOCKS_DIFFER_MS;
  if (found.kind === 'approved') {
    await settlements.settle(id, found);
    return 'paid';
  }
  if (found.kind === 'declined') {
    await settlements.settle(id, found);
    return 'failed';
  }
  if (found.kind === 'unknown' || !over) return 'pending';
  await settlements.settle(id, { kind: 'declined', reason: NEVER_ARRIVED });
  return 'failed';
}
