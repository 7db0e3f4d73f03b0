import { expect, it } from 'vitest';
import { breachOf } from '#tests/support/contract-answers.ts';
import { startTestServer } from '#tests/support/server.ts';

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const TOKENS = { accessToken: 'a', refreshToken: 'b', expiresIn: 36_000 };
const REFUSAL = { status: 401, reason: 'Unauthorized', code: 'unauthorized', message: 'Unauthorized' };

it.each([
  ['a missing field', 'authenticate', json(200, { accessToken: 'a', expiresIn: 1 }), 'refreshToken'],
  ['an added field', 'authenticate', json(200, { ...TOKENS, password: 'c' }), 'additional properties'],
  ['a status that the contract lacks', 'getUser', json(418, { ...REFUSAL, status: 418 }), 'does not name'],
  ['another status in the body', 'getUser', json(401, { ...REFUSAL, status: 403 }), 'differs'],
  ['another media type', 'getUser', { ...json(200, {}), contentType: 'text/html' }, 'text/html'],
  ['a body where there is none', 'signOut', json(204, {}), 'no body'],
])('API-22.5: a response with %s breaks the contract', (_, operation, response, breach) => {
  expect(breachOf(operation, response)).toContain(breach);
});

it('API-22.5: a response that breaks the contract fails the close of a test server', async () => {
  const server = await startTestServer();
  server.app.addHook('preSerialization', async (request, _, payload) =>
    request.routeOptions.config.operation?.id === 'getUser' ? { id: 7 } : payload,
  );
  const { accessToken: token } = await server.signIn('admin');
  await server.call('GET', '/api/user', { token });
  await expect(server.close()).rejects.toThrow('getUser responds with 200 against the contract');
});
