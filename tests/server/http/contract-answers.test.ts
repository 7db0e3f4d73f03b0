import { describe, expect, it } from 'vitest';
import { breachOf } from '../../support/contract-answers.ts';
import { startTestServer } from '../../support/server.ts';

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const TOKENS = { accessToken: 'a', refreshToken: 'b', expiresIn: 36_000 };
const REFUSAL = { status: 401, reason: 'Unauthorized', code: 'unauthorized', message: 'Unauthorized' };

describe('API-22: an answer keeps the contract', () => {
  it.each([
    ['authenticate', json(200, TOKENS)],
    ['getUser', json(401, REFUSAL)],
    ['signOut', { status: 204, contentType: undefined, body: undefined }],
    ['getTransactionReceipt', { status: 200, contentType: 'application/pdf', body: Buffer.from('%PDF') }],
    [undefined, json(404, { status: 404, reason: 'Not Found', code: 'notFound', message: 'Not found' })],
  ])('API-22: of %s', (operation, answer) => {
    expect(breachOf(operation, answer)).toBeUndefined();
  });

  it.each([
    ['a field is missing', 'authenticate', json(200, { accessToken: 'a', expiresIn: 1 }), 'refreshToken'],
    ['a field is more', 'authenticate', json(200, { ...TOKENS, password: 'c' }), 'additional properties'],
    ['a type differs', 'authenticate', json(200, { ...TOKENS, expiresIn: '1' }), 'must be integer'],
    ['its status is not named', 'getUser', json(418, { ...REFUSAL, status: 418 }), 'does not name'],
    ['its status differs within', 'getUser', json(401, { ...REFUSAL, status: 403 }), 'differs'],
    ['it is no JSON', 'getUser', { ...json(200, {}), contentType: 'text/html' }, 'text/html'],
    ['it has a body too many', 'signOut', json(204, {}), 'no body'],
    ['it can not be read', 'getUser', { ...json(200, {}), body: '{' }, 'must be object'],
    ['a call that nobody knows succeeds', undefined, json(200, {}), 'must have required'],
  ])('API-22: and does not where %s', (_, operation, answer, breach) => {
    expect(breachOf(operation, answer)).toContain(breach);
  });
});

describe('a server of the tests', () => {
  it('reports every response that breaks the contract, and its close fails', {}, async () => {
    const server = await startTestServer();
    server.app.addHook('preSerialization', async (request, _, payload) =>
      request.routeOptions.config.operation?.id === 'getUser' ? { id: 7 } : payload,
    );
    const { accessToken: token } = await server.signIn('admin');
    await server.call('GET', '/api/user', { token });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${server.app.listeningOrigin}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(server.breaches).toHaveLength(2);
    expect(new Set(server.breaches).size).toBe(1);
    await expect(server.close()).rejects.toThrow('getUser answers 200 off the contract');
  });
});
