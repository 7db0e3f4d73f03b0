import { beforeAll, describe, expect, it } from 'vitest';
import { fiveAtOnce } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { type List, outcomeOf, refusalIn, type Schema, suiteServer } from '../../support/server.ts';

type Level = Schema<'CoverageLevel'>;
type Plan = Schema<'PlanFee'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FEES = '/admin/organization/1/practice/1/plan-fees';
const DATES = { communicationSendDate: '2026-05-02', effectiveDate: '2026-07-01' };

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  let admin: string;
  beforeAll(async () => {
    admin = (await server.signIn('admin')).accessToken;
  });

  const listed = (query = '') => server.get<List<Plan>>(`${FEES}?${query}`, admin);
  const everyPlan = async () => (await listed('PageSize=100')).results;
  const levelsNow = async () =>
    (await everyPlan()).flatMap(({ planId, coverageLevels }) =>
      coverageLevels.map((level) => ({ planId, level })),
    );
  const levelNow = async (planId: string, coverageLevelId: string) =>
    (await levelsNow()).find(
      (each) => each.planId === planId && each.level.coverageLevelId === coverageLevelId,
    )?.level;
  const plan = (planId: string, body: object) =>
    server.call('POST', `/api${FEES}/${planId}/increase`, { token: admin, body });
  const edit = (planId: string, body: object) =>
    server.call('PUT', `/api${FEES}/${planId}/edit`, { token: admin, body });
  const cancel = (planId: string, levelId: string) =>
    server.call('PUT', `/api${FEES}/${planId}/coverageLevel/${levelId}/cancel`, { token: admin });

  /** A coverage level of the first practice without a scheduled increase. */
  async function freeLevel(): Promise<{ planId: string; level: Level; coverageLevelId: string }> {
    const found = (await levelsNow()).find(({ level }) => level.newFee === null);
    if (!found) throw new Error('Every fee of the sample has an increase.');
    return { ...found, coverageLevelId: found.level.coverageLevelId };
  }

  it('API-14.1, CONST-2.11: the plans are listed ten a page by name, each with its coverage levels', async () => {
    const first = await listed();
    expect(first.info).toEqual({ records: 12, pages: 2 });
    expect(first.results).toHaveLength(10);
    const names = [...first.results, ...(await listed('Page=2')).results].map(({ planName }) => planName);
    expect(names).toEqual([...names].sort());
    for (const { coverageLevels } of first.results) {
      expect(coverageLevels.map((each) => each.coverageLevelName)).toEqual([
        'Individual',
        'Two members',
        'Family',
      ]);
    }
  });

  it('SAMPLE-1.2, SAMPLE-1.3: increases are 3 to 7 percent, with notices 60 or 90 days before they take effect', async () => {
    const planned = (await levelsNow()).map(({ level }) => level).filter(({ newFee }) => newFee !== null);
    expect(planned.length).toBeGreaterThan(5);
    const days = new Set<number>();
    for (const level of planned) {
      const percent = ((level.newFee ?? 0) / level.currentFee - 1) * 100;
      expect(percent).toBeGreaterThanOrEqual(2.99);
      expect(percent).toBeLessThanOrEqual(7.01);
      days.add(
        (Date.parse(level.effectiveDate ?? '') - Date.parse(level.communicationSendDate ?? '')) / DAY_MS,
      );
    }
    expect([...days].sort()).toEqual([60, 90]);
  });

  it('API-14.2, API-14.3, ENTITY-7.4: an increase by a percentage (0) is scheduled, changed to a fixed fee (1) and canceled', async () => {
    const { planId, level, coverageLevelId } = await freeLevel();
    const wish = { coverageLevelId, rateIncreaseType: 0, percentageIncrease: 5, ...DATES };
    const planned = await plan(planId, wish);
    const inPercent = {
      ...level,
      percentageIncrease: 5,
      newFee: Math.round(level.currentFee * 105) / 100,
      rateIncreaseType: 0,
      ...DATES,
      version: level.version + 1,
    };
    expect(planned.statusCode).toBe(200);
    expect(planned.json<Plan>().planId).toBe(planId);
    expect(planned.json<Plan>().coverageLevels).toContainEqual(inPercent);
    expect(await levelNow(planId, coverageLevelId)).toEqual(inPercent);

    const fixed = { coverageLevelId, rateIncreaseType: 1, newFee: level.currentFee + 0.01, ...DATES };
    const edited = await edit(planId, { ...fixed, effectiveDate: '2026-08-01' });
    const toFee = {
      ...level,
      newFee: level.currentFee + 0.01,
      rateIncreaseType: 1,
      ...DATES,
      effectiveDate: '2026-08-01',
      version: level.version + 2,
    };
    expect(edited.statusCode).toBe(200);
    expect(edited.json<Plan>().coverageLevels).toContainEqual(toFee);
    expect(await levelNow(planId, coverageLevelId)).toEqual(toFee);

    const cancelled = await cancel(planId, coverageLevelId);
    expect(cancelled.statusCode).toBe(200);
    const afterwards = { ...level, version: level.version + 3 };
    expect(cancelled.json<Plan>().coverageLevels).toContainEqual(afterwards);
    expect(await levelNow(planId, coverageLevelId)).toEqual(afterwards);
  });

  it('API-14: a scheduled fee and its monthly payment are current from the effective date', async () => {
    const { planId, level, coverageLevelId } = await freeLevel();
    const wish = { coverageLevelId, rateIncreaseType: 1, newFee: level.currentFee * 2 };
    await plan(planId, { ...wish, communicationSendDate: '2026-03-16', effectiveDate: '2026-05-15' });
    expect(await levelNow(planId, coverageLevelId)).toMatchObject({ currentFee: level.currentFee });
    server.clock.pass(60 * DAY_MS);
    admin = (await server.signIn('admin')).accessToken;
    expect(await levelNow(planId, coverageLevelId)).toEqual({
      ...level,
      currentFee: level.currentFee * 2,
      monthlyPaymentAmount: level.monthlyPaymentAmount * 2,
      version: level.version + 1,
    });
    server.clock.pass(-60 * DAY_MS);
    admin = (await server.signIn('admin')).accessToken;
    await cancel(planId, coverageLevelId);
  });

  it('API-14: a level has one increase at a time, and without one there is nothing to update or cancel', async () => {
    const { planId, level, coverageLevelId } = await freeLevel();
    const wish = { coverageLevelId, rateIncreaseType: 0, percentageIncrease: 3.25, ...DATES };
    const nothing = [409, 'noFeeIncrease', 'No increase is scheduled for this coverage level.'];
    expect(refusalIn(await edit(planId, wish))).toEqual(nothing);
    expect(refusalIn(await cancel(planId, coverageLevelId))).toEqual(nothing);
    const answers = await fiveAtOnce({ db: server.db, engine }, 'fee_increases', () => plan(planId, wish));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && outcomeOf(refused)[1]).toBe('An increase is already scheduled. Edit or cancel it.');
    await cancel(planId, coverageLevelId);
    expect(await levelNow(planId, coverageLevelId)).toEqual({ ...level, version: level.version + 2 });
  });

  it('API-14: an increase whose notices are sent can be canceled, but not updated', async () => {
    const announced = (await levelsNow()).find(
      ({ level }) => level.communicationSendDate !== null && level.communicationSendDate <= '2026-03-16',
    );
    if (!announced) throw new Error('No notice of the sample is sent.');
    const wish = {
      coverageLevelId: announced.level.coverageLevelId,
      rateIncreaseType: 0,
      percentageIncrease: 4,
      ...DATES,
    };
    expect(refusalIn(await edit(announced.planId, wish))).toEqual([
      409,
      'feeNoticesSent',
      'Notices have already gone out. Cancel this increase and schedule a new one.',
    ]);
    expect(await levelNow(announced.planId, announced.level.coverageLevelId)).toEqual(announced.level);
    expect((await cancel(announced.planId, announced.level.coverageLevelId)).statusCode).toBe(200);
  });

  it.each([
    [{ rateIncreaseType: 1, newFee: 0 }, 'The new fee must be higher than the current fee.'],
    [{ communicationSendDate: '2026-03-15' }, "The notice date can't be in the past."],
    [{ effectiveDate: '2026-05-02' }, 'The notice date must be before the new fee takes effect.'],
  ])('API-14: an increase with %j is rejected, and nothing changes', async (change, reason) => {
    const { planId, level, coverageLevelId } = await freeLevel();
    const good = { coverageLevelId, rateIncreaseType: 0, percentageIncrease: 5, ...DATES };
    expect(outcomeOf(await plan(planId, { ...good, ...change }))).toEqual([422, reason]);
    expect(await levelNow(planId, coverageLevelId)).toEqual(level);
    await plan(planId, good);
    const planned = await levelNow(planId, coverageLevelId);
    expect(outcomeOf(await edit(planId, { ...good, ...change }))).toEqual([422, reason]);
    expect(await levelNow(planId, coverageLevelId)).toEqual(planned);
    await cancel(planId, coverageLevelId);
  });
});
