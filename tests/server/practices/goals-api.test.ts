import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addStranger } from '../../support/people.ts';
import { addTransaction } from '../../support/rows.ts';
import { outcomeOf, type Schema, suiteServer } from '../../support/server.ts';

const MONTHS = [
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
];
const NONE = { setting: 0, met: 0, percent: 0 };

/** Payments and refunds on a day, in an otherwise empty practice. */
async function addMoney(
  db: Db,
  practiceId: number,
  rows: readonly { date: string | null; charge?: number; refund?: boolean }[],
): Promise<void> {
  const patient = await addPatient(db, practiceId);
  const plan = await addPlan(db, practiceId, patient.id, { start: '2026-01-01', end: '2026-12-31' });
  const on = { practiceId, patientId: patient.id, planId: plan };
  let last: number | undefined;
  for (const { date, charge = 0, refund = false } of rows) {
    const paid = refund
      ? { status: 'Refunded' as const, refundCents: charge, of: last }
      : { chargeCents: charge };
    last = await addTransaction(
      db,
      on,
      date === null ? { ...paid, status: 'Pending' } : { ...paid, datePaid: date },
    );
  }
}

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  let admin: string;
  beforeAll(async () => {
    admin = (await server.signIn('admin')).accessToken;
  });

  const urlOf = (practice: string, organization = '1') =>
    `/admin/organization/${organization}/practice/${practice}/goals`;
  const goals = (query = '', practice = '1') =>
    server.get<Schema<'GoalRecord'>>(`${urlOf(practice)}?${query}`, admin);
  const set = (body: object, token = admin, practice = '1') =>
    server.call('POST', `/api${urlOf(practice)}`, { token, body });

  it('API-13.1: the record of the current year has twelve months', async () => {
    const record = await goals();
    expect(record).toMatchObject({ organizationId: '1', practiceId: '1', year: 2026 });
    expect(Object.keys(record.monthlyTargets)).toEqual(MONTHS);
    const settings = MONTHS.map((month) => record.monthlyTargets[month]?.setting);
    expect(settings).toEqual(MONTHS.map(() => 2_500));
  });

  it('API-13: without a goal a month has a setting of 0, and a request can name the year', async () => {
    const { year, monthlyTargets } = await goals('Year=2031');
    expect(year).toBe(2031);
    expect(monthlyTargets).toEqual(Object.fromEntries(MONTHS.map((month) => [month, NONE])));
    for (const query of ['Year=1999', 'Year=2201', 'Year=soon', 'Year=2026.5']) {
      expect((await server.call('GET', `/api${urlOf('1')}?${query}`, { token: admin })).statusCode).toBe(400);
    }
  });

  it('API-13.2: goals are set, and months that are left out keep theirs', async () => {
    const body = (monthlyTargets: object) => ({ year: 2027, monthlyTargets });
    expect(outcomeOf(await set(body({ january: { setting: 4000.25 }, december: { setting: 1 } })))).toEqual([
      200,
      'Goals set successfully',
    ]);
    expect(outcomeOf(await set(body({ december: { setting: 4500 } })))).toEqual([
      200,
      'Goals set successfully',
    ]);
    const { monthlyTargets } = await goals('Year=2027');
    expect(monthlyTargets).toEqual({
      ...Object.fromEntries(MONTHS.map((month) => [month, NONE])),
      january: { ...NONE, setting: 4000.25 },
      december: { ...NONE, setting: 4500 },
    });
    expect((await goals('Year=2027', '2')).monthlyTargets['january']).toEqual(NONE);
  });

  it('API-13: the met amount of a month is its payments less its refunds', async () => {
    const stranger = await addStranger(server.db, ['AdministratorGoalSettings']);
    await addMoney(server.db, Number(stranger.practiceId), [
      { date: '2025-12-31', charge: 99_900 },
      { date: '2026-01-01', charge: 300_000 },
      { date: '2026-01-31', charge: 120_050 },
      { date: '2026-02-01', charge: 20_050, refund: true },
      { date: '2026-02-28', charge: 39_999 },
      { date: null, charge: 50_000 },
      { date: '2027-01-01', charge: 1 },
    ]);
    const { accessToken } = await server.signIn(stranger.username);
    const url = urlOf(stranger.practiceId, stranger.organizationId);
    const goal = { practice_id: Number(stranger.practiceId), year: 2026 };
    await server.db
      .insertInto('goals')
      .values([
        { ...goal, month: 1, setting_cents: 400_000 },
        { ...goal, month: 2, setting_cents: 20_000 },
      ])
      .execute();
    const { monthlyTargets } = await server.get<Schema<'GoalRecord'>>(`${url}?Year=2026`, accessToken);
    expect(monthlyTargets).toEqual({
      ...Object.fromEntries(MONTHS.map((month) => [month, NONE])),
      january: { setting: 4000, met: 4200.5, percent: 105 },
      february: { setting: 200, met: 199.49, percent: 99 },
    });
  });

  it('API-13: the time zone of the practice decides the current year', async () => {
    const newYear = new Date('2027-01-01T06:00:00Z').getTime() - server.clock.now().getTime();
    server.clock.pass(newYear);
    admin = (await server.signIn('admin')).accessToken;
    expect((await goals('', '1')).year).toBe(2027);
    expect((await goals('', '3')).year).toBe(2026);
    server.clock.pass(-newYear);
    admin = (await server.signIn('admin')).accessToken;
  });

  it.each([
    [{ year: 2026, monthlyTargets: {} }, 'Monthly targets must have at least one field.'],
    [{ year: 2026 }, 'Monthly targets is required.'],
    [{ year: 2026, monthlyTargets: { january: { setting: -1 } } }, 'January setting must be at least 0.'],
    [
      { year: 2026, monthlyTargets: { january: { setting: 1, met: 1 } } },
      'Unknown field monthlyTargets.january.met. Remove it.',
    ],
    [
      { year: 2026, monthlyTargets: { smarch: { setting: 1 } } },
      'Unknown field monthlyTargets.smarch. Remove it.',
    ],
  ])('API-13, API-22: %j is rejected', async (body, message) => {
    expect(outcomeOf(await set(body))).toEqual([400, message]);
  });
});
