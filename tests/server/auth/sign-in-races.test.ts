import { EventEmitter, once } from 'node:events';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { PASSWORD, suiteServer } from '../../support/server.ts';

const NEW = 'Harbor.Walk(7)';

describe.each(SAMPLED_ENGINES)('a sign-in that is checked while the password changes, over %s', (engine) => {
  /** Emits `judged` after a password comparison, whose result is paused until `release`. */
  const judging = new EventEmitter();
  let isHeld = false;
  const server = suiteServer({
    engine,
    comparePassword: async (hashed, password) => {
      const matches = await verify(hashed, password);
      if (isHeld) {
        judging.emit('judged');
        await once(judging, 'release');
      }
      return matches;
    },
  });

  const openSessions = async (username: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from sessions join users on users.id = user_id
      where username = ${username} and ended_at is null`.execute(server.db);
    return rows[0]?.count;
  };

  it('API-1, LAYOUT-8: is rejected, and no session remains', async () => {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    const { accessToken: token } = await server.signIn(username);
    isHeld = true;
    const judged = once(judging, 'judged');
    const signIn = server.tryToSignIn(username, PASSWORD);
    await judged;
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const changed = await server.call('POST', '/api/user/password', { token, body });
    isHeld = false;
    judging.emit('release');

    expect(changed.statusCode).toBe(200);
    const answer = await signIn;
    expect([answer.statusCode, answer.body]).toEqual([
      401,
      '{"status":401,"reason":"Unauthorized","code":"invalidCredentials","message":"Invalid email or password."}',
    ]);
    expect(await openSessions(username)).toBe(1);
    expect((await server.tryToSignIn(username, NEW)).statusCode).toBe(200);
  });
});
