import { describe, expect, it } from 'vitest';
import { outcomeOf, refusalIn, suiteServer, suiteUser } from '#tests/support/server.ts';
import { GONE } from '../../support/failures.ts';

const server = suiteServer();
const admin = suiteUser(server, 'admin');

describe('API-22: an error response', () => {
  it('API-22.1: has status, reason, code and message for an unknown address', async () => {
    const answer = await server.call('GET', '/api/unheard-of');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(GONE);
  });

  it.each(['{', '{"username":', "{'username': 1}", '', '{"username":"a","password":"b"} {}'])(
    'API-22: the body %j is not JSON',
    async (body) => {
      expect(refusalIn(await server.call('POST', '/api/authenticate', { body }))).toEqual([
        400,
        'malformedRequest',
        'The body is not valid JSON.',
      ]);
    },
  );

  it.each([
    ['null', [{ field: 'body', message: 'The request body must be a JSON object.' }]],
    ['[]', [{ field: 'body', message: 'The request body must be a JSON object.' }]],
    ['"text"', [{ field: 'body', message: 'The request body must be a JSON object.' }]],
    ['{"refreshToken":5}', [{ field: 'refreshToken', message: 'Refresh token must be text.' }]],
    ['{"refreshToken":["5"]}', [{ field: 'refreshToken', message: 'Refresh token must be text.' }]],
    ['{"refreshToken":true}', [{ field: 'refreshToken', message: 'Refresh token must be text.' }]],
    ['{"refreshToken":null}', [{ field: 'refreshToken', message: 'Refresh token must be text.' }]],
    ['{}', [{ field: 'refreshToken', message: 'Refresh token is required.' }]],
    ['{"refreshToken":"a","more":1}', [{ field: 'more', message: 'Unknown field more. Remove it.' }]],
    ['{"refreshToken":"a\\u0000b"}', [{ field: 'body', message: 'The character NUL is not allowed.' }]],
    ['{"refreshToken":"a","\\u0000":1}', [{ field: 'body', message: 'The character NUL is not allowed.' }]],
  ])('API-22: the body %s is rejected, and nothing is converted or dropped', async (body, errors) => {
    const answer = await server.call('POST', '/api/refresh-token', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      status: 400,
      reason: 'Bad Request',
      code: 'invalidRequest',
      message: errors.map(({ message }) => message).join('\n'),
      validationErrors: errors,
    });
  });

  it('API-22: a missing body counts as a body without fields', async () => {
    const answer = await server.call('POST', '/api/authenticate');
    expect(answer.json()).toMatchObject({
      status: 400,
      validationErrors: [
        { field: 'username', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  it('API-22: a body with content is rejected if the operation takes none', async () => {
    const url = '/api/support/practice/1/notification/1/dismiss';
    const answer = await admin.call('POST', url, { really: true });
    expect(outcomeOf(answer)).toEqual([400, 'This operation takes no body.']);
    expect((await admin.call('POST', url, {})).statusCode).toBe(200);
  });

  it('API-22: an invalid id is rejected after the token', async () => {
    const url = '/api/support/practice/1%2F..%2F2/get-notifications';
    expect((await admin.call('GET', url)).statusCode).toBe(400);
    expect((await server.call('GET', url)).statusCode).toBe(401);
    const withNul = '/api/support/practice/1%00/get-notifications';
    expect(outcomeOf(await admin.call('GET', withNul))).toEqual([400, 'The character NUL is not allowed.']);
  });

  it('API-22: an address that cannot be decoded gets a 400', async () => {
    expect(outcomeOf(await server.call('GET', '/api/%zz'))).toEqual([400, 'The address is not valid.']);
  });
});

describe('compression', () => {
  const search = '/api/patient-management/practice/1/patient/search?PageSize=100';
  it('a response of more than 1 kB is compressed as the browser accepts it', async () => {
    const as = (encoding: string) => admin.call('GET', search, undefined, { 'accept-encoding': encoding });
    expect((await as('gzip, deflate, br')).headers['content-encoding']).toBe('br');
    expect((await as('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await as('br;q=0, identity')).headers['content-encoding']).toBeUndefined();
    expect((await as('gzip')).headers['vary']).toBe('accept-encoding');
    expect((await as('gzip')).rawPayload.length).toBeLessThan((await as('identity')).rawPayload.length / 3);
  });

  it('a small response is not compressed', async () => {
    const answer = await server.call('GET', '/health/live', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});
