import { describe, expect, it } from 'vitest';
import type { components } from '#api/schema.d.ts';
import { browserWords } from '#server/auth/browser-words.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addStranger } from '#tests/support/people.ts';
import { outcomeOf, PASSWORD, refusalIn, type Schema, suiteServer } from '#tests/support/server.ts';
import { rowsOf } from '#tests/support/tables.ts';

type SessionList = components['schemas']['SessionList'];

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const MINUTE_MS = 60_000;
const NEW = 'Harbor.Walk(7)';
const QUARTER_HOUR_MS = 15 * 60 * 1000;

describe.each(SAMPLED_ENGINES)('a user’s own account, over %s', (engine) => {
  const server = suiteServer({ engine });

  describe('the sessions of a user', () => {
    async function signedInTwice() {
      const { username } = await addStranger(server.db, ['ViewerGeneral']);
      const signedIn = await server.call('POST', '/api/authenticate', {
        body: { username, password: PASSWORD },
        headers: { 'user-agent': EDGE },
      });
      server.clock.pass(MINUTE_MS);
      return {
        edge: signedIn.json<{ accessToken: string }>().accessToken,
        here: (await server.signIn(username)).accessToken,
      };
    }
    const list = async (token: string) => (await server.get<SessionList>('/user/sessions', token)).results;
    const end = (token: string, body: object) =>
      server.call('POST', '/api/user/sessions/end', { token, body });
    const statusFor = async (token: string) => (await server.call('GET', '/api/user', { token })).statusCode;

    it('SESSION-7.1: are listed with browser, start and last request, the one used last first', async () => {
      const { edge, here } = await signedInTwice();
      const [latest, other, ...more] = await list(here);
      expect(more).toEqual([]);
      expect(latest).toMatchObject({ isCurrent: true, startedAt: server.clock.now().toISOString() });
      expect(other).toMatchObject({ isCurrent: false, browser: 'Edge on Windows' });
      expect(Date.parse(other?.lastUsedAt ?? '')).toBe(server.clock.now().getTime() - MINUTE_MS);
      server.clock.pass(MINUTE_MS);
      expect((await list(edge)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
      server.clock.pass(60 * MINUTE_MS);
      expect(await list(await server.signIn('admin').then(({ accessToken }) => accessToken))).toHaveLength(1);
    });

    it('SESSION-7.2: one of them ends, or all others, and the ended one is signed out', async () => {
      const { edge, here } = await signedInTwice();
      const [, other] = await list(here);
      const ended = await end(here, { sessionId: other?.id });
      expect(ended.statusCode).toBe(204);
      const audited = await rowsOf(server.db, 'audit_entries', ['operation', 'stage'], {
        request_id: String(ended.headers['x-request-id']),
      });
      expect(audited).toContainEqual({ operation: 'endSessions', stage: 'change' });
      expect([await statusFor(edge), await statusFor(here)]).toEqual([401, 200]);
      const again = await signedInTwice();
      expect((await end(again.edge, {})).statusCode).toBe(204);
      expect([await statusFor(again.here), await statusFor(again.edge)]).toEqual([401, 200]);
      expect(await statusFor(here)).toBe(200);
    });

    it('PERM-6: a session of another user neither is listed nor ends', async () => {
      const own = await signedInTwice();
      const foreign = await signedInTwice();
      const [session] = await list(foreign.here);
      expect((await end(own.here, { sessionId: session?.id })).statusCode).toBe(204);
      expect(await statusFor(foreign.here)).toBe(200);
      expect((await end(own.here, { sessionId: 'x' })).statusCode).toBe(400);
    });
  });

  describe('LAYOUT-8.5: a user’s own name and phone', () => {
    async function signedIn() {
      const { username } = await addStranger(server.db, ['ViewerGeneral']);
      const { accessToken: token } = await server.signIn(username);
      const stored = async () =>
        (await rowsOf(server.db, 'users', ['first_name', 'phone', 'version'], { username }))[0];
      return {
        token,
        stored,
        change: (body: object) => server.call('PUT', '/api/user', { token, body }),
      };
    }

    it('are stored without the spaces around them, answered, and raise the version that managers check', async () => {
      const { token, stored, change } = await signedIn();
      const before = await stored();
      const changed = await change({ name: ' Robin Vale ', phone: '6145550142' });
      expect([changed.statusCode, changed.json()]).toEqual([
        200,
        await server.get<Schema<'StaffUser'>>('/user', token),
      ]);
      expect(changed.json()).toMatchObject({ firstName: 'Robin Vale', phone: '6145550142' });
      const version = (before?.version ?? 0) + 1;
      expect(await stored()).toEqual({ first_name: 'Robin Vale', phone: '6145550142', version });
    });

    it('what is missing stays, a phone can be removed, and no change keeps the version', async () => {
      const { stored, change } = await signedIn();
      await change({ name: 'Robin Vale', phone: '6145550142' });
      const before = await stored();
      await change({ phone: '' });
      const after = { ...before, phone: '', version: (before?.version ?? 0) + 1 };
      expect(await stored()).toEqual(after);
      for (const body of [{}, { name: 'Robin Vale' }, { phone: '' }]) await change(body);
      expect(await stored()).toEqual(after);
    });

    it.each([
      [{ name: 'Bo' }, 'Name must be at least 3 characters'],
      [{ name: '\u200b\u200b\u200b' }, /^.*Name has characters that can.t be shown/],
      [{ phone: '555' }, 'Phone Number must be at least 10 digits'],
      [{ email: 'robin@vale.test' }, /email/],
    ])('%j is refused and changes nothing', async (body, message) => {
      const { stored, change } = await signedIn();
      const before = await stored();
      const refused = await change(body);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toMatch(message);
      expect(await stored()).toEqual(before);
    });
  });

  describe('LAYOUT-8: changing a password', () => {
    const newUser = async () => {
      const { username } = await addStranger(server.db, ['ViewerGeneral']);
      return { username, ...(await server.signIn(username)) };
    };
    const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
      server.call('POST', '/api/user/password', { token, body: { currentPassword, newPassword } });

    it('API-21.5: the new password signs in, the old one does not, and the other sessions end', async () => {
      const user = await newUser();
      const elsewhere = await server.signIn(user.username);
      expect(outcomeOf(await change(user.accessToken, PASSWORD, NEW))).toEqual([
        200,
        'Password changed successfully',
      ]);
      expect((await server.tryToSignIn(user.username, PASSWORD)).statusCode).toBe(401);
      expect((await server.tryToSignIn(user.username, NEW)).statusCode).toBe(200);

      const statusFor = async (token: string) =>
        (await server.call('GET', '/api/user', { token })).statusCode;
      expect(await statusFor(user.accessToken)).toBe(200);
      expect(await statusFor(elsewhere.accessToken)).toBe(401);
      const refresh = (refreshToken: string) =>
        server.call('POST', '/api/refresh-token', { body: { refreshToken } });
      expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(401);
      expect((await refresh(user.refreshToken)).statusCode).toBe(200);
      const { accessToken: colleague } = await server.signIn('admin');
      expect(await statusFor(colleague)).toBe(200);
    });

    it('LAYOUT-8: a wrong current password is rejected, and changes nothing', async () => {
      const user = await newUser();
      const answer = await change(user.accessToken, 'Wrong2026!', NEW);
      expect(refusalIn(answer)).toEqual([400, 'wrongPassword', 'Your current password is incorrect.']);
      expect(answer.json()).toMatchObject({
        validationErrors: [{ field: 'currentPassword', message: 'Your current password is incorrect.' }],
      });
      expect((await server.tryToSignIn(user.username, PASSWORD)).statusCode).toBe(200);
    });

    it.each([
      ['short1', 'The new password must be at least 8 characters', 'invalidRequest'],
      ['123456789012345678901', 'The new password must be at most 20 characters', 'invalidRequest'],
      [
        'Brücke2026!',
        'The new password may have only letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +',
        'invalidRequest',
      ],
      [undefined, 'Password is required', 'invalidRequest'],
      [PASSWORD, 'Your new password must be different from the current one.', 'samePassword'],
      ['Password1!', 'This password is too easy to guess. Choose another one.', 'weakPassword'],
    ])('LAYOUT-8.3: %j is rejected as a new password', async (next, message, code) => {
      const user = await newUser();
      expect(refusalIn(await change(user.accessToken, PASSWORD, next))).toEqual([400, code, message]);
    });

    it('LAYOUT-8: after ten wrong guesses the right password is rejected for 15 minutes', async () => {
      const user = await newUser();
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await change(user.accessToken, `Guess${guess}2026`, NEW)).statusCode).toBe(400);
      }
      const refused = await change(user.accessToken, PASSWORD, NEW);
      expect(outcomeOf(refused)).toEqual([
        429,
        'Too many attempts to change the password. Try again in 15 minutes.',
      ]);
      server.clock.pass(QUARTER_HOUR_MS);
      expect((await change(user.accessToken, PASSWORD, NEW)).statusCode).toBe(200);
    });

    it('LAYOUT-8: of two changes at once, one succeeds', async () => {
      const user = await newUser();
      const answers = await Promise.all(
        ['First.Of.Two', 'Second.Of.Two'].map((next) => change(user.accessToken, PASSWORD, next)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    });
  });
});

it.each([
  [EDGE, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('SESSION-7: the browser %j is "%s"', (userAgent, words) => {
  expect(browserWords(userAgent)).toBe(words);
});
