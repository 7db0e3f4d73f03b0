import { expect, it } from 'vitest';
import { createPaymentIntents } from '#app/payment-intents.ts';
import { INTENT } from '#tests/machines/take-payment.model.ts';

const PLACE = { userId: 'u1', memberId: 'm1', planId: 'l1' };

function pageWith(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  return { items, page: { localStorage, navigator: { locks: { request } } } as unknown as Window };
}

it('API-10: of two tabs that decide at once, one payment is kept, and both follow it', async () => {
  const { page } = pageWith();
  const [one, two] = [createPaymentIntents(page, PLACE), createPaymentIntents(page, PLACE)];
  const claims = await Promise.all([one.claim(INTENT), two.claim({ ...INTENT, key: 'key-2' })]);
  expect(claims).toEqual([INTENT, INTENT]);
  expect(two.recall()).toEqual(INTENT);
});

it('API-10: it is kept for one user, member and plan, and forgotten by its own key alone', async () => {
  const { page, items } = pageWith();
  const intents = createPaymentIntents(page, PLACE);
  await intents.claim(INTENT);
  expect([...items.keys()]).toEqual(['payment.u1.m1.l1']);
  expect(createPaymentIntents(page, { ...PLACE, userId: 'u2' }).recall()).toBe(null);
  intents.forget('another');
  expect(intents.recall()).toEqual(INTENT);
  intents.forget('key-1');
  expect(items.size).toBe(0);
});

it.each(['', '{', 'null', '[]', '{"key":"x"}'])('API-10: what somebody wrote there is none: %s', (text) => {
  const { page } = pageWith({ 'payment.u1.m1.l1': text });
  expect(createPaymentIntents(page, PLACE).recall()).toBe(null);
});
