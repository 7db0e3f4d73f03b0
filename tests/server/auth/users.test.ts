import { beforeAll, describe, expect, it } from 'vitest';
import { staffAccountsRepository } from '#server/auth/staff-accounts.queries.ts';
import { usersRepository } from '#server/auth/users.queries.ts';
import { practiceAccountsRepository } from '#server/practices/practice-accounts.queries.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { testClock } from '../../support/test-clock.ts';

describe.each(SAMPLED_ENGINES)('staff on %s', (engine) => {
  const database = suiteDatabase('sample', engine);
  beforeAll(async () => {
    const { db } = database;
    const elsewhere = await practiceAccountsRepository(db).ensureOrganization('Elsewhere Dental');
    await staffAccountsRepository(db, testClock).add({
      name: 'Robin Elsewhere',
      email: 'robin@elsewhere.test',
      phone: '',
      passwordHash: 'none',
      organizationIds: [elsewhere, 2],
      roles: ['EditorPlanFees'],
    });
  });

  const users = () => usersRepository(database.db);
  const robin = async () => (await users().findForSignIn('robin@elsewhere.test'))?.id ?? '';

  it('API-3: a user comes with organizations, practices, roles and their permissions', async () => {
    const user = await users().find(await robin());
    expect(user).toMatchObject({
      firstName: 'Robin Elsewhere',
      email: 'robin@elsewhere.test',
      username: 'robin@elsewhere.test',
      phone: '',
      locked: false,
      permissions: [],
    });
    expect(user?.organizations).toEqual([
      { id: expect.any(String), name: 'Elsewhere Dental', practices: [] },
      {
        id: '2',
        name: 'Cedar and Vine Dentistry',
        practices: [
          {
            id: '4',
            name: 'Cedar and Vine Asheville',
            phone: '(828) 555-0121',
            goal: 300_000,
            state: 'NC',
            timeZone: 'America/New_York',
          },
          expect.objectContaining({ id: '5', state: 'CO', timeZone: 'America/Denver' }),
          expect.objectContaining({ id: '6', state: 'ID', timeZone: 'America/Boise' }),
        ],
      },
    ]);
    expect(user?.roles).toEqual([
      {
        id: expect.any(String),
        name: 'EditorPlanFees',
        permissions: [{ id: expect.any(String), name: 'PlanFeesEditor', group: 15, level: '1010' }],
      },
    ]);
  });

  it('ENTITY-1: a password leaves for signing in alone', async () => {
    const user = await users().find(await robin());
    expect(Object.keys(user ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'locked',
      'organizations',
      'permissions',
      'phone',
      'roles',
      'username',
    ]);
    expect(await users().findForSignIn(' ROBIN@Elsewhere.TEST ')).toEqual({
      id: await robin(),
      passwordHash: 'none',
      locked: false,
    });
  });

  it.each(['0', '999999', 'x', '1 or 1=1', '-1', '1e3', '99999999999999999999'])(
    'a user of id %s is unknown',
    async (id) => {
      expect(await users().find(id)).toBeUndefined();
    },
  );

  it('an account is locked, opened and given a password by its email, whatever its case', async () => {
    const accounts = staffAccountsRepository(database.db, testClock);
    expect(await accounts.setLocked('Robin@elsewhere.test', true)).toBe(true);
    expect(await users().findForSignIn('robin@elsewhere.test')).toMatchObject({ locked: true });
    expect(await accounts.setLocked('robin@elsewhere.test', false)).toBe(true);
    expect(await accounts.setPassword('ROBIN@elsewhere.test', 'another')).toBe(true);
    expect(await users().findForSignIn('robin@elsewhere.test')).toMatchObject({
      locked: false,
      passwordHash: 'another',
    });
    expect(await accounts.setLocked('nobody@elsewhere.test', true)).toBe(false);
    expect(await accounts.setPassword('nobody@elsewhere.test', 'x')).toBe(false);
  });
});
