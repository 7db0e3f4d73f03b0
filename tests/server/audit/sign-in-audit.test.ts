import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { commandOver } from '../../support/command.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { PASSWORD, startTestServer, type TestServer, type Tokens } from '../../support/server.ts';

const ADMIN = 'admin@bridgework.test';
const DAY_MS = 24 * 60 * 60 * 1000;
const BYTE_ORDER_MARK = '\uFEFF';
const HEADINGS =
  'Time,User,User ID,Address,Operation,Stage,Outcome,Organization ID,Practice ID,Member ID,Request ID,Reason,Subject';

describe.each(SAMPLED_ENGINES)('the audit of signing in, over %s', (engine) => {
  let server: TestServer;
  let folder: string;
  let seen: number;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-audit-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    server.clock.pass(DAY_MS);
    seen = (await entries()).length;
  });

  const entries = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select operation, outcome, username, host(address) as address
      from audit_entries left join users on users.id = user_id
      where stage = 'answer' order by audit_entries.id`.execute(server.db);
    return rows;
  };
  const added = async () => (await entries()).slice(seen);
  const refresh = (refreshToken: string) =>
    server.call('POST', '/api/refresh-token', { body: { refreshToken }, address: '10.0.0.2' });
  const today = () => server.clock.now().toISOString().slice(0, 10);
  const run = async (...args: string[]) => {
    const { printed, run: user } = commandOver(server.db, 'user');
    await user('audit', ...args);
    return printed;
  };

  it('API-1: has each sign-in and each refusal with the user and the address', async () => {
    const locked = await addStranger(server.db, ['ViewerGeneral']);
    await staffAccountsRepository(server.db, server.clock.now).setLocked(locked.username, true);
    await server.tryToSignIn(ADMIN, PASSWORD, '::ffff:10.0.0.1');
    await server.tryToSignIn(ADMIN, 'guess', '2001:DB8:0:0::1');
    await server.tryToSignIn(locked.username, PASSWORD, '10.0.0.3');
    expect(await added()).toEqual([
      { operation: 'authenticate', outcome: 200, username: ADMIN, address: '10.0.0.1' },
      { operation: 'authenticate', outcome: 401, username: ADMIN, address: '2001:db8::1' },
      { operation: 'authenticate', outcome: 401, username: locked.username, address: '10.0.0.3' },
    ]);
  });

  it('API-1: stores nothing about an unknown username, which may be a password', async () => {
    await server.tryToSignIn('Typed.Here(9)', 'guess', '10.0.0.1');
    expect(await added()).toEqual([
      { operation: 'authenticate', outcome: 401, username: null, address: '10.0.0.1' },
    ]);
    const { rows } = await sql`
      select from audit_entries where audit_entries::text ilike '%typed.here%'`.execute(server.db);
    expect(rows).toEqual([]);
    expect(server.logs.join('')).not.toMatch(/typed\.here/i);
  });

  it('API-1: has one entry when a limit is reached, however many sign-ins it refuses', async () => {
    for (let guess = 0; guess < 15; guess += 1) await server.tryToSignIn(ADMIN, 'guess', '10.0.0.9');
    const outcomes = (await added()).map(({ outcome, username }) => [outcome, username]);
    expect(outcomes).toEqual([...Array(10).fill([401, ADMIN]), [429, ADMIN]]);
  });

  it('API-2: has a replayed refresh token that ended its session, and no ordinary refresh', async () => {
    const first = await server.signIn('admin');
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    await refresh(second.refreshToken);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    expect(await added()).toEqual([
      { operation: 'authenticate', outcome: 200, username: ADMIN, address: '127.0.0.1' },
      { operation: 'refreshToken', outcome: 401, username: ADMIN, address: '10.0.0.2' },
    ]);
  });

  it('LOGIN-8: has a sign-out that ended a session, and none that did not', async () => {
    const { refreshToken } = await server.signIn('admin');
    for (let time = 0; time < 2; time += 1)
      await server.call('POST', '/api/sign-out', { body: { refreshToken }, address: '10.0.0.4' });
    await server.call('POST', '/api/sign-out', { body: { refreshToken: 'x' } });
    expect((await added()).slice(1)).toEqual([
      { operation: 'signOut', outcome: 204, username: ADMIN, address: '10.0.0.4' },
    ]);
  });

  it('is printed by a command, filtered by user and days', async () => {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    const { accessToken, refreshToken } = await server.signIn(username);
    await server.call('POST', '/api/user/password', {
      token: accessToken,
      body: { currentPassword: 'wrong', newPassword: 'Harbor.Walk(7)' },
    });
    await server.call('POST', '/api/user/password', {
      token: accessToken,
      body: { currentPassword: PASSWORD, newPassword: 'Harbor.Walk(7)' },
    });
    await server.call('POST', '/api/sign-out', { body: { refreshToken } });
    await server.tryToSignIn('unknown@bridgework.test', PASSWORD, '2001:db8::1');
    const row = (event: string, address: string, user: string) =>
      `${today()} 17:00:00  ${event.padEnd(40)}${address.padEnd(41)}${user}`.trimEnd();
    const heading = `${'Time (UTC)'.padEnd(21)}${'Event'.padEnd(40)}${'Address'.padEnd(41)}User`;
    const own = [
      row('Signed in', '127.0.0.1', username),
      row('Password change refused', '127.0.0.1', username),
      row('Password changed', '127.0.0.1', username),
      row('Signed out', '127.0.0.1', username),
    ];
    expect(await run('--user', username.toUpperCase())).toEqual([heading, ...own]);
    expect(await run('--since', today())).toEqual([
      heading,
      ...own,
      row('Sign-in refused', '2001:db8::1', 'unknown'),
    ]);
    expect(await run('--user', username, '--until', today())).toHaveLength(5);
    server.clock.pass(DAY_MS);
    expect(await run('--since', today())).toEqual([heading]);
  });

  it('is exported as CSV without formulas', async () => {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    await sql`update users set username = '=1+1,@evil.test' where username = ${username}`.execute(server.db);
    const { accessToken } = await server.signIn('admin');
    await server.call('GET', '/api/support/practice/1/get-notifications', { token: accessToken });
    await server.tryToSignIn('=1+1,@evil.test', PASSWORD, '10.0.0.5');
    const file = path.join(folder, `${engine}.csv`);
    const [line] = await run('--since', today(), '--until', today(), '--out', file);
    expect(line).toBe(`Wrote 3 entries to ${file}.`);
    const text = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const time = server.clock.now().toISOString();
    const ids = String.raw`[\da-f-]{36}`;
    expect(text.split('\r\n')).toEqual([
      `${BYTE_ORDER_MARK}${HEADINGS}`,
      expect.stringMatching(`^${time},${ADMIN},\\d+,127.0.0.1,authenticate,answer,200,,,,${ids},,$`),
      expect.stringMatching(`^${time},${ADMIN},\\d+,127.0.0.1,getNotifications,answer,200,,1,,${ids},,$`),
      expect.stringMatching(
        `^${time},"'=1\\+1,@evil.test",\\d+,10.0.0.5,authenticate,answer,200,,,,${ids},,$`,
      ),
      '',
    ]);

    await expect(run('--out', file)).rejects.toThrow(`The file ${file} is there already: name another.`);
    expect((await run('--csv', '--since', today())).join('\n')).toBe(text.slice(0, -1));
  });

  it.each([
    ['There is no user unknown@bridgework.test.', ['--user', 'unknown@bridgework.test']],
    ['--since: a day, such as 2027-03-01.', ['--since', 'yesterday']],
    ['--until: a day, such as 2027-03-01.', ['--until', '2027-02-30']],
  ])('the command refuses invalid options: %s', async (message, args) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
