import { afterEach, describe, expect, it } from 'vitest';
import { minuteCounts } from '#server/http/call-limits.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { type Method, outcomeOf, suiteServer } from '#tests/support/server.ts';

const MOST = 60;
const MINUTE_MS = 60_000;
const ADDRESS = '10.0.0.1';
const REFUSED = [429, 'Too many invalid requests. Try again in 1 minute.'];
const PRACTICE = '/api/membership/practice/1/membership';
const FORM = 'application/x-www-form-urlencoded';

const server = suiteServer({ requestLimits: REQUEST_LIMITS });
let token: string;
afterEach(() => server.clock.pass(MINUTE_MS));

const newSession = async () => (await server.signIn('admin')).accessToken;

type Sent = [what: string, status: number, method: Method, url: string, body?: string, type?: string];

async function send(
  [what, , method, url, body, type]: Sent,
  times: number,
  bearer?: string,
  address = ADDRESS,
) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    const answer = await server.call(method, url, {
      address,
      ...(bearer && { token: bearer }),
      ...(body !== undefined && { body }),
      ...(type && { headers: { 'content-type': type } }),
    });
    statuses.add(answer.statusCode);
  }
  return [what, ...statuses];
}

const user = (bearer: string) => server.call('GET', '/api/user', { token: bearer, address: ADDRESS });
const signOut = (address = ADDRESS) =>
  server.call('POST', '/api/sign-out', { body: { refreshToken: 'unknown' }, address });

describe('API-22: a session whose requests are invalid 60 times within a minute', () => {
  const codes = `${PRACTICE}/select-codes`;
  const INVALID: Sent[] = [
    ['unknown fields', 400, 'POST', codes, '{"unknown":1}'],
    ['no JSON', 400, 'POST', codes, '{'],
    ['too many fields', 400, 'POST', codes, `{${'"a":1,'.repeat(100)}"a":1}`],
    ['too large', 413, 'POST', codes, `"${'a'.repeat(65_536)}"`],
    ['another type', 415, 'POST', codes, 'a=1', 'text/plain'],
    ['an unknown parameter', 400, 'GET', '/api/patient-management/practice/1/patient/search?unknown=1'],
    ['an id that is none', 400, 'GET', '/api/patient-management/practice/%20/patient/search'],
  ];

  it.each(INVALID)('API-22: is rejected until the minute ends: %s', async (...invalid) => {
    token = await newSession();
    expect(await send(invalid, MOST, token)).toEqual([invalid[0], invalid[1]]);
    const refused = await user(token);
    expect(outcomeOf(refused)).toEqual(REFUSED);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await send(invalid, 1, token)).toEqual([invalid[0], 429]);
    server.clock.pass(MINUTE_MS);
    expect((await user(token)).statusCode).toBe(200);
  });

  it('API-22: is rejected after a delay of a tenth of a second', async () => {
    token = await newSession();
    await send(INVALID[0] as Sent, MOST, token);
    const begin = performance.now();
    expect((await user(token)).statusCode).toBe(429);
    expect(performance.now() - begin).toBeGreaterThan(90);
  });

  it('API-22: does not affect colleagues at the same address, or other sessions of the user', async () => {
    token = await newSession();
    await send(INVALID[0] as Sent, MOST, token);
    const colleague = (await server.signIn('frontdesk')).accessToken;
    for (const other of [colleague, await newSession()]) expect((await user(other)).statusCode).toBe(200);
    expect((await signOut()).statusCode).toBe(204);
  });

  it('API-22: requests for unknown records or without a right do not count', async () => {
    token = (await server.signIn('frontdesk')).accessToken;
    const HONEST: Sent[] = [
      ['not found', 404, 'GET', '/api/patient-management/practice/999/patient/search'],
      ['without the right', 403, 'GET', '/api/admin/organization/1/practice/1/plan-fees'],
    ];
    for (const honest of HONEST) expect(await send(honest, MOST + 1, token)).toEqual(honest.slice(0, 2));
    expect((await user(token)).statusCode).toBe(200);
  });
});

describe('API-22: an address whose requests without a token are invalid 60 times within a minute', () => {
  const INVALID: Sent[] = [
    ['sign-in', 400, 'POST', '/api/authenticate', '{}'],
    ['refresh', 400, 'POST', '/api/refresh-token', '{'],
    ['sign-out', 413, 'POST', '/api/sign-out', `"${'a'.repeat(3000)}"`],
    ['answer page', 400, 'POST', '/answer/some-key', 'answer=perhaps', FORM],
    ['card fields', 400, 'POST', '/hosted-fields/tokens', '[]'],
  ];

  it.each(INVALID)('API-22: is rejected until the minute ends: %s', async (...invalid) => {
    expect(await send(invalid, MOST)).toEqual([invalid[0], invalid[1]]);
    for (const other of INVALID) expect(await send(other, 1)).toEqual([other[0], 429]);
    expect(outcomeOf(await signOut())).toEqual(REFUSED);
    expect((await signOut('10.0.0.2')).statusCode).toBe(204);
    server.clock.pass(MINUTE_MS);
    expect((await signOut()).statusCode).toBe(204);
  });

  it('API-22: does not affect users who are signed in there', async () => {
    token = await newSession();
    await send(INVALID[0] as Sent, MOST);
    expect((await user(token)).statusCode).toBe(200);
  });

  it('API-22: an IPv6 network of 64 bits is one address', async () => {
    await send(INVALID[0] as Sent, MOST, undefined, '2001:db8::1');
    expect(outcomeOf(await signOut('2001:db8::2'))).toEqual(REFUSED);
    expect((await signOut('2001:db8:0:1::1')).statusCode).toBe(204);
  });
});

it('API-22: a person who opens a page then reads a sentence in place of JSON', async () => {
  await send(['answer page', 400, 'POST', '/answer/some-key', 'answer=perhaps', FORM], MOST);
  const page = await server.call('GET', '/receipts/1/Receipt.pdf', {
    address: ADDRESS,
    headers: { accept: 'text/html' },
  });
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    429,
    'text/html; charset=utf-8',
    '60',
  ]);
  expect(page.body).toContain('Too many invalid requests. Try again in 1 minute.');
  expect(page.body).toContain('Reload this page to try again.');
});

it('API-22, API-17: a session can send 120 code files a minute, and any other request after them', async () => {
  token = await newSession();
  const url = '/api/admin/organization/1/practice/1/ada-codes/import-preview';
  const file: Sent = ['a file', 200, 'POST', url, '{"csv":"Code,Description\\n"}'];
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await send(file, 1, token))[1]),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(
    outcomeOf(await server.call('POST', url, { token, address: ADDRESS, body: { csv: 'Code' } })),
  ).toEqual([429, 'Too many code files. Try again in 1 minute.']);
  expect((await user(token)).statusCode).toBe(200);
  server.clock.pass(MINUTE_MS);
  expect(await send(file, 1, token)).toEqual(['a file', 200]);
});

it('beyond the size of the table, the first caller is forgotten', () => {
  const counts = minuteCounts('requests', 1, server.clock.now, 2);
  for (const caller of ['first', 'second', 'third']) counts.add(caller);
  expect(() => counts.rejectBeyond('first')).not.toThrow();
  for (const caller of ['second', 'third']) expect(() => counts.rejectBeyond(caller)).toThrow('Too many');
});
