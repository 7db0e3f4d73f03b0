import { expect, it } from 'vitest';
import { getAmountDue } from '#api/amount-due.ts';
import { hostThatAnswers, NEVER, PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };

it('API-6, PATIENT-5: what is outstanding on a plan is asked for by practice, member and plan', async () => {
  const { client, asked } = hostThatAnswers({ amountDue: 30 });
  expect(await settled(getAmountDue(client, PLAN, NEVER))).toEqual({ kind: 'ok', value: 30 });
  expect(asked).toEqual(['GET /patient-management/practice/11/member/10000001/plan/20001/payment/due']);
});

it('ERR-1: an answer without an amount is unreadable, and not nothing', async () => {
  const { client } = hostThatAnswers({});
  const answer = await settled(getAmountDue(client, PLAN, NEVER));
  expect(answer).toMatchObject({ kind: 'failed', failure: { reason: 'Unreadable answer' } });
});
