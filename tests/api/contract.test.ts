import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  contract,
  fields,
  list,
  objectsIn,
  operations,
  resolved,
  schemas,
} from '#tests/support/contract-document.ts';
import { typesAreFresh } from '../../scripts/api-types.ts';
import { readRows } from '../../scripts/requirements/document.ts';

const none: unknown[] = [];
const ERROR_CODES = list(fields(schemas['ErrorCode'])['enum']);

it('the types of server and client are those of the contract', async () => {
  expect(await typesAreFresh()).toBe(true);
});

it('each operation names its requirements, and each named requirement exists', () => {
  const known = new Set(readRows(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id));
  const named = objectsIn(contract).flatMap(([path, object]) =>
    list(object['x-requirements']).map((id) => [path, id] as const),
  );
  expect(named.filter(([, id]) => !known.has(String(id)))).toEqual(none);
  expect(operations.filter(({ requirements }) => requirements.length === 0)).toEqual(none);
  const api = Array.from({ length: 20 }, (_, index) => `API-${index + 1}`);
  expect(operations.flatMap(({ requirements }) => requirements)).toEqual(expect.arrayContaining(api));
});

describe('error codes', () => {
  it('API-22: each code is listed by an operation, except those of other paths', () => {
    const listed = new Set(operations.flatMap(({ codes }) => [...codes.values()].flat()));
    expect(ERROR_CODES.filter((code) => !listed.has(code))).toEqual([
      'methodNotAllowed',
      'requestTimeout',
      'addressTooLong',
      'unknownHost',
      'headersTooLarge',
      'notImplemented',
      'invalidCard',
    ]);
  });

  it('API-22: the server uses each code, and the description explains each', () => {
    const source = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`server/${file}`, 'utf8'))
      .join('');
    expect(ERROR_CODES.filter((code) => !source.includes(`'${code}'`))).toEqual(none);
    const lines = String(fields(schemas['ErrorCode'])['description']).matchAll(/^- `(\w+)` \d{3}: /gm);
    expect([...lines].map(([, code]) => code)).toEqual(ERROR_CODES);
  });
});

it('API-22: another validator accepts every amount of dollars and cents', () => {
  const stock = new Ajv2020({ strict: false, validateFormats: false });
  stock.addSchema(contract, 'contract', false, false);
  const refused = [19.9, 0.07, 1.1, 8.2, 33.33, 64.1, 1234.56].filter(
    (amount) =>
      !stock.validate(
        { $ref: 'contract#/components/schemas/PaymentRequest' },
        { paymentAccountId: '1', amount },
      ),
  );
  expect(refused).toEqual(none);
  expect(objectsIn(contract).filter(([, schema]) => 'multipleOf' in schema)).toEqual(none);
});

describe('access', () => {
  it('API-22, PERM-6: only administration and the report can lack a right', () => {
    const refusing = operations.filter(({ answers }) => answers.has('403')).map(({ id }) => id);
    const administration = operations.filter(({ call }) => call.includes(' /admin/')).map(({ id }) => id);
    expect(refusing.sort()).toEqual([...administration, 'getReportingToken'].sort());
  });
});

describe.each(operations)('$id', ({ call, isOpen, body, answers, codes, messages }) => {
  const [method = '', path = ''] = call.split(' ');
  const statuses = [...answers.keys()];

  it('API-22: has one success, and every error that can occur, each with its codes', () => {
    const expected = [
      ...['400', '429', '500', '503'],
      ...(isOpen ? [] : ['401']),
      ...(path.includes('{') ? ['404'] : []),
      ...(body || method !== 'GET' ? ['413', '415'] : []),
    ];
    expect(statuses.filter((status) => status.startsWith('2') && status !== '202')).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(expected));
    const errors = statuses.filter((status) => status >= '400');
    for (const status of errors) {
      const schema = answers.get(status)?.schema;
      if (schema?.['$ref'] === '#/components/schemas/ErrorAnswer') continue;
      const properties = fields(resolved(schema)['properties']);
      expect([status, Object.keys(properties)]).toEqual([
        '409',
        ['status', 'reason', 'code', 'message', 'current'],
      ]);
    }
    expect([...codes.keys()]).toEqual(errors);
    expect([...codes].filter(([, listed]) => listed.length === 0)).toEqual(none);
    const all = [...codes.values()].flat();
    expect(all.filter((code, at) => all.indexOf(code) < at || !ERROR_CODES.includes(code))).toEqual(none);
  });

  it('shows an example of each body, with the exact messages', () => {
    const bodies = [...answers.values(), body].filter((media) => media !== undefined);
    expect(bodies.filter(({ examples }) => examples.length === 0)).toEqual(none);
    if (method === 'GET') expect(body).toBeUndefined();
    for (const [key, message] of Object.entries(messages).filter(([name]) => name !== 'fields')) {
      const example = answers.get(key === 'success' ? (statuses[0] ?? '') : key)?.examples[0];
      expect(fields(example)['message']).toBe(message);
    }
  });
});
