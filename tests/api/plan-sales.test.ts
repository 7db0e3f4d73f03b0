import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { sellPlan } from '#api/plan-sales.ts';
import { ORDER } from '#tests/machines/sale-fixtures.ts';
import { PLACE } from '#tests/support/received-patients.ts';

it('API-21.26: cash and checks are sent instead of an account, with their number and note', async () => {
  const sent: unknown[] = [];
  const client = createHostClient({
    fetch: async (_, init) => {
      const { paymentAccountId, officePayment } = JSON.parse(String(init?.body));
      sent.push(paymentAccountId ?? officePayment);
      return Response.json({ state: 'Pending', planId: null, transactionId: null, members: [] });
    },
  });
  const about = { ...PLACE, kind: 'purchase', planId: '' } as const;
  const check = { accountId: 'Check', checkNumber: '1042', note: 'From his mother' };
  for (const method of [{}, { accountId: 'Cash' }, check])
    await sellPlan(client, about, { ...ORDER, ...method }, false);
  expect(sent).toEqual([
    '301',
    { method: 'Cash' },
    { method: 'Check', checkNumber: '1042', note: 'From his mother' },
  ]);
});

it('SESSION-6.3: only a repeated order is marked as one', async () => {
  const sent: unknown[] = [];
  const client = createHostClient({
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('x-repeated'));
      return Response.json({ state: 'Pending', planId: null, transactionId: null, members: [] });
    },
  });
  const about = { ...PLACE, kind: 'purchase', planId: '' } as const;
  for (const isRepeated of [false, true]) await sellPlan(client, about, ORDER, isRepeated);
  expect(sent).toEqual([null, 'true']);
});
