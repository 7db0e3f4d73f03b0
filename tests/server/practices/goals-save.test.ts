import { beforeAll, describe, expect, it } from 'vitest';
import { conflict } from '#tests/support/failures.ts';
import { addPractice } from '#tests/support/patients.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addStranger } from '../../support/people.ts';
import { addTransaction } from '../../support/rows.ts';
import { outcomeOf, type Schema, suiteServer } from '../../support/server.ts';

type Targets = Schema<'GoalSettings'>['monthlyTargets'];

const CHANGED = 'Someone else changed these goals. Nothing was saved.';

/** The clock shows March 16, 2026, so that January and February are over. */
describe.each(SAMPLED_ENGINES)('saving goals, over %s', (engine) => {
  const server = suiteServer({ engine });
  let place: Awaited<ReturnType<typeof addStranger>>;
  let token: string;
  const signIn = async () => {
    token = (await server.signIn(place.username)).accessToken;
  };
  beforeAll(async () => {
    place = await addStranger(server.db, ['AdministratorGoalSettings']);
    await signIn();
  });

  const url = (practiceId = place.practiceId) =>
    `/admin/organization/${place.organizationId}/practice/${practiceId}/goals`;
  const read = (year: number, practiceId?: string) =>
    server.get<Schema<'GoalRecord'>>(`${url(practiceId)}?Year=${year}`, token);
  const save = (year: number, monthlyTargets: Targets, version?: number, practiceId?: string) =>
    server.call('POST', `/api${url(practiceId)}`, { token, body: { year, monthlyTargets, version } });

  const addSibling = async (name: string) =>
    String(await addPractice(server.db, name, { organizationId: place.organizationId }));

  it('API-13.3: each change raises the version and names who saved; the same goals again do not', async () => {
    expect(await read(2027)).toMatchObject({ version: 0, changedBy: null });
    expect((await save(2027, { january: { setting: 4000 }, may: { setting: 10.5 } }, 0)).statusCode).toBe(
      200,
    );
    expect(await read(2027)).toMatchObject({ version: 1, changedBy: 'Sam Stranger' });
    expect((await save(2027, { january: { setting: 4000 }, june: { setting: 0 } }, 1)).statusCode).toBe(200);
    expect(await read(2027)).toMatchObject({ version: 1 });
    expect((await save(2027, { january: { setting: 4000.01 } })).statusCode).toBe(200);
    expect(await read(2027)).toMatchObject({ version: 2 });
  });

  it('API-13.3: goals that another user changed are not overwritten, and the response has the stored ones', async () => {
    expect((await save(2028, { july: { setting: 700 } }, 0)).statusCode).toBe(200);
    const late = await save(2028, { july: { setting: 1 }, august: { setting: 2 } }, 0);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      conflict('goalsChanged', CHANGED, [await read(2028)]),
    ]);
    const { monthlyTargets } = await read(2028);
    expect([monthlyTargets.july.setting, monthlyTargets.august.setting]).toEqual([700, 0]);
  });

  it('API-13.3: a save that is repeated after a lost response succeeds', async () => {
    const saves = [
      await save(2030, { may: { setting: 5 } }, 0),
      await save(2030, { may: { setting: 5 } }, 0),
    ];
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(2030)).version).toBe(1);
  });

  it('API-13.3: if ten users save the same version at once, one save succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, user) => save(2029, { may: { setting: user + 1 } }, 0)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await read(2029)).version).toBe(1);
  });

  it('API-13.4: changing the goal of a month that is over rejects the whole save', async () => {
    const body = { february: { setting: 900 }, march: { setting: 900 } };
    expect(outcomeOf(await save(2026, body, 0))).toEqual([
      409,
      'February 2026 is over, so its goal can’t change. Nothing was saved.',
    ]);
    expect(outcomeOf(await save(2025, { december: { setting: 1 } }))).toEqual([
      409,
      'December 2025 is over, so its goal can’t change. Nothing was saved.',
    ]);
    const { monthlyTargets, version } = await read(2026);
    expect([monthlyTargets.march.setting, version]).toEqual([0, 0]);
    // Unchanged, such a goal may be sent along with the others.
    expect((await save(2026, { ...body, february: { setting: 0 } }, 0)).statusCode).toBe(200);
    expect((await read(2026)).monthlyTargets.march.setting).toBe(900);
  });

  it('API-13.4: the time zone of the practice decides when a month is over', async () => {
    const before = new Date('2026-04-01T03:59:00Z').getTime() - server.clock.now().getTime();
    server.clock.pass(before);
    await signIn();
    expect((await save(2026, { march: { setting: 901 } })).statusCode).toBe(200);
    server.clock.pass(60_000);
    expect(outcomeOf(await save(2026, { march: { setting: 902 } }))[1]).toBe(
      'March 2026 is over, so its goal can’t change. Nothing was saved.',
    );
    server.clock.pass(-before - 60_000);
    await signIn();
  });

  it('API-13.5: the organization has the sums of its practices, and no other practice', async () => {
    const other = await addSibling('Birch Lane Dental');
    await save(2026, { april: { setting: 100.25 }, march: { setting: 0 } });
    await save(2026, { april: { setting: 200.5 } }, 0, other);
    const patient = await addPatient(server.db, Number(other));
    const plan = await addPlan(server.db, Number(other), patient.id, {
      start: '2026-01-01',
      end: '2026-12-31',
    });
    const on = { practiceId: Number(other), patientId: patient.id, planId: plan };
    await addTransaction(server.db, on, { chargeCents: 15_050, datePaid: '2026-04-30' });
    const sums = await server.get<Schema<'OrganizationGoals'>>(`${url()}/organization?Year=2026`, token);
    expect([sums.organizationId, sums.year]).toEqual([place.organizationId, 2026]);
    expect(sums.monthlyTargets.april).toEqual({ setting: 300.75, met: 150.5, percent: 50 });
    expect(sums.practices.map(({ practiceId, total }) => [practiceId, total])).toEqual([
      [place.practiceId, { setting: 100.25, met: 0, percent: 0 }],
      [other, { setting: 200.5, met: 150.5, percent: 75 }],
    ]);
  });

  describe('copying them', () => {
    const copy = (year: number, version: number, practices: { practiceId: string; version: number }[]) =>
      server.call('POST', `/api${url()}/copy`, { token, body: { year, version, practices } });

    it('API-13.6: replaces the goals of the chosen practices, except for months that are over', async () => {
      const [first, second] = [await addSibling('Cedar'), await addSibling('Dogwood')];
      await server.db
        .insertInto('goals')
        .values({ practice_id: Number(first), year: 2026, month: 2, setting_cents: 777 })
        .execute();
      await save(2026, { december: { setting: 1200.01 }, may: { setting: 5 } });
      await save(2026, { may: { setting: 6 }, june: { setting: 6 } }, 0, second);
      const { version } = await read(2026);
      const copied = await copy(2026, version, [
        { practiceId: first, version: 0 },
        { practiceId: second, version: 1 },
      ]);
      expect(outcomeOf(copied)).toEqual([200, 'Goals copied successfully']);
      const source = await read(2026);
      for (const [practice, now, february] of [
        [first, 1, 7.77],
        [second, 2, 0],
      ] as const) {
        const { monthlyTargets, version: raised } = await read(2026, practice);
        expect(raised).toBe(now);
        expect(monthlyTargets.february.setting).toBe(february);
        const { december, may, june } = monthlyTargets;
        expect([december.setting, may.setting, june.setting]).toEqual([1200.01, 5, 0]);
      }
      expect(source.version).toBe(version);
    });

    it('API-13.6, API-17.17: a later change to one of them means that nothing is copied', async () => {
      const [first, second] = [await addSibling('Elm'), await addSibling('Fir')];
      await save(2027, { may: { setting: 9 } }, 0, second);
      const { version } = await read(2027);
      const to = [first, second].map((practiceId) => ({ practiceId, version: 0 }));
      expect(outcomeOf(await copy(2027, version, to))).toEqual([
        409,
        'Someone else changed goals of these practices. Nothing was copied.',
      ]);
      expect(outcomeOf(await copy(2027, version - 1, [{ practiceId: first, version: 0 }]))[0]).toBe(409);
      expect((await read(2027, first)).version).toBe(0);
    });

    it('API-13.6: a copy that is repeated after a lost response succeeds', async () => {
      const to = [{ practiceId: await addSibling('Gum'), version: 0 }];
      const { version } = await read(2027);
      const copies = [await copy(2027, version, to), await copy(2027, version, to)];
      expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    });

    it('API-13.6, PERM-6.6: a practice of another organization responds like an unknown one', async () => {
      const { version } = await read(2027);
      for (const practiceId of ['1', '999999999'])
        expect(outcomeOf(await copy(2027, version, [{ practiceId, version: 0 }]))).toEqual(NOT_FOUND);
    });
  });
});
