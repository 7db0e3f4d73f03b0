import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionsRepository } from '#server/auth/sessions.queries.ts';
import { usersRepository } from '#server/staff/users.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPerson, addStranger } from '#tests/support/people.ts';
import { outcomeOf, suiteServer } from '#tests/support/server.ts';
import { rowOf, updateRows } from '#tests/support/tables.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { NOT_FOUND } from '../../support/failures.ts';

/** A statement that fails only when it runs. */
const FAILS = sql`select 1 / (select count(*) - count(*) from users)`;

describe.each(SAMPLED_ENGINES)('a read in one statement with the rights, over %s', (engine) => {
  const server = suiteServer({ engine });
  let memberId: string;
  beforeAll(async () => {
    const patient = await rowOf(server.db, 'patients', ['member_id'], { practice_id: 1 });
    memberId = patient.member_id;
  });

  it('PERM-6: is not read for a user who does not belong to the practice', async () => {
    const { username, practiceId } = await addStranger(server.db, ['ViewerGeneral']);
    const sessions = sessionsRepository(server.db, testClock);
    const user = await usersRepository(server.db).findForSignIn(username);
    const id = (await sessions.start(user?.id ?? '', user?.passwordHash ?? '')) ?? '';
    expect(await sessions.findCaller(id, { practiceId: '1' }, FAILS)).toMatchObject({
      linked: false,
      found: null,
    });
    await expect(sessions.findCaller(id, { practiceId }, FAILS)).rejects.toThrow('division by zero');
  });

  it.each([
    ['a search', () => 'patient/search'],
    ['a lookup', () => `member/${memberId}/detail`],
  ])('PERM-6: %s is rejected once its user is locked, or leaves the organization', async (_, of) => {
    const { db } = server;
    const username = await addPerson(db, { organizationIds: [1] });
    const { accessToken: token } = await server.signIn(username);
    const ask = () => server.call('GET', `/api/patient-management/practice/1/${of()}`, { token });
    const lock = (locked: boolean) => updateRows(db, 'users', { username }, { locked });
    expect((await ask()).statusCode).toBe(200);

    await lock(true);
    expect(outcomeOf(await ask())).toEqual([401, 'Unauthorized']);
    await lock(false);
    expect((await ask()).statusCode).toBe(200);

    const user = db.selectFrom('users').select('id').where('username', '=', username);
    await db.deleteFrom('user_organizations').where('user_id', 'in', user).execute();
    expect(outcomeOf(await ask())).toEqual(NOT_FOUND);
  });

  it('API-22: validates a request only for a user who may send it', async () => {
    const { accessToken: token } = await server.signIn('office');
    const ask = (practice: string, more: { token?: string }) =>
      server.call('GET', `/api/patient-management/practice/${practice}/patient/search?PageSize=0`, more);
    expect(outcomeOf(await ask('1', {}))).toEqual([401, 'Unauthorized']);
    expect(outcomeOf(await ask('99999999', { token }))).toEqual(NOT_FOUND);
    expect((await ask('1', { token })).statusCode).toBe(400);
  });
});
