import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { removeMemberFromPlan, setAutoRenew } from '#api/membership.ts';
import { PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };

it('API-12: a request without content has no body', async () => {
  const bodies: unknown[] = [];
  const client = createHostClient({
    fetch: async (_path, init) => {
      bodies.push(init?.body);
      return Response.json({ planId: '20001', autoRenew: true });
    },
  });
  await settled(removeMemberFromPlan(client, PLAN));
  await settled(setAutoRenew(client, PLAN, true));
  expect(bodies).toEqual([undefined, '{"enable":true}']);
});
