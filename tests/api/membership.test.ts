import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { removeMemberFromPlan, setAutoRenew } from '#api/membership.ts';
import { hostThatAnswers, PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };

it('API-12: auto-renew is switched on the plan of a member', async () => {
  const { client, asked } = hostThatAnswers({ planId: '20001', autoRenew: true });
  expect(await settled(setAutoRenew(client, PLAN, true))).toMatchObject({ value: { autoRenew: true } });
  expect(asked).toEqual(['PUT /patient-management/practice/11/member/10000001/plan/20001/auto-renew']);
});

it('API-12: a member is removed from a plan', async () => {
  const { client, asked } = hostThatAnswers({});
  expect((await settled(removeMemberFromPlan(client, PLAN))).kind).toBe('ok');
  expect(asked).toEqual(['DELETE /patient-management/practice/11/plan/20001/remove/10000001']);
});

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
