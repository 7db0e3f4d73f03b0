import { expect, it } from 'vitest';
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

const pairOf = (plan: object, member: object = RECEIVED_MEMBER) => ({
  member,
  plan: { ...RECEIVED_PLAN, ...plan },
});
const summaryOf = (...activePlans: object[]) => ({ activePlans, futurePlans: [], expiredPlans: [] });
const dependent = (disabled: object) =>
  pairOf({ relationship: 'Dependent', properties: disabled }, RECEIVED_CHILD);
const answerTo = (body: unknown, status = 200) =>
  settled(getPatientSummary(hostThatAnswers(body, status).client, PLACE, TODAY, NEVER));

async function pairFrom(plan: object): Promise<MemberAndPlan> {
  const answer = await answerTo(summaryOf(pairOf(plan)));
  const found = answer.kind === 'ok' ? answer.value.activePlans[0] : undefined;
  if (found === undefined) throw new Error('There is no such pair.');
  return found;
}

const PLAN = {
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

const amount = (own: unknown, text?: string) => ({
  addAdditionalMemberAmount: own,
  properties: { ...RECEIVED_PLAN.properties, AddAdditionalMemberAmount: text },
});

it.each<[string, object, Partial<Plan>]>([
  ['ENTITY-1, ENTITY-3: all fields of the contract', {}, {}],
  ['ENTITY-4: no status', { planStatus: null }, { status: 'None' }],
  ['ENTITY-4: a status as a text', { planStatus: 'Inactive' }, { status: 'Inactive' }],
  [
    'ENTITY-3: an empty schedule date is a monthly subscription',
    { properties: { scheduleDate: '', templateType: 'Ad-hoc' } },
    {},
  ],
  [
    'ENTITY-3: without a schedule date and a type, an annual Legacy plan',
    { properties: {} },
    { subscription: 'annual', type: 'Legacy' },
  ],
  [
    'ENTITY-3: a null schedule date',
    { properties: { scheduleDate: null } },
    { subscription: 'annual', type: 'Legacy' },
  ],
  ['ENTITY-3: an amount of the plan', amount(80, '99.90'), { addAdditionalMemberAmount: 80 }],
  ['ENTITY-3: an amount of 0', amount(0, '99.90'), { addAdditionalMemberAmount: 0 }],
  ['ENTITY-3: an amount of the properties', amount(null, '99.90'), { addAdditionalMemberAmount: 99.9 }],
  ['ENTITY-3: no amount', amount(undefined), { addAdditionalMemberAmount: 0 }],
  ['ENTITY-3: an amount that is not a number', amount(undefined, 'free'), { addAdditionalMemberAmount: 0 }],
])('%s', async (_, received, expected) => {
  expect((await pairFrom(received)).plan).toEqual({ ...PLAN, ...expected });
});

it('ENTITY-3: a plan expires in whole calendar days from today, negative afterwards, in every time zone', async () => {
  const ends = ['2026-11-22', '2026-11-23', '2026-11-21', '2027-11-22', '2026-03-01', '2026-10-31'];
  await inEachZone(async (zone) => {
    const pairs = await Promise.all(ends.map((planEndDate) => pairFrom({ planEndDate })));
    const days = pairs.map(({ plan }) => plan.expiresIn);
    expect(days, zone).toEqual([0, 1, -1, 365, -266, -22]);
  });
});

it('ENTITY-3: the members of a plan are the dependents that are not disabled by the text true', async () => {
  const removed = { ...dependent({ disabled: 'true' }), member: { ...RECEIVED_CHILD, userId: '10000003' } };
  const dependents = [
    dependent({ disabled: 'false' }),
    removed,
    dependent({}),
    dependent({ disabled: true }),
  ];
  const { members } = (await pairFrom({ dependents })).plan;
  expect(members.map(({ id, adult, primary }) => [id, adult, primary])).toEqual(
    Array(3).fill(['10000002', false, false]),
  );
});

it('PATIENT-1.2: the members of a dependent’s plan are the subscriber and the other dependents', async () => {
  const { members } = (await pairFrom({ otherMembers: [pairOf({}), dependent({})] })).plan;
  expect(members.map(({ id, primary }) => [id, primary])).toEqual([
    ['10000001', true],
    ['10000002', false],
  ]);
});

it.each([
  ['Self', true],
  ['Dependent', false],
  ['self', false],
])('ENTITY-2: a member with the relationship %s is primary: %s', async (relationship, primary) =>
  expect((await pairFrom({ relationship })).member.primary).toBe(primary),
);

it('ENTITY-6: a summary has activePlans, futurePlans and expiredPlans, each of pairs of member and plan', async () => {
  const { client, asked } = hostThatAnswers({
    activePlans: [pairOf({ planId: '1' }), pairOf({ planId: '2' })],
    futurePlans: [pairOf({ planId: '3', planEndDate: '2028-11-22' }, RECEIVED_CHILD)],
    expiredPlans: [pairOf({ planId: '4', planEndDate: '2026-11-12' })],
  });
  expect(await settled(getPatientSummary(client, PLACE, TODAY, NEVER))).toMatchObject({
    value: {
      activePlans: [
        { member: { id: '10000001' }, plan: { id: '1', expiresIn: 8 } },
        { member: { id: '10000001' }, plan: { id: '2', expiresIn: 8 } },
      ],
      futurePlans: [{ member: { id: '10000002' }, plan: { id: '3', expiresIn: 731 } }],
      expiredPlans: [{ member: { id: '10000001' }, plan: { id: '4', expiresIn: -10 } }],
    },
  });
  expect(asked).toEqual(['GET /patient-management/practice/11/member/10000001/summary']);
});

it.each([
  { activePlans: [], futurePlans: [] },
  summaryOf({ member: RECEIVED_MEMBER }),
  summaryOf(pairOf({ planEndDate: '2026-02-30' })),
  summaryOf(pairOf({ properties: null })),
  summaryOf(pairOf({ dependents: [{ member: RECEIVED_CHILD }] })),
  summaryOf(pairOf({ addAdditionalMemberAmount: '80' })),
])('ERR-1: a summary of another shape is unreadable', async (odd) => {
  expect(await answerTo(odd)).toMatchObject({
    kind: 'failed',
    failure: { reason: 'Unreadable answer' },
  });
});
