import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import {
  contract,
  fields,
  list,
  type Media,
  objectsIn,
  operations,
  resolved,
  schemas,
} from '#tests/support/contract-document.ts';
import { typesAreFresh } from '../../scripts/api-types.ts';
import { readRows } from '../../scripts/requirements/document.ts';

const none: unknown[] = [];
const ERROR_CODES = list(fields(schemas['ErrorCode'])['enum']);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema(contract, 'contract', false, false);

function mistakesIn(schema: unknown, value: unknown): string {
  const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  const check = ajv.compile(fields(JSON.parse(absolute)));
  return check(value) ? '' : ajv.errorsText(check.errors);
}

const statusesOf = (answers: ReadonlyMap<string, Media | undefined>): string[] => [...answers.keys()];

describe('the contract', () => {
  it('is what the types of server and client say', async () => {
    expect(await typesAreFresh()).toBe(true);
  });

  it('names only requirements that exist, and names one for each call', () => {
    const known = new Set(readRows(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id));
    const named = objectsIn(contract).flatMap(([path, object]) =>
      list(object['x-requirements']).map((id) => [path, id] as const),
    );
    expect(named.filter(([, id]) => !known.has(String(id)))).toEqual(none);
    expect(operations.filter(({ requirements }) => requirements.length === 0)).toEqual(none);
    const api = Array.from({ length: 20 }, (_, index) => `API-${index + 1}`);
    expect(operations.flatMap(({ requirements }) => requirements)).toEqual(expect.arrayContaining(api));
  });
});

describe('codes of errors', () => {
  it('API-22: an operation answers each code, but for those that other paths answer', () => {
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

  it('API-22: the server uses each code', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
    const source = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`server/${file}`, 'utf8'))
      .join('');
    expect(ERROR_CODES.filter((code) => !source.includes(`'${code}'`))).toEqual(none);
  });

  it('API-22: each code has a line in its description', () => {
    const lines = String(fields(schemas['ErrorCode'])['description']).matchAll(/^- `(\w+)` \d{3}: /gm);
    expect([...lines].map(([, code]) => code)).toEqual(ERROR_CODES);
  });
});

describe('amounts', () => {
  /** Without any option: as another client's validator reads the contract. */
  const stock = new Ajv2020({ strict: false, validateFormats: false });
  stock.addSchema(contract, 'contract', false, false);
  const errorsOf = (name: string, value: unknown) => {
    stock.validate({ $ref: `contract#/components/schemas/${name}` }, value);
    return stock.errorsText();
  };

  it('API-22: a stock validator accepts every amount of dollars and cents', () => {
    const amounts = [19.9, 0.07, 1.1, 8.2, 33.33, 64.1, 1234.56];
    const refused = amounts.filter((amount) => errorsOf('Dollars', amount) !== 'No errors');
    expect(refused).toEqual(none);
    const payment = amounts.map((amount) => errorsOf('PaymentRequest', { paymentAccountId: '1', amount }));
    expect(payment).toEqual(amounts.map(() => 'No errors'));
  });

  it('API-22: each number that takes an amount names its decimals', () => {
    const numbers = objectsIn(contract).filter(([, schema]) => schema['x-decimals'] !== undefined);
    expect(numbers.map(([, schema]) => schema['x-decimals'])).toEqual([2, 2, 2, 2, 2, 2]);
    expect(objectsIn(contract).filter(([, schema]) => 'multipleOf' in schema)).toEqual(none);
  });
});

describe('who may call', () => {
  it('API-22, PERM-6: a right can be missing for administration and for the report alone', () => {
    const refusing = operations.filter(({ answers }) => answers.has('403')).map(({ id }) => id);
    const administration = operations.filter(({ call }) => call.includes(' /admin/')).map(({ id }) => id);
    expect(refusing.sort()).toEqual([...administration, 'getReportingToken'].sort());
  });

  it('API-22: 429 limits each operation: too many invalid requests refuse all', () => {
    expect(operations.filter(({ answers }) => !answers.has('429'))).toEqual(none);
  });

  it('API-20: everything asks for the bearer token but signing in, refreshing and signing out', () => {
    expect(operations.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([
      'authenticate',
      'refreshToken',
      'signOut',
    ]);
  });

  it('API-3: the call for the user may carry the context marker', () => {
    const marker = operations.find(({ id }) => id === 'getUser')?.parameters;
    expect(marker).toEqual([
      expect.objectContaining({
        name: 'X-Portal-Context',
        in: 'header',
        schema: { type: 'string', enum: ['current-user'] },
      }),
    ]);
    expect(marker?.[0]?.['required']).toBeUndefined();
  });
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { call, isOpen, body, answers, codes, parameters, messages } = operation;
  const [method = '', path = ''] = call.split(' ');
  const statuses = statusesOf(answers);

  it('has one success and every error answer that can befall it (API-22)', () => {
    const always = ['400', '500', '503'];
    const bearer = isOpen ? [] : ['401'];
    const inPlace = path.includes('{') ? ['404'] : [];
    const withBody = body || method !== 'GET' ? ['413', '415'] : [];
    const accepted = '202';
    expect(statuses.filter((status) => status.startsWith('2') && status !== accepted)).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining([...always, ...bearer, ...inPlace, ...withBody]));
  });

  it('answers every error in the one shape (API-22)', () => {
    const errors = [...answers].filter(([status]) => status >= '400');
    expect(errors.map(([status, media]) => [status, media?.schema['$ref']])).toEqual(
      errors.map(([status]) => [status, '#/components/schemas/ErrorAnswer']),
    );
    const wrong = errors.filter(([status, media]) =>
      media?.examples.some((example) => fields(example)['status'] !== Number(status)),
    );
    expect(wrong).toEqual(none);
  });

  it('lists the codes of each error answer (API-22)', () => {
    expect([...codes].filter(([, listed]) => listed.length === 0)).toEqual(none);
    expect([...codes.keys()]).toEqual(statuses.filter((status) => status >= '400'));
    const all = [...codes.values()].flat();
    expect(all.filter((code, at) => all.indexOf(code) < at || !ERROR_CODES.includes(code))).toEqual(none);
  });

  it('shows an example of each body, and each is as its schema says', () => {
    const bodies: [string, Media][] = [...answers, ['request', body] as const].flatMap(([name, media]) =>
      media ? [[name, media]] : [],
    );
    expect(bodies.filter(([, { examples }]) => examples.length === 0)).toEqual(none);
    const mistakes = bodies.flatMap(([name, { schema, examples }]) =>
      examples.map((example) => [name, mistakesIn(schema, example)]),
    );
    expect(mistakes.filter(([, mistake]) => mistake !== '')).toEqual(none);
  });

  it('shows an example of each parameter, and names those of its path', () => {
    const mistakes = parameters.map(({ name, schema, example }) => [name, mistakesIn(schema, example)]);
    expect(mistakes.filter(([, mistake]) => mistake !== '')).toEqual(none);
    const inPath = parameters.filter((each) => each['in'] === 'path' && each['required'] === true);
    expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
  });

  it('takes a body only where something is written, and a closed one', () => {
    const closed = body && resolved(body.schema)['additionalProperties'];
    expect(closed).toBe(body ? false : undefined);
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
  });

  it('says the exact texts in its examples too', () => {
    const exact = Object.entries(messages).filter(([key]) => key !== 'fields');
    const said = exact.map(([key]) => {
      const status = key === 'success' ? statuses[0] : key;
      return [key, fields(answers.get(status ?? '')?.examples[0])['message']];
    });
    expect(said).toEqual(exact);
  });
});
