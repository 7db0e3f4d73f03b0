import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { keyHeadersOf, OPERATIONS } from '#tests/support/operations.ts';
import { bodyOf, idsOf, makeRecords, type Records, urlOf } from '#tests/support/records.ts';
import { suiteServer, suiteUser } from '#tests/support/server.ts';

/** Texts that a parser, a database or a browser may misinterpret. */
const SPECIAL = [
  "' or 1=1 --",
  '../../../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '99999999999999999999',
  '9223372036854775808',
  '2147483648',
  '-1',
  '1e309',
  'NaN',
  '{"$gt":""}',
  '__proto__',
  '%',
  '%zz',
  'İıſK',
  '9999-12-31',
  '0001-01-01',
  '2026-02-30',
  'a'.repeat(5000),
];
const text = fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  const server = suiteServer({ engine, env: { SUPPORT_EMAIL: 'help@bridgework.test' } });
  const admin = suiteUser(server, 'admin');
  let records: Records;
  beforeAll(async () => {
    records = await makeRecords(server.db, { organizationId: '1', practiceId: '1' });
  });

  // The test server itself compares every response with the contract.
  it.each(OPERATIONS)(
    'API-22: whatever is sent to $id, the response is one of the contract, and never a 500',
    async (operation) => {
      const { parameters, body } = operation;
      const namesIn = (place: string) =>
        parameters.filter((each) => each.in === place).map(({ name }) => name);
      const example = body && bodyOf(operation, records);
      const changeOf = (names: readonly string[], values: fc.Arbitrary<unknown>) =>
        fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 2 });
      const requests = fc.record({
        path: changeOf(['none', ...namesIn('path')], text),
        query: changeOf(['unheardOf', '__proto__', ...namesIn('query')], text),
        fields: changeOf(['unheardOf', '__proto__', ...Object.keys(example ?? {})], value),
        raw: fc.option(fc.oneof(text, fc.json()), { freq: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(requests, async ({ path, query, fields, raw }) => {
          const parts = Object.entries(path).map(([name, part]) => [
            name,
            encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\ufffd')) || 'x',
          ]);
          const url = urlOf(operation, { ...idsOf(operation, records), ...Object.fromEntries(parts) });
          const search = new URLSearchParams(query as Record<string, string>).toString();
          const response = await server.call(operation.method, search ? `${url}?${search}` : url, {
            token: admin.token,
            headers: keyHeadersOf(operation),
            ...(example && { body: raw ?? { ...example, ...fields } }),
          });
          expect(response.statusCode, response.body).toBeLessThan(500);
        }),
        { numRuns: times(200, 10), seed: 20_261_125 },
      );
    },
  );
});
