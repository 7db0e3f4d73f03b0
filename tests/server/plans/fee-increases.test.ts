import { beforeEach, describe, expect, it } from 'vitest';
import { dayJobs } from '#server/jobs/run-day.ts';
import { feeNoticesRepository } from '#server/plans/fee-notices.queries.ts';
import { planIncrease } from '#server/plans/fees.ts';
import { planFeesRepository } from '#server/plans/plan-fees.queries.ts';
import { fiveAtOnce } from '#tests/support/at-once.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPatient, addPlan } from '#tests/support/patients.ts';
import { addOffer } from '#tests/support/rows.ts';
import { refusalIn, type Schema, suiteServer } from '#tests/support/server.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';
import { updateRows } from '#tests/support/tables.ts';

const FEES = '/api/admin/organization/1/practice/1/plan-fees';
const BY_FIVE = {
  rateIncreaseType: 0,
  percentageIncrease: 5,
  noticeDays: 60,
  effectiveDate: '2026-07-01',
} as const;
const DATES = { communicationSendDate: '2026-05-02', effectiveDate: '2026-07-01' };
/** The edit of an increase. */
const TO_SIX = { coverageLevelId: 'one', rateIncreaseType: 0, percentageIncrease: 6, ...DATES };

describe.each(SAMPLED_ENGINES)('fee increases over %s', (engine) => {
  const server = suiteServer({ engine });
  let admin: string;
  let offer: number;
  let made = 0;
  beforeEach(async () => {
    admin = (await server.signIn('admin')).accessToken;
    made += 1;
    offer = await addOffer(server.db, 1, {
      name: `Maple ${made}`,
      levels: ['one', 'two'],
      level: { fee_cents: 33_333 },
    });
  });

  const levelOf = (coverageLevelId = 'one', version = 1) => ({
    planId: String(offer),
    coverageLevelId,
    version,
  });
  const post = (path: string, body: object) => server.call('POST', `${FEES}/${path}`, { token: admin, body });
  const preview = (body: object) => post('preview', body);
  const increase = (body: object) => post('increase', body);
  const edit = (body: object) => server.call('PUT', `${FEES}/${offer}/edit`, { token: admin, body });
  const cancel = (query: string) =>
    server.call('PUT', `${FEES}/${offer}/coverageLevel/one/cancel${query}`, { token: admin });
  const detail = async () =>
    (await server.call('GET', `${FEES}/${offer}`, { token: admin })).json<Schema<'PlanFeeDetail'>>();
  const feesNow = async () =>
    (await detail()).coverageLevels.map(({ newFee, effectiveDate, version }) => [
      newFee,
      effectiveDate,
      version,
    ]);
  const FREE = [
    [null, null, 1],
    [null, null, 1],
  ];

  async function sell(
    end: string,
    given: { autoRenew?: boolean; dependents?: number; inactive?: boolean; email?: string } = {},
  ) {
    const { email = `m${made}.${end}@mail.test` } = given;
    const person = () => addPatient(server.db, 1, { email });
    const holder = await person();
    const dependents = await Promise.all(Array.from({ length: given.dependents ?? 0 }, person));
    const plan = await addPlan(server.db, 1, holder.id, {
      start: '2025-12-01',
      end,
      name: `Maple ${made}`,
      offer,
      dependents,
      inactive: given.inactive ?? false,
    });
    await updateRows(server.db, 'plans', { id: plan }, { auto_renew: given.autoRenew ?? true });
    return plan;
  }

  it('API-21.3, API-14.5: the preview of an increase counts members, revenue and earlier renewals to the cent, and changes nothing', async () => {
    await sell('2026-05-01');
    await sell('2026-05-02', { dependents: 2 });
    await sell('2026-06-30');
    await sell('2026-07-01');
    await sell('2026-06-15', { autoRenew: false });
    await sell('2026-06-15', { inactive: true });
    const ended = await sell('2026-03-16');
    const waiting = await sell('2026-07-15', { inactive: true, email: '' });
    const { memberId } = await server.db
      .selectFrom('patients')
      .innerJoin('plan_members', 'patient_id', 'patients.id')
      .select('member_id as memberId')
      .where('plan_id', '=', waiting)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('renewals')
      .values({ plan_id: ended, next_plan_id: waiting, tried_until: '2026-03-23' })
      .execute();
    const answer = await preview({ ...BY_FIVE, levels: [levelOf('one'), levelOf('two')] });
    expect(answer.statusCode).toBe(200);
    // 333.33 and 5 percent is 349.9965.
    const effect = {
      plans: 6,
      members: 8,
      withoutEmail: 1,
      autoRenewing: 5,
      renewalsBefore: 2,
      yearlyDifference: 83.35,
    };
    const none = Object.fromEntries(Object.keys(effect).map((name) => [name, 0]));
    const level = { planId: String(offer), planName: `Maple ${made}`, currentFee: 333.33, newFee: 350 };
    expect(answer.json()).toEqual({
      communicationSendDate: '2026-05-02',
      effectiveDate: '2026-07-01',
      levels: [
        { ...level, coverageLevelId: 'one', coverageLevelName: 'Individual', effect },
        { ...level, coverageLevelId: 'two', coverageLevelName: 'Individual', effect: none },
      ],
      total: effect,
      notEmailed: [{ memberId, name: expect.stringMatching(/^\S+ \S+$/) }],
      notice: {
        subject: `Your Maple ${made} plan price changes on July 1, 2026`,
        text: expect.stringContaining(
          `Starting July 1, 2026, your Maple ${made} plan (Individual) will be $350.00 per year.`,
        ),
      },
    });
    expect(await feesNow()).toEqual(FREE);
    expect((await detail()).history).toEqual([]);
  });

  it('API-14.6, API-17.17: several fees are increased in one transaction: all, or none', async () => {
    const both = [levelOf('one'), levelOf('two')];
    expect((await increase({ ...BY_FIVE, levels: [levelOf('two')] })).json()).toEqual({
      message: 'Fee increase scheduled',
    });
    const refused = [
      409,
      'feeIncreasePlanned',
      `Maple ${made}, Individual: An increase is already scheduled. Edit or cancel it.`,
    ];
    const again = [levelOf('one'), levelOf('two', 2)];
    expect(refusalIn(await preview({ ...BY_FIVE, levels: again }))).toEqual(refused);
    expect(refusalIn(await increase({ ...BY_FIVE, levels: again }))).toEqual(refused);
    expect(await feesNow()).toEqual([FREE[0], [350, '2026-07-01', 2]]);
    expect(refusalIn(await increase({ ...BY_FIVE, levels: both }))[1]).toBe('planFeeChanged');
    const low = { ...BY_FIVE, rateIncreaseType: 1, newFee: 333.33, levels: [levelOf('one')] };
    expect(refusalIn(await increase(low))).toEqual([
      422,
      'invalidFeeIncrease',
      'The new fee must be higher than the current fee.',
    ]);
    expect(refusalIn(await increase({ ...BY_FIVE, levels: [levelOf('one'), levelOf('nine')] }))).toEqual([
      400,
      'planFeeNotFound',
      'No plan fee found',
    ]);
    expect(await feesNow()).toEqual([FREE[0], [350, '2026-07-01', 2]]);
  });

  it('API-14.6: without a mail server, no increase is scheduled in production, and no notice counts as sent', async () => {
    const production = await server.alsoWith(PRODUCTION);
    const { accessToken: token } = await production.signIn('admin');
    const bodies = { increase: { ...BY_FIVE, levels: [levelOf()] }, [`${offer}/increase`]: TO_SIX };
    for (const [path, body] of Object.entries(bodies))
      expect(refusalIn(await production.call('POST', `${FEES}/${path}`, { token, body }))).toEqual([
        503,
        'emailUnavailable',
        "Email isn't set up. Contact your administrator.",
      ]);
    expect(await feesNow()).toEqual(FREE);
    expect([dayJobs(true), dayJobs(false)].map((jobs) => 'fee notices' in jobs)).toEqual([true, false]);
    await production.app.close();
  });

  it('API-14.6: a fee that is named twice is rejected by the contract and by the server, and is not increased', async () => {
    const twice = { ...BY_FIVE, levels: [levelOf(), levelOf()] };
    expect((await increase(twice)).statusCode).toBe(400);
    expect((await preview(twice)).statusCode).toBe(400);
    const level = { planId: String(offer), levelId: 'one', version: 1 };
    const fees = planFeesRepository(server.db, server.clock.now, []);
    const wanted = {
      change: { rateIncreaseType: 0, percentageHundredths: 500 },
      communicationSendDate: '2026-05-02',
      effectiveDate: BY_FIVE.effectiveDate,
    } as const;
    const decided = await fees.decideAll('1', '1', [level, level], (state) => planIncrease(state, wanted));
    expect([decided, await feesNow()]).toEqual([undefined, FREE]);
  });

  it('SAMPLE-1: the notice goes out 60 or 90 days before, and never in the past', async () => {
    const tooSoon = { ...BY_FIVE, levels: [levelOf()], effectiveDate: '2026-05-14' };
    expect(refusalIn(await preview(tooSoon))).toEqual([
      422,
      'invalidFeeIncrease',
      "The notice date can't be in the past.",
    ]);
    const first = await preview({ ...tooSoon, effectiveDate: '2026-05-15' });
    expect(first.json<Schema<'PlanFeePreview'>>().communicationSendDate).toBe('2026-03-16');
    const long = await preview({ ...BY_FIVE, levels: [levelOf()], noticeDays: 90 });
    expect(long.json<Schema<'PlanFeePreview'>>().communicationSendDate).toBe('2026-04-02');
  });

  it('API-14.7: if two users change the same fee, the second gets 409 with the stored fee', async () => {
    const answers = await fiveAtOnce({ db: server.db, engine }, 'fee_increases', () =>
      increase({ ...BY_FIVE, levels: [levelOf()] }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await edit({ ...TO_SIX, version: 2 })).statusCode).toBe(200);
    const changed = [409, 'planFeeChanged', 'Someone else changed this fee. Reload it to see the change.'];
    const late = await edit({ ...TO_SIX, percentageIncrease: 4, version: 2 });
    const previewed = await preview({ ...BY_FIVE, levels: [levelOf('one', 2)], replaces: true });
    const canceled = await cancel('?Version=2');
    for (const answer of [late, previewed, canceled]) {
      expect(refusalIn(answer)).toEqual(changed);
      expect(answer.json().current).toHaveLength(1);
      expect(answer.json().current[0]).toMatchObject({
        planId: String(offer),
        coverageLevels: [{ coverageLevelId: 'one', newFee: 353.33, version: 3 }, { version: 1 }],
      });
    }
    expect((await cancel('?Version=3')).statusCode).toBe(200);
  });

  it('API-14: canceling an increase deletes its notices that have not gone out', async () => {
    await sell('2026-12-01');
    await sell('2026-12-02');
    await increase({ ...BY_FIVE, levels: [levelOf()] });
    await feeNoticesRepository(server.db, () => new Date('2026-05-02T17:00:00Z')).send(1, '2026-05-02');
    const notices = () =>
      server.db
        .selectFrom('outbox_messages')
        .select(['recipient', 'state'])
        .where('recipient', 'like', `m${made}.%`)
        .orderBy('recipient')
        .execute();
    const recipient = `m${made}.2026-12-01@mail.test`;
    await updateRows(server.db, 'outbox_messages', { recipient }, { state: 'sent' });
    expect((await notices()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
    expect((await cancel('')).statusCode).toBe(200);
    expect(await notices()).toEqual([{ recipient, state: 'sent' }]);
  });

  it('API-14: an edit that changes nothing raises no version and is not in the history', async () => {
    await increase({ ...BY_FIVE, levels: [levelOf()] });
    const same = await edit({ ...TO_SIX, percentageIncrease: 5, version: 2 });
    expect(same.statusCode).toBe(200);
    expect(await feesNow()).toEqual([[350, '2026-07-01', 2], FREE[1]]);
    expect((await detail()).history).toHaveLength(1);
  });

  it('API-14.8: the history shows who changed what and when, and how many notices were sent', async () => {
    await sell('2026-12-01');
    await increase({ ...BY_FIVE, levels: [levelOf()] });
    await edit({ coverageLevelId: 'one', rateIncreaseType: 1, newFee: 345, ...DATES });
    await feeNoticesRepository(server.db, () => new Date('2026-05-02T17:00:00Z')).send(1, '2026-05-02');
    const sent = await detail();
    expect(sent.coverageLevels[0]?.noticesSent).toBe(true);
    await cancel('');
    const { history } = await detail();
    const event = { id: expect.stringMatching(/^\d+$/), coverageLevelName: 'Individual', ...DATES };
    const at = '2026-03-16T17:00:00.000Z';
    const by = 'Ada Admin';
    expect(history).toEqual([
      { ...event, kind: 'canceled', at, by, newFee: 345, emails: null },
      { ...event, kind: 'noticesSent', at: '2026-05-02T17:00:00.000Z', by: null, newFee: 345, emails: 1 },
      { ...event, kind: 'edited', at, by, newFee: 345, emails: null },
      { ...event, kind: 'scheduled', at, by, newFee: 350, emails: null },
    ]);
  });
});
