import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { getPaymentState, takePayment } from '#api/take-payment.ts';
import { INTENT } from '#tests/machines/take-payment.model.ts';
import { PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };
const RESULT = {
  transactionId: '70001',
  receiptUrl: '/api/receipt',
  paidAt: '2026-11-25T04:00:00.000Z',
  paymentType: 'Credit Card',
  cardType: 1,
  lastFour: '0002',
};
const TAKEN = {
  transactionId: '70001',
  paidAt: '2026-11-25T04:00:00.000Z',
  paidWith: { accountType: 'Credit Card', cardType: 1, lastFourCardDigits: '0002' },
};

it.each([
  [200, RESULT, { kind: 'ok', value: { kind: 'approved', payment: TAKEN } }],
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

it('API-10.6: a check is recorded with its number, and without an account', async () => {
  const sent: unknown[] = [];
  const office = { method: 'Check', checkNumber: '1042', note: null };
  const client = createHostClient({
    fetch: async (path, init) => {
      sent.push([path, JSON.parse(String(init?.body))]);
      return Response.json({ ...RESULT, lastFour: '', officePayment: office });
    },
  });
  const intent = { ...INTENT, accountId: 'Check', checkNumber: '1042' };
  expect(await settled(takePayment(client, PLAN, intent))).toMatchObject({
    value: { payment: { paidWith: office } },
  });
  expect(sent).toEqual([
    [
      '/patient-management/practice/11/member/10000001/plan/20001/record-payment',
      { method: 'Check', amount: 30, checkNumber: '1042' },
    ],
  ]);
});

it.each([
  [
    { state: 'Charged', message: null, payment: RESULT },
    { kind: 'ok', value: { kind: 'approved', payment: TAKEN } },
  ],
  [
    { state: 'Declined', message: 'The card was declined.', payment: null },
    { kind: 'ok', value: { kind: 'declined', message: 'The card was declined.' } },
  ],
  [
    { state: 'Pending', message: null, payment: null },
    { kind: 'ok', value: { kind: 'pending' } },
  ],
  [
    { state: 'NotReceived', message: null, payment: null },
    { kind: 'ok', value: { kind: 'notReceived' } },
  ],
  [{ state: 'Charged' }, { kind: 'failed', failure: { reason: 'Unreadable answer' } }],
])('API-10.5: reading the state of a payment by its key sends no payment: %j', async (body, expected) => {
  const sent: unknown[] = [];
  const client = createHostClient({
    fetch: async (path, init) => {
      sent.push([init?.method, path]);
      return Response.json(body);
    },
  });
  const { signal } = new AbortController();
  expect(await settled(getPaymentState(client, PLAN, INTENT, signal))).toMatchObject(expected);
  expect(sent).toEqual([
    ['GET', '/patient-management/practice/11/member/10000001/plan/20001/payment/key-1/state'],
  ]);
});
