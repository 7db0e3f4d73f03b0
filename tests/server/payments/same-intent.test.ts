import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Gateway, Outcome } from '#server/payments/gateway/gateway.ts';
import type { Attempt, Beginning } from '#server/payments/payment-attempts.queries.ts';
import type { PaymentWanted } from '#server/payments/payment-facts.queries.ts';
import { takePaymentWith } from '#server/payments/take-payment.ts';

const WANTED: PaymentWanted = {
  practiceId: '1',
  memberId: 'M1',
  planId: '7',
  paymentAccountId: '3',
  amountCents: 1000,
  takenBy: '1',
  idempotencyKey: 'one-intent',
};
const PENDING: Attempt = { id: 9, reference: 'order-9', status: 'Pending', failureReason: null };

/** A database that answers the request that began last, while the one before has yet to hear that it began. */
function slowToAnswer() {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const book: { charges: number; attempt: Attempt; begun: boolean } = {
    charges: 0,
    attempt: PENDING,
    begun: false,
  };
  async function begin(): Promise<Beginning> {
    if (book.begun) return { kind: 'known', attempt: book.attempt };
    book.begun = true;
    await answered;
    const order = { reference: PENDING.reference, itemId: 'i', amountCents: 1000, descriptor: 'D' };
    return { kind: 'begun', attempt: PENDING, order: { ...order, holdsUntil: new Date() } };
  }
  const gateway: Pick<Gateway, 'charge' | 'find'> = {
    charge: async () => {
      book.charges += 1;
      return { kind: 'approved', chargedAt: new Date() };
    },
    find: async () => ({ kind: 'absent' }),
  };
  const settle = async (_id: number, { kind }: Outcome): Promise<void> => {
    if (kind === 'approved') book.attempt = { ...PENDING, status: 'Paid' };
  };
  const take = takePaymentWith({
    attempts: { begin, find: async () => book.attempt, listPending: async () => [] },
    settlements: { settle },
    gateway: { ...gateway, register: async () => ({ kind: 'refused', reason: '' }) },
  });
  return { take, answer: () => answer(), book };
}

it('API-10: a duplicate request gets the result of the first one', async () => {
  const { take, answer, book } = slowToAnswer();
  const doubles = [take(WANTED), take({ ...WANTED })];
  await setImmediate();
  answer();
  const paid = { kind: 'paid', transactionId: '9' };
  expect(await Promise.all(doubles)).toEqual([paid, paid]);
  expect(book.charges).toBe(1);
});

it('API-10: the same key for another amount does not get the answer of the first', async () => {
  const { take, answer } = slowToAnswer();
  const first = take(WANTED);
  expect(await take({ ...WANTED, amountCents: 2000 })).toEqual({ kind: 'pending', transactionId: '9' });
  answer();
  expect((await first).kind).toBe('paid');
});
