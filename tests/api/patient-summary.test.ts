import { describe, expect, it } from 'vitest';
import { getPatientSummary } from '#api/patient-summary.ts';
import type { components } from '#api/schema.d.ts';
import type { MemberAndPlan, Plan } from '#domain/plan/plan.ts';
import {
  hostThatAnswers,
  NEVER,
  PLACE,
  RECEIVED_CHILD,
  RECEIVED_MEMBER,
  RECEIVED_PLAN,
} from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';
import { inEachZone } from '#tests/support/time-zones.ts';

const TODAY = '2026-11-22';
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

const pairOf = (plan: object, member: object = RECEIVED_MEMBER) => ({
  member,
  plan: { ...RECEIVED_PLAN, ...plan },
});
const summaryOf = (...activePlans: object[]) => ({ activePlans, futurePlans: [], expiredPlans: [] });

async function adaptedPair(pair: object, today = TODAY): Promise<MemberAndPlan> {
  const answer = await settled(
    getPatientSummary(hostThatAnswers(summaryOf(pair)).client, PLACE, today, NEVER),
  );
  const found = answer.kind === 'ok' ? answer.value.activePlans[0] : undefined;
  if (found === undefined) throw new Error('There is no such pair.');
  return found;
}

const planOf = async (plan: object, today = TODAY): Promise<Plan> =>
  (await adaptedPair(pairOf(plan), today)).plan;

const dependent = (disabled: object, relationship = 'Dependent') =>
  pairOf({ relationship, properties: disabled }, RECEIVED_CHILD);

describe('a plan as the portal uses it', () => {
  it('ENTITY-1, ENTITY-3: has the fields of the contract, out of those that were received', async () => {
    const expected = {
      id: '20001',
      name: 'Family Care',
      status: 'Active',
      expiresIn: 8,
      autoRenew: true,
      amountDue: 0,
      addAdditionalMemberAmount: 120.5,
      type: 'Ad-hoc',
      members: [],
      subscription: 'monthly',
    } satisfies components['schemas']['PortalPlan'];
    expect(await planOf({})).toEqual(expected);
  });

  it('ENTITY-3: expires in whole calendar days from today, negative afterwards, in every time zone', async () => {
    const ends = ['2026-11-22', '2026-11-23', '2026-11-21', '2027-11-22', '2026-03-01', '2026-10-31'];
    await inEachZone(async (zone) => {
      const plans = await Promise.all(ends.map((planEndDate) => planOf({ planEndDate })));
      expect(
        plans.map(({ expiresIn }) => expiresIn),
        zone,
      ).toEqual([0, 1, -1, 365, -266, -22]);
    });
  });

  it('ENTITY-4: its status is read from a number or a text', async () => {
    const statuses = [0, 1, 2, 3, null, 'Inactive'].map(
      async (planStatus) => (await planOf({ planStatus })).status,
    );
    expect(await Promise.all(statuses)).toEqual(['None', 'Active', 'Expired', 'None', 'None', 'Inactive']);
  });

  it('ENTITY-3: is `monthly` when a scheduleDate property exists, else `annual`', async () => {
    expect((await planOf({ properties: { scheduleDate: '2026-01-31' } })).subscription).toBe('monthly');
    expect((await planOf({ properties: { scheduleDate: '' } })).subscription).toBe('monthly');
    expect((await planOf({ properties: {} })).subscription).toBe('annual');
    expect((await planOf({ properties: { scheduleDate: null } })).subscription).toBe('annual');
  });

  it('ENTITY-3: its type is the templateType, Legacy where there is none', async () => {
    expect((await planOf({ properties: { templateType: 'Ad-hoc' } })).type).toBe('Ad-hoc');
    expect((await planOf({ properties: {} })).type).toBe('Legacy');
  });

  it('ENTITY-3: what another member costs is the plan’s own amount, else that of its properties', async () => {
    const amount = async (addAdditionalMemberAmount: unknown, text?: string) => {
      const properties = { AddAdditionalMemberAmount: text };
      return (await planOf({ addAdditionalMemberAmount, properties })).addAdditionalMemberAmount;
    };
    expect(await amount(80, '99.90')).toBe(80);
    expect(await amount(0, '99.90')).toBe(0);
    expect(await amount(undefined, '99.90')).toBe(99.9);
    expect(await amount(null, '99.90')).toBe(99.9);
    expect([await amount(undefined), await amount(undefined, 'free')]).toEqual([0, 0]);
  });

  it('ENTITY-3: its members are the dependents whose `disabled` property is not the text `true`', async () => {
    const offPlan = { ...dependent({ disabled: 'true' }), member: { ...RECEIVED_CHILD, userId: '10000003' } };
    const dependents = [
      dependent({ disabled: 'false' }),
      offPlan,
      dependent({}),
      dependent({ disabled: true }),
    ];
    const { members } = await planOf({ dependents });
    expect(members.map(({ id, adult, primary }) => [id, adult, primary])).toEqual(
      Array(3).fill(['10000002', false, false]),
    );
  });
});

describe('a patient’s plans', () => {
  it('ENTITY-6: are activePlans, futurePlans and expiredPlans, each of pairs of member and plan', async () => {
    const { client, asked } = hostThatAnswers({
      activePlans: [pairOf({ planId: '1' }), pairOf({ planId: '2' })],
      futurePlans: [pairOf({ planId: '3', planEndDate: '2028-11-22' }, RECEIVED_CHILD)],
      expiredPlans: [pairOf({ planId: '4', planEndDate: '2026-11-12' })],
    });
    const answer = await settled(getPatientSummary(client, PLACE, TODAY, NEVER));
    const idsOf = ({ member, plan }: MemberAndPlan) => [member.id, plan.id, plan.expiresIn];
    if (answer.kind === 'failed') throw new Error(answer.failure.message);
    const { activePlans, futurePlans, expiredPlans } = answer.value;
    expect([activePlans, futurePlans, expiredPlans].map((pairs) => pairs.map(idsOf))).toEqual([
      [
        ['10000001', '1', 8],
        ['10000001', '2', 8],
      ],
      [['10000002', '3', 731]],
      [['10000001', '4', -10]],
    ]);
    expect(Object.keys(answer.value)).toEqual(['activePlans', 'futurePlans', 'expiredPlans']);
    expect(asked).toEqual(['GET /patient-management/practice/11/member/10000001/summary']);
  });

  it('ENTITY-2: a member is primary when the relationship to the plan is Self', async () => {
    expect((await adaptedPair(pairOf({ relationship: 'Self' }))).member.primary).toBe(true);
    expect((await adaptedPair(pairOf({ relationship: 'Dependent' }))).member.primary).toBe(false);
    expect((await adaptedPair(pairOf({ relationship: 'self' }))).member.primary).toBe(false);
  });

  it('ERR-1: a failure, and an answer of another shape, are told', async () => {
    const busy = await settled(getPatientSummary(hostThatAnswers(BUSY, 503).client, PLACE, TODAY, NEVER));
    expect(busy).toEqual({ kind: 'failed', failure: BUSY });
    for (const odd of [
      { activePlans: [], futurePlans: [] },
      summaryOf({ member: RECEIVED_MEMBER }),
      summaryOf(pairOf({ planEndDate: '2026-02-30' })),
      summaryOf(pairOf({ properties: null })),
      summaryOf(pairOf({ dependents: [{ member: RECEIVED_CHILD }] })),
      summaryOf(pairOf({ addAdditionalMemberAmount: '80' })),
    ]) {
      const answer = await settled(getPatientSummary(hostThatAnswers(odd).client, PLACE, TODAY, NEVER));
      expect(answer).toMatchObject({ kind: 'failed', failure: { reason: 'Unreadable answer' } });
    }
  });
});
