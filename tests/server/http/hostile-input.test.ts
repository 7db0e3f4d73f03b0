import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject, Operation } from '#server/http/contract.ts';
import { addressOf, exampleBody, OPERATIONS } from '#tests/support/operations.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const CALLS_AN_OPERATION = 60;
const NOT_BUILT = 501;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    signInLimits: { windowMs: 1, perUserAndAddress: 10_000, perAddress: 10_000 },
  });
  token = (await server.signIn('admin')).accessToken;
});
afterAll(() => server.close());

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "' or 1=1 --",
    '%27%3B%20drop%20table%20users%3B--',
    '../../../../etc/passwd',
    '\u0000',
    '\ud800',
    '\u202e',
    '99999999999999999999',
    '-1',
    '1e309',
    'NaN',
    '0x1F',
    'null',
    '[object Object]',
    '{"$gt":""}',
    '%',
    '_',
    '\\',
    'İıſK',
    '9999-12-31',
    '0001-01-01',
    'a'.repeat(5000),
  ),
);
const hostileValue = fc.oneof(
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** A lone surrogate can't be written in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const nameOfPart = ({ parameters }: Operation, place: string): string[] =>
  parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

/** A call that the contract takes, with one or more of its parts made hostile. */
function hostileCall(operation: Operation) {
  const ids = fc.record(
    Object.fromEntries(nameOfPart(operation, 'path').map((name) => [name, hostileText])),
    { requiredKeys: [] },
  );
  const query = fc.record(
    Object.fromEntries(nameOfPart(operation, 'query').map((name) => [name, hostileText])),
    { requiredKeys: [] },
  );
  const example = (exampleBody(operation) ?? {}) as JsonObject;
  const fields = fc.record(Object.fromEntries(Object.keys(example).map((name) => [name, hostileValue])), {
    requiredKeys: [],
  });
  const body = fc.oneof(
    { weight: 3, arbitrary: fields.map((changes) => JSON.stringify({ ...example, ...changes })) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc.record({ ids, query, body: operation.body ? body : fc.constant(undefined) });
}

type Texts = Record<string, string | undefined>;

function urlOf(operation: Operation, ids: Texts, query: Texts): string {
  const given = Object.fromEntries(
    Object.entries(ids).map(([name, text]) => [name, encoded(text ?? '') || '1']),
  );
  const search = Object.entries(query).map(([name, text]) => `${name}=${encoded(text ?? '')}`);
  return `${addressOf(operation, { organizationId: '1', practiceId: '1', ...given })}?${search.join('&')}`;
}

it.each(OPERATIONS)('API-22: no input to $method $path is too much for the server', async (operation) => {
  const documented = [...operation.responses.keys()].filter((status) => status < 500 || status === NOT_BUILT);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(hostileCall(operation), async ({ ids, query, body }) => {
      const answer = await server.call(operation.method, urlOf(operation, ids, query), { token, body });
      statuses.add(answer.statusCode);
      expect(documented, answer.body).toContain(answer.statusCode);
    }),
    { numRuns: CALLS_AN_OPERATION, seed: 20_260_316 },
  );
  expect([...statuses].some((status) => status !== 400)).toBe(true);
});
