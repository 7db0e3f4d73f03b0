import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { outcomeOf, PASSWORD, refusalIn, suiteServer, type Tokens } from '../../support/server.ts';
import { signingKey } from '../../support/signing-keys.ts';

const MINUTE_MS = 60_000;
const ENDED = [401, 'sessionEnded', 'Session expired or invalid.'];

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });

  const refresh = (refreshToken: string) =>
    server.call('POST', '/api/refresh-token', { body: { refreshToken } });
  const whoAmI = (token: string) => server.call('GET', '/api/user', { token });

  describe('API-1: signing in', () => {
    it.each(['admin', 'team', 'office', 'organization', 'frontdesk'])(
      'API-1.1, API-20.2, CONST-2.9: %s@bridgework.test signs in and gets tokens with an expiresIn of 36000',
      async (name) => {
        const answer = await server.tryToSignIn(`${name}@bridgework.test`, 'Bridge2026!');
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          refreshToken: expect.any(String),
          expiresIn: 36000,
        });
      },
    );

    it('API-1: the case of the username and the spaces around it do not matter', async () => {
      expect((await server.tryToSignIn(' Admin@Bridgework.TEST ', PASSWORD)).statusCode).toBe(200);
    });

    it('API-1.2: an unknown user, a wrong password and a locked account get the same response', async () => {
      const locked = await addStranger(server.db, ['ViewerGeneral']);
      await staffAccountsRepository(server.db, server.clock.now).setLocked(locked.username, true);
      const answers = [
        await server.tryToSignIn('unknown@bridgework.test', PASSWORD),
        await server.tryToSignIn('admin@bridgework.test', 'Bridge2026?'),
        await server.tryToSignIn(locked.username, PASSWORD),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(401);
        expect(answer.body).toBe(
          '{"status":401,"reason":"Unauthorized","code":"invalidCredentials","message":"Invalid email or password."}',
        );
      }
    });
  });

  describe('API-2: refreshing', () => {
    it('API-2.1: a refresh token is replaced by the next one', async () => {
      const first = await server.signIn('admin');
      const answer = await refresh(first.refreshToken);
      expect(answer.statusCode).toBe(200);
      const second = answer.json<Tokens>();
      expect(second.expiresIn).toBe(36000);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect((await whoAmI(second.accessToken)).statusCode).toBe(200);
    });

    it('API-2: a refresh repeated within 30 seconds gets the same token', async () => {
      const first = await server.signIn('admin');
      const successor = (await refresh(first.refreshToken)).json<Tokens>().refreshToken;
      server.clock.pass(29_000);
      expect((await refresh(first.refreshToken)).json<Tokens>().refreshToken).toBe(successor);
      expect((await refresh(successor)).statusCode).toBe(200);
    });

    it('API-2: a refresh token used again after 30 seconds ends the session', async () => {
      const first = await server.signIn('admin');
      const second = (await refresh(first.refreshToken)).json<Tokens>();
      server.clock.pass(31_000);
      expect(refusalIn(await refresh(first.refreshToken))).toEqual(ENDED);
      expect(refusalIn(await refresh(second.refreshToken))).toEqual(ENDED);
      expect(outcomeOf(await whoAmI(second.accessToken))).toEqual([401, 'Unauthorized']);
    });

    it.each([
      'x',
      'a.b.c',
      '65e6e5ef-f7d4-4ce1-bb9d-0cb7f7e1fac3.0.1wPh_9ONDB8sF6bdbikYTiZRnVIbr9Lm-7agW_9b4yY',
    ])('API-2.2: the unknown refresh token %s is rejected', async (token) => {
      expect(refusalIn(await refresh(token))).toEqual(ENDED);
    });
  });

  describe('SESSION-6: the end of a session', () => {
    it('SESSION-6.1, SESSION-6.3: 60 minutes without user activity end it, with or without refreshes', async () => {
      const { accessToken, refreshToken } = await server.signIn('admin');
      server.clock.pass(50 * MINUTE_MS);
      const later = (await refresh(refreshToken)).json<Tokens>();
      server.clock.pass(9 * MINUTE_MS + 50_000);
      expect((await whoAmI(accessToken)).statusCode).toBe(200);

      const other = (await refresh(later.refreshToken)).json<Tokens>();
      server.clock.pass(59 * MINUTE_MS);
      const last = (await refresh(other.refreshToken)).json<Tokens>();
      server.clock.pass(1 * MINUTE_MS);
      expect(outcomeOf(await whoAmI(last.accessToken))).toEqual([401, 'Unauthorized']);
      expect(refusalIn(await refresh(last.refreshToken))).toEqual(ENDED);
    });

    it('SESSION-6.3: calls that an open page repeats are no user activity', async () => {
      const { refreshToken } = await server.signIn('admin');
      server.clock.pass(50 * MINUTE_MS);
      const { accessToken } = (await refresh(refreshToken)).json<Tokens>();
      const plan = '/api/patient-management/practice/1/member/10000001/plan/1';
      for (const repeated of ['benefits-summary', 'payment/a-key/state'])
        expect((await server.call('GET', `${plan}/${repeated}`, { token: accessToken })).statusCode).not.toBe(
          401,
        );
      const order = '/api/plan-sales/practice/1/member/10000001/purchase';
      const repeat = { token: accessToken, headers: { 'x-repeated': 'true' } };
      expect((await server.call('POST', order, repeat)).statusCode).not.toBe(401);
      server.clock.pass(10 * MINUTE_MS);
      expect(outcomeOf(await whoAmI(accessToken))).toEqual([401, 'Unauthorized']);
    });

    it('SESSION-6: a token states when its session ends: 60 minutes after the last call, 12 hours after sign-in', async () => {
      const endsStatedBy = ({ accessToken }: Tokens) => {
        const { iat = 0, idle_end: idle, session_end: latest } = decodeJwt(accessToken);
        return [Number(idle) - iat, Number(latest) - iat].map((seconds) => seconds / 60);
      };
      const first = await server.signIn('admin');
      expect(endsStatedBy(first)).toEqual([60, 720]);
      server.clock.pass(20 * MINUTE_MS);
      expect((await whoAmI(first.accessToken)).statusCode).toBe(200);
      server.clock.pass(30 * MINUTE_MS);
      expect(endsStatedBy((await refresh(first.refreshToken)).json<Tokens>())).toEqual([30, 670]);
    });

    it('SESSION-6.2: 12 hours after sign-in it ends, despite user activity', async () => {
      let tokens = await server.signIn('admin');
      for (let half = 1; half < 24; half += 1) {
        server.clock.pass(30 * MINUTE_MS);
        expect((await whoAmI(tokens.accessToken)).statusCode).toBe(200);
        tokens = (await refresh(tokens.refreshToken)).json<Tokens>();
      }
      server.clock.pass(30 * MINUTE_MS);
      expect((await whoAmI(tokens.accessToken)).statusCode).toBe(401);
      expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
    });

    it('API-20.1: an access token expires after 60 minutes, while the session continues', async () => {
      const tokens = await server.signIn('admin');
      server.clock.pass(40 * MINUTE_MS);
      expect((await whoAmI(tokens.accessToken)).statusCode).toBe(200);
      server.clock.pass(20 * MINUTE_MS);
      expect(outcomeOf(await whoAmI(tokens.accessToken))).toEqual([401, 'Unauthorized']);
      const fresh = (await refresh(tokens.refreshToken)).json<Tokens>();
      expect((await whoAmI(fresh.accessToken)).statusCode).toBe(200);
    });

    it('API-21.6: signing out ends every token of the session, and can be repeated', async () => {
      const { accessToken, refreshToken } = await server.signIn('admin');
      const out = await server.call('POST', '/api/sign-out', { body: { refreshToken } });
      expect([out.statusCode, out.body]).toEqual([204, '']);
      expect((await server.call('POST', '/api/sign-out', { body: { refreshToken } })).statusCode).toBe(204);
      expect((await server.call('POST', '/api/sign-out', { body: { refreshToken: 'x' } })).statusCode).toBe(
        204,
      );
      expect((await whoAmI(accessToken)).statusCode).toBe(401);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
    });
  });

  describe('signing keys', () => {
    it('a replaced key is valid for 60 minutes after the first start with the new key', async () => {
      const oldKey = signingKey('old');
      const newKey = signingKey('new');
      const before = await server.alsoWith({ TOKEN_KEYS: oldKey });
      const tokens = await before.signIn('admin');
      const after = await server.alsoWith({ TOKEN_KEYS: `${newKey},${oldKey}` });
      const alone = await server.alsoWith({ TOKEN_KEYS: newKey });

      expect((await after.call('GET', '/api/user', { token: tokens.accessToken })).statusCode).toBe(200);
      expect((await alone.call('GET', '/api/user', { token: tokens.accessToken })).statusCode).toBe(401);

      server.clock.pass(59 * MINUTE_MS);
      const restarted = await server.alsoWith({ TOKEN_KEYS: `${newKey},${oldKey}` });
      const body = { refreshToken: tokens.refreshToken };
      expect((await restarted.call('POST', '/api/refresh-token', { body })).statusCode).toBe(200);
      server.clock.pass(1 * MINUTE_MS);
      const late = await server.alsoWith({ TOKEN_KEYS: `${newKey},${oldKey}` });
      expect((await late.call('POST', '/api/refresh-token', { body })).statusCode).toBe(401);
      for (const { app } of [before, after, alone, restarted, late]) await app.close();
    });
  });
});
