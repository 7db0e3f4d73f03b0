import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Tokens } from '../../support/server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** In minutes from when the token was issued. */
function endsStatedBy({ accessToken }: Tokens): number[] {
  const { iat = 0, idle_end: idle, session_end: latest } = decodeJwt(accessToken);
  return [Number(idle) - iat, Number(latest) - iat].map((seconds) => seconds / 60);
}

it('SESSION-6: a token states when its session ends: 60 minutes after a person’s last call, 12 hours after sign-in', async () => {
  const first = await server.signIn('admin');
  expect(endsStatedBy(first)).toEqual([60, 720]);
  server.clock.pass(20 * MINUTE_MS);
  expect((await server.call('GET', '/api/user', { token: first.accessToken })).statusCode).toBe(200);
  server.clock.pass(30 * MINUTE_MS);
  const answer = await server.call('POST', '/api/refresh-token', {
    body: { refreshToken: first.refreshToken },
  });
  expect(endsStatedBy(answer.json<Tokens>())).toEqual([30, 670]);
});
