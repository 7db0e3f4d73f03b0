import { describe, expect, it } from 'vitest';
import type { Operation } from '#server/http/contract.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { addressOf, OPERATIONS, operationNamed } from '#tests/support/operations.ts';
import { type Method, outcomeOf, suiteServer, suiteUser } from '#tests/support/server.ts';

const KB = 1024;

interface Refusal {
  message: string;
  validationErrors?: { field: string; message: string }[];
}

const withBody = OPERATIONS.filter(({ body }) => body !== undefined);
const open = OPERATIONS.filter(({ secured }) => !secured);

const server = suiteServer({
  requestLimits: { ...REQUEST_LIMITS, invalidPerMinute: Number.POSITIVE_INFINITY },
});
const admin = suiteUser(server, 'admin');

const send = (operation: Operation, body: unknown) =>
  server.call(operation.method, addressOf(operation), {
    body,
    ...(operation.secured && { token: admin.token }),
  });

const fields = (count: number, value: unknown = 1, name = 'unknown') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, value]));

describe('API-22: a body with too many errors', () => {
  it.each(withBody)('API-22: $id lists at most 20 of them, in at most 8 kB', async (operation) => {
    const long = 'x'.repeat(15 * KB);
    const bodies = [
      fields(90),
      fields(2, 1, long),
      fields(6, 1, '\u0001"\\'.repeat(30)),
      fields(6, 1, '北'.repeat(80)),
      { monthlyTargets: fields(90), address: {}, codeIds: fields(5) },
      { codeIds: Array.from({ length: 900 }, () => '!'), monthlyTargets: 1 },
    ];
    for (const body of bodies) {
      const text = JSON.stringify(body);
      const answer = await send(operation, operation.secured ? text : text.slice(0, 2 * KB));
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.json<Refusal>().validationErrors?.length ?? 0).toBeLessThanOrEqual(20);
      expect(answer.rawPayload.length).toBeLessThanOrEqual(8 * KB);
    }
  });

  it('API-22: the first 20 unknown fields are named', async () => {
    const operation = operationNamed('refreshToken');
    const { validationErrors = [] } = (
      await send(operation, { refreshToken: 'a', ...fields(60) })
    ).json<Refusal>();
    expect(validationErrors).toHaveLength(20);
    expect(validationErrors[19]).toEqual({
      field: 'unknown19',
      message: 'Unknown field unknown19. Remove it.',
    });
  });
});

describe('API-22: a body that is too complex', () => {
  const url = '/api/membership/practice/1/membership/select-codes';
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it.each([
    ['more than 100 fields', JSON.stringify(fields(101)), 'The body has more than 100 fields.'],
    [
      'more than 100 fields in objects within it',
      JSON.stringify({ address: fields(60), monthlyTargets: fields(60) }),
      'The body has more than 100 fields.',
    ],
    ['100 fields of one name', `{${'"a":1,'.repeat(100)}"a":1}`, 'The body has more than 100 fields.'],
    ['20,000 empty objects', `[${'{},'.repeat(20_000)}{}]`, 'The body has more than 2000 values.'],
    ['objects nested too deep', nested(9), 'The body is nested more than 8 levels deep.'],
    [
      'lists nested 30,000 deep',
      '['.repeat(30_000) + ']'.repeat(30_000),
      'The body is nested more than 8 levels deep.',
    ],
  ])('API-22: a body with %s is rejected as a whole', async (_, body, message) => {
    const answer = await admin.call('POST', url, body);
    expect(outcomeOf(answer)).toEqual([400, message]);
    expect(answer.json<Refusal>().validationErrors).toEqual([{ field: 'body', message }]);
  });

  it('API-22: braces, colons and commas in a text do not count', async () => {
    const operation = operationNamed('authenticate');
    const password = '{[":,\\'.repeat(30);
    expect((await send(operation, { username: 'unknown@bridgework.test', password })).statusCode).toBe(401);
  });

  const times = <Item>(count: number, item: (id: string) => Item) =>
    Array.from({ length: count }, (_, index) => item(`${index}`));
  const view = { view: 'all', sortField: 'name', sortOrder: 'asc', status: 'Active', planName: 'Care' };
  const filters = { pastDue: true, endsWithin: 30, hasCard: true, emailVerified: true };
  const raise = { rateIncreaseType: 0, percentageIncrease: 3, noticeDays: 60, effectiveDate: '2026-09-01' };
  const levels = times(300, (id) => ({ planId: id, coverageLevelId: id, version: 1 }));
  const longest: Record<string, unknown> = {
    selectMembershipCodes: { speciality: 'general', codeIds: times(1000, (id) => id) },
    changeUcrAmounts: {
      kind: 'percent',
      value: 3.5,
      codes: times(1000, (id) => ({ adaCodeId: id.repeat(8), version: 1, ucrAmount: 123_456.78 })),
    },
    previewPlanFees: { ...raise, levels },
    increasePlanFees: { ...raise, levels },
    copyGoals: { year: 2026, version: 1, practices: times(500, (id) => ({ practiceId: id, version: 1 })) },
    setSavedViews: { version: 0, views: times(20, (name) => ({ name, ...view, ...filters })) },
  };
  it.each(Object.entries(longest))(
    'API-22: %s accepts a list as long as its contract says',
    async (id, body) => {
      const answer = await send(operationNamed(id), body);
      expect(answer.json<Refusal>().validationErrors ?? []).toEqual([]);
    },
  );
});

describe('API-22: an address with too many parameters', () => {
  const search = '/api/patient-management/practice/1/patient/search';
  const many = Array.from({ length: 101 }, (_, index) => `unknown${index}=1`).join('&');

  it.each([many, 'Page=1&'.repeat(101)])('API-22: is rejected as a whole: %s', async (query) => {
    const message = 'The address has more than 100 parameters.';
    const answer = await admin.call('GET', `${search}?${query}`);
    expect(outcomeOf(answer)).toEqual([400, message]);
    expect(answer.json<Refusal>().validationErrors).toEqual([{ field: 'query', message }]);
  });

  it('API-22: lists at most 20 unknown ones, in at most 8 kB', async () => {
    const unknown = Array.from({ length: 90 }, (_, index) => `${'x'.repeat(150)}${index}=1`).join('&');
    const answer = await admin.call('GET', `${search}?${unknown}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>().validationErrors?.length).toBeLessThanOrEqual(20);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(8 * KB);
  });
});

/** Every address that accepts a body from a client without a token. */
const withoutToken: [Method, string, string][] = [
  ...open.map(({ method, path }): [Method, string, string] => [method, `/api${path}`, 'application/json']),
  ['POST', '/answer/some-key', 'application/x-www-form-urlencoded'],
  ['POST', '/answer/some-key', 'application/json'],
  ['POST', '/hosted-fields/tokens', 'application/json'],
  ['POST', '/no-such-page', 'application/json'],
];

describe('API-22: a client without a token', () => {
  it.each(withoutToken)('API-22: sends at most 2 kB of body: %s %s as %s', async (method, url, type) => {
    const body = JSON.stringify({ username: 'x'.repeat(2 * KB) });
    const answer = await server.call(method, url, { body, headers: { 'content-type': type } });
    expect(outcomeOf(answer)).toEqual([413, 'The body is too large.']);
  });

  it('API-22: a client with a token sends up to 64 kB', async () => {
    const operation = operationNamed('updateMember');
    expect((await send(operation, { firstName: 'x'.repeat(60 * KB) })).statusCode).toBe(400);
    expect((await send(operation, { firstName: 'x'.repeat(65 * KB) })).statusCode).toBe(413);
  });
});

describe('API-22: calls without a token', () => {
  const PER_MINUTE = 600;
  const MINUTE_MS = 60_000;
  const ask = (number: number, address: string) => {
    const [method, url, type] = withoutToken[number % (withoutToken.length - 1)] ?? ['GET', '/', ''];
    return server.call(method, url, { body: '{', headers: { 'content-type': type }, address });
  };

  it('API-22: get responses 600 times a minute from one address', async () => {
    for (let number = 0; number < PER_MINUTE; number += 1)
      expect((await ask(number, '10.0.0.1')).statusCode).not.toBe(429);
    for (let number = 0; number < withoutToken.length - 1; number += 1) {
      const answer = await ask(number, '10.0.0.1');
      expect(outcomeOf(answer)).toEqual([429, 'Too many requests. Try again in 1 minute.']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await server.call('GET', '/answer/some-key', { address: '10.0.0.1' })).statusCode).toBe(429);
    expect((await server.call('GET', '/api/user', { address: '10.0.0.1' })).statusCode).toBe(429);

    expect((await ask(0, '10.0.0.2')).statusCode).toBe(400);
    const signedIn = await server.call('GET', '/api/user', { token: admin.token, address: '10.0.0.1' });
    expect(signedIn.statusCode).toBe(200);
    server.clock.pass(MINUTE_MS);
    expect((await ask(0, '10.0.0.1')).statusCode).toBe(400);
  });
});
