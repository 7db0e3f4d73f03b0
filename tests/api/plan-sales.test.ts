import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { sellPlan } from '#api/plan-sales.ts';
import { ORDER } from '#tests/machines/sale-fixtures.ts';
import { PLACE } from '#tests/support/received-patients.ts';

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
