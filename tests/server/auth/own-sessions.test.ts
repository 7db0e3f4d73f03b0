import { describe, expect, it } from 'vitest';
import type { components } from '#api/schema.d.ts';
import { browserWords } from '#server/auth/browser-words.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { PASSWORD, suiteServer } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

type SessionList = components['schemas']['SessionList'];

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const MINUTE_MS = 60_000;

describe.each(SAMPLED_ENGINES)('the sessions of a user, over %s', (engine) => {
  const server = suiteServer({ engine });

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
  const end = (token: string, body: object) => server.call('POST', '/api/user/sessions/end', { token, body });
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
