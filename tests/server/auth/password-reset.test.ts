import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { PASSWORD, suiteServer } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';
import { rowsOf } from '../../support/tables.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Lantern7Road';

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine, env: { PUBLIC_URL: 'https://portal.example.test' } });
  let username: string;
  beforeEach(async () => {
    username = (await addStranger(server.db, ['ViewerGeneral'])).username;
  });

  const post = (path: string, form: Record<string, string>) =>
    server.call('POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const request = (typed: string) => post('/password-reset', { username: typed });
  const emails = () =>
    rowsOf(server.db, 'outbox_messages', ['recipient', 'subject', 'body'], {
      kind: 'passwordReset',
      recipient: username,
    });
  const newestLink = async () =>
    /https:\/\/portal\.example\.test(\/password-reset\/[\w-]{32})(?=\n)/.exec(
      (await emails()).at(-1)?.body ?? '',
    )?.[1] ?? '';
  const choose = (link: string, newPassword = NEW_PASSWORD, repeatedPassword = newPassword) =>
    post(link, { newPassword, repeatedPassword });
  const signsIn = async (password: string) =>
    (await server.tryToSignIn(username, password)).statusCode === 200;

  it('LOGIN-9.7: the emailed link sets a new password once, and ends every session of the user', async () => {
    const { accessToken } = (await server.tryToSignIn(username, PASSWORD)).json<{ accessToken: string }>();
    const sent = await request(` ${username.toUpperCase()} `);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/password-reset/sent']);
    const link = await newestLink();
    expect((await server.call('GET', link)).body).toContain(username);
    expect(await signsIn(PASSWORD)).toBe(true);
    const changed = await choose(link);
    expect([changed.statusCode, changed.headers.location]).toEqual([303, '/password-reset/changed']);
    expect((await server.call('GET', '/api/user', { token: accessToken })).statusCode).toBe(401);
    expect([await signsIn(PASSWORD), await signsIn(NEW_PASSWORD)]).toEqual([false, true]);
    expect((await choose(link, 'Another7Road')).statusCode).toBe(410);
    expect(await signsIn('Another7Road')).toBe(false);
    const entries = await server.db
      .selectFrom('audit_entries')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['operation', 'username', 'address'])
      .where('request_id', '=', String(changed.headers['x-request-id']))
      .execute();
    expect(entries).toEqual([{ operation: 'resetPassword', username, address: '127.0.0.1' }]);
  });

  it('LOGIN-9.7: a link works for 30 minutes, and a newer link replaces it', async () => {
    await request(username);
    const first = await newestLink();
    await request(username);
    const second = await newestLink();
    expect((await choose(first)).statusCode).toBe(410);
    server.clock.pass(30 * MINUTE_MS - 1);
    expect((await server.call('GET', second)).statusCode).toBe(200);
    server.clock.pass(1);
    const late = await server.call('GET', second);
    expect([late.statusCode, late.body.includes('This link doesn’t work anymore')]).toEqual([410, true]);
    expect((await choose(second)).statusCode).toBe(410);
    expect(await signsIn(PASSWORD)).toBe(true);
  });

  it('LOGIN-9.7: of the links from two simultaneous requests, one sets a password', async () => {
    await Promise.all([request(username), request(username)]);
    const links = (await emails()).map(
      ({ body }) => /\/password-reset\/[\w-]{32}(?=\n)/.exec(body)?.[0] ?? '',
    );
    const codes: number[] = [];
    for (const link of links) codes.push((await choose(link)).statusCode);
    expect(codes.sort()).toEqual([303, 410]);
  });

  it('LOGIN-9.7: a link ends when the user or the operator changes the password', async () => {
    const { accessToken } = await server.signIn(username);
    await request(username);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await server.call('POST', '/api/user/password', { token: accessToken, body });
    expect([changed.statusCode, (await choose(await newestLink())).statusCode]).toEqual([200, 410]);
    await request(username);
    await staffAccountsRepository(server.db, server.clock.now).setPassword(
      username,
      await hashPassword(PASSWORD),
    );
    expect((await choose(await newestLink())).statusCode).toBe(410);
    expect(await signsIn(PASSWORD)).toBe(true);
  });

  it('LOGIN-9.7: the page is the same for an unknown address, which gets no email', async () => {
    const [known, unknown] = [await request(username), await request('unknown@bridgework.test')];
    for (const name of ['statusCode', 'body'] as const) expect(unknown[name]).toEqual(known[name]);
    expect(unknown.headers.location).toBe(known.headers.location);
    const recipient = 'unknown@bridgework.test';
    expect(await rowsOf(server.db, 'outbox_messages', ['id'], { recipient })).toEqual([]);
  });

  it('LOGIN-9.7: a fourth request within 15 minutes sends no email and gets the same page', async () => {
    for (const _ of [1, 2, 3, 4]) expect((await request(username)).statusCode).toBe(303);
    expect(await emails()).toHaveLength(3);
  });

  it.each([
    ['is too short', 'Lamp7', 'Lamp7', 'The new password must be at least 8 characters'],
    ['has a refused character', 'Lantern7~Road', 'Lantern7~Road', 'You can only use letters'],
    ['is too long', 'Lantern7RoadLantern7R', 'Lantern7RoadLantern7R', 'At most 20 characters'],
    ['is easy to guess', 'Password1', 'Password1', 'This password is too easy to guess. Choose another one.'],
    ['is repeated differently', NEW_PASSWORD, 'Lantern8Road', 'Passwords don’t match. Enter both again.'],
  ])(
    'LOGIN-9.7: a password that %s is rejected, and the link still works',
    async (_, typed, repeated, says) => {
      await request(username);
      const link = await newestLink();
      const refused = await choose(link, typed, repeated);
      expect([refused.statusCode, refused.body.includes(says)]).toEqual([400, true]);
      expect(await signsIn(PASSWORD)).toBe(true);
      expect((await choose(link)).statusCode).toBe(303);
    },
  );

  it('LOGIN-9.7: text that is not an email is rejected, and an unknown key opens nothing', async () => {
    const refused = (await request('front "desk"')).body;
    expect(refused).toContain('Invalid email');
    expect(refused).toContain('value="front &quot;desk&quot;"');
    expect((await request('')).body).toContain('Email is required');
    for (const key of ['x', 'A'.repeat(32), '%00', "'--"])
      expect([key, (await server.call('GET', `/password-reset/${key}`)).statusCode]).toEqual([key, 410]);
  });

  it('LOGIN-9.7: a new password by link lifts the block after too many wrong passwords', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await server.tryToSignIn(username, 'Wrong7Password');
    expect((await server.tryToSignIn(username, PASSWORD)).statusCode).toBe(429);
    await request(username);
    await choose(await newestLink());
    expect(await signsIn(NEW_PASSWORD)).toBe(true);
  });

  it('LOGIN-9.7: the key of a link is in no log', async () => {
    await request(username);
    const link = await newestLink();
    await server.call('GET', link);
    const key = link.replace('/password-reset/', '');
    expect(server.logs.filter((line) => line.includes(key))).toEqual([]);
  });
});

describe('without a mail server', () => {
  const server = suiteServer();

  it('LOGIN-9.7: the page sends the user to their administrator', async () => {
    const production = await server.alsoWith(PRODUCTION);
    const page = await production.call('GET', '/password-reset');
    expect(page.body).toContain('Ask your administrator for a new password.');
    await production.app.close();
  });
});
