import { type Clock, MINUTE_MS } from '../clock.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { PendingAttempt } from './payment-attempts.queries.ts';
import type { PaymentSettlementsRepository } from './payment-settlements.queries.ts';
import { sharedWhileRunning } from './shared-while-running.ts';
import type { PaymentWork } from './take-payment.ts';
import { unknownAfter } from './unknown-after.ts';

const AT_ONCE = 500;
/** The gateway's clock may differ by this much. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
/** Well within the 15 seconds that the portal waits for a response. */
const REQUEST_WAITS_MS = 5000;
const NEVER_ARRIVED = "The payment didn't go through. Nothing was charged.";
const NEVER_REFUNDED = "The refund didn't go through. Nothing was refunded.";
const NEVER_VOIDED = "The void didn't go through. Nothing was voided.";

type Found = Awaited<ReturnType<Gateway['find']>>;

/** The outcome of an order that costs nothing and is unknown to every gateway. */
export const nothingCharged = (now: Date): Found => ({ kind: 'approved', chargedAt: now });

/** Payments, or sales of plans. */
interface UnknownWork {
  attempts: {
    listPending(limit: number, after: number): Promise<Pending[]>;
  };
  settlements: Pick<PaymentSettlementsRepository, 'settle'>;
  gateway: Gateway;
}
type Pending = Pick<PendingAttempt, 'id' | 'reference' | 'holdsUntil'> &
  Partial<Pick<PendingAttempt, 'reverses' | 'voided'>> & {
    /** Only for a sale. */
    amountCents?: number;
  };

interface Resolved {
  paid: number;
  failed: number;
  pending: number;
  failures: unknown[];
}

/**
 * Settles payments, refunds and voids without an outcome. An order that has not arrived fails only once it can no longer
 * arrive. Runs safely in parallel and beside new payments. A failing attempt does not block others.
 */
export async function resolveUnknownPayments(
  work: UnknownWork,
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

async function* everyPending({ attempts }: UnknownWork, atOnce: number): AsyncGenerator<Pending> {
  let last = 0;
  for (;;) {
    const some = await attempts.listPending(atOnce, last);
    yield* some;
    if (some.length < atOnce) return;
    last = some.at(-1)?.id ?? last;
  }
}

type SettlePayment = (id: number) => Promise<void>;

/**
 * Settles one payment in the same way as the job, while a client waits. It looks up the charge, and never sends one.
 */
export function settlePaymentWith(work: PaymentWork, clock: Clock): SettlePayment {
  const shared = sharedWhileRunning<number, void>();
  async function settle(id: number): Promise<void> {
    const pending = await work.attempts.findPending(id);
    if (pending) await resolve(work, pending, clock(), REQUEST_WAITS_MS);
  }
  return (id) => shared(id, () => settle(id));
}

async function resolve(
  { settlements, gateway }: Omit<UnknownWork, 'attempts'>,
  attempt: Pending,
  now: Date,
  withinMs?: number,
): Promise<'paid' | 'failed' | 'pending'> {
  const { id, reference, holdsUntil, amountCents } = attempt;
  const found: Found =
    amountCents === 0 ? nothingCharged(now) : await unknownAfter(() => gateway.find(reference), withinMs);
  const over = now.getTime() > holdsUntil.getTime() + CLOCKS_DIFFER_MS;
  if (found.kind === 'approved' || found.kind === 'declined') {
    await settlements.settle(id, found);
    return found.kind === 'approved' ? 'paid' : 'failed';
  }
  if (found.kind === 'unknown' || !over) return 'pending';
  await settlements.settle(id, { kind: 'declined', reason: whyNeverArrived(attempt) });
  return 'failed';
}

function whyNeverArrived({ reverses = null, voided }: Pending): string {
  if (reverses === null) return NEVER_ARRIVED;
  return voided ? NEVER_VOIDED : NEVER_REFUNDED;
}
