import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { takePayment } from '#api/take-payment.ts';
import { INTENT } from '#tests/machines/take-payment.model.ts';
import { PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };
const RESULT = { transactionId: '70001', receiptUrl: '/api/receipt' };

it.each([
  [200, RESULT, { kind: 'ok', value: { kind: 'approved', transactionId: '70001' } }],
  [202, RESULT, { kind: 'ok', value: { kind: 'pending' } }],
  [422, { message: 'The card was declined.' }, { kind: 'failed', failure: { status: 422 } }],
  [200, {}, { kind: 'failed', failure: { reason: 'Unreadable answer' } }],
])('API-10: a payment with the status %i and the body %j', async (status, body, expected) => {
  const sent: unknown[] = [];
  const client = createHostClient({
    fetch: async (path, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      sent.push([path, key, JSON.parse(String(init?.body))]);
      return Response.json(body, { status });
    },
  });
  expect(await settled(takePayment(client, PLAN, INTENT))).toMatchObject(expected);
  expect(sent).toEqual([
    [
      '/patient-management/practice/11/member/10000001/plan/20001/take-payment',
      'key-1',
      { paymentAccountId: '301', amount: 30 },
    ],
  ]);
});
