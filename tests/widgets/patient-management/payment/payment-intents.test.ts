import { expect, it } from 'vitest';
import { createPaymentIntents } from '#widgets/patient-management/payment/payment-intents.ports.ts';
import { INTENT } from '../../../machines/take-payment.model.ts';
import { browserWithoutPages } from '../../../support/browser-without-pages.ts';

const PLACE = { userId: 'u1', memberId: 'm1', planId: 'l1' };

it('API-10: if two tabs decide at once, one payment is stored, and both follow it', async () => {
  const page = browserWithoutPages();
  const [one, two] = [createPaymentIntents(page, PLACE), createPaymentIntents(page, PLACE)];
  const claims = await Promise.all([one.claim(INTENT), two.claim({ ...INTENT, key: 'key-2' })]);
  expect(claims).toEqual([INTENT, INTENT]);
  expect(two.recall()).toEqual(INTENT);
});

it('API-10: it is stored for one user, member and plan, and removed only by its own key', async () => {
  const page = browserWithoutPages();
  const { items } = page;
  const intents = createPaymentIntents(page, PLACE);
  await intents.claim(INTENT);
  expect([...items.keys()]).toEqual(['payment.u1.m1.l1']);
  expect(createPaymentIntents(page, { ...PLACE, userId: 'u2' }).recall()).toBe(null);
  intents.forget('another');
  expect(intents.recall()).toEqual(INTENT);
  intents.forget('key-1');
  expect(items.size).toBe(0);
});

it.each(['', '{', 'null', '[]', '{"key":"x"}'])('API-10: a text that is not an intent: %s', (text) => {
  const page = browserWithoutPages({ 'payment.u1.m1.l1': text });
  expect(createPaymentIntents(page, PLACE).recall()).toBe(null);
});
