import { EventEmitter, once } from 'node:events';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { openDatabase } from '#server/db/open.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger, PASSWORD, suiteServer, type TestServer } from '../../support/server.ts';

const NEW = 'Harbor.Walk(7)';

describe.each(SAMPLED_ENGINES)('a sign-in that is checked while the password changes, over %s', (engine) => {
  /** Emits `judged` when a password was compared, which is then held until `release`. */
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

  it('API-1, LAYOUT-8: is refused, and leaves no session', async () => {
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

  it.runIf(engine === 'postgresql')(
    'API-1, LAYOUT-8: waits for a change that is not committed yet, and is refused',
    async () => {
      const { username } = await addStranger(server.db, ['ViewerGeneral']);
      const other = await openDatabase({ url: server.database.url ?? '' });
      const hash = await hashPassword(NEW);
      let answered = false;
      let signIn: ReturnType<TestServer['tryToSignIn']> | undefined;
      await other.db.transaction().execute(async (transaction) => {
        await sql`update users set password_hash = ${hash} where username = ${username}`.execute(transaction);
        signIn = server.tryToSignIn(username, PASSWORD).finally(() => {
          answered = true;
        });
        await vi.waitFor(async () => {
          const { rows } = await sql`select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
          expect(answered || rows.length > 0).toBe(true);
        }, WAIT);
      });
      await other.close();
      expect((await signIn)?.statusCode).toBe(401);
      expect(await openSessions(username)).toBe(0);
    },
  );
});
