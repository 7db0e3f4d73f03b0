import { describe, expect, it } from 'vitest';
import { fields, objectsIn, operations, resolved, schemas } from '#tests/support/contract-document.ts';

const none: unknown[] = [];

/** A schema with everything that it refers to, by path. */
function everythingIn(schema: unknown, path: string, seen = new Set<unknown>()): [string, object][] {
  return objectsIn(schema, path).flatMap(([where, object]): [string, object][] => {
    const reference = object['$ref'];
    if (typeof reference !== 'string') return [[where, object]];
    if (seen.has(reference)) return [];
    seen.add(reference);
    return everythingIn(resolved(object), reference, seen);
  });
}

const requests = operations.flatMap(({ id, body, parameters }) => [
  ...(body ? everythingIn(body.schema, `${id} body`) : []),
  ...parameters.flatMap((parameter) => everythingIn(parameter['schema'], `${id} ${parameter['name']}`)),
]);
const answers = operations.flatMap(({ id, answers }) =>
  [...answers].flatMap(([status, media]) => (media ? everythingIn(media.schema, `${id} ${status}`) : [])),
);
const pathsOf = (found: readonly [string, object][]): string[] => found.map(([path]) => path);
const isOfType = (type: string) => (entry: readonly [string, object]) =>
  [fields(entry[1])['type']].flat().includes(type);

describe('what a request may hold', () => {
  it('is closed at every depth', () => {
    const open = requests
      .filter(isOfType('object'))
      .filter(([, schema]) => fields(schema)['additionalProperties'] !== false);
    expect(pathsOf(open)).toEqual(none);
  });

  it('has an end: texts a greatest length or a list of values, lists a greatest number', () => {
    const bounded = (schema: object) =>
      ['maxLength', 'enum', 'const', 'format'].some((name) => name in schema) ||
      /\{2\}\$$/.test(String(fields(schema)['pattern']));
    expect(pathsOf(requests.filter(isOfType('string')).filter(([, schema]) => !bounded(schema)))).toEqual(
      none,
    );
    const endless = requests.filter(isOfType('array')).filter(([, schema]) => !('maxItems' in schema));
    expect(pathsOf(endless)).toEqual(none);
  });

  it('has no place for the character NUL', () => {
    const patterns = requests.flatMap(([path, schema]) => {
      const {
        pattern,
        enum: values,
        format,
      } = fields(schema) as { pattern?: string; enum?: []; format?: string };
      if (!isOfType('string')([path, schema]) || values || format) return [];
      return [[path, pattern === undefined || new RegExp(pattern, 'u').test('\u0000')]];
    });
    expect(patterns.filter(([, letsNulIn]) => letsNulIn)).toEqual(none);
  });

  it('holds a number between two bounds', () => {
    const numbers = requests.filter((entry) => isOfType('integer')(entry) || isOfType('number')(entry));
    const open = numbers.filter(([, schema]) => {
      const found = fields(schema);
      const hasLeast = 'minimum' in found || 'exclusiveMinimum' in found || 'enum' in found;
      return !hasLeast || !('maximum' in found);
    });
    expect(pathsOf(open)).toEqual(none);
  });
});

describe('what an answer may hold', () => {
  it('is closed at every depth, so that nothing leaves that is not named', () => {
    const isClosed = (schema: object) =>
      [fields(schema)['additionalProperties'], fields(schema)['unevaluatedProperties']].includes(false);
    const open = answers.filter(isOfType('object')).filter(([, schema]) => !isClosed(schema));
    expect([...new Set(pathsOf(open))]).toEqual(['#/components/schemas/TransactionFields']);
  });

  it('has a maximum for every whole number', () => {
    const endless = answers.filter(isOfType('integer')).filter(([, schema]) => !('maximum' in schema));
    expect(pathsOf(endless)).toEqual(none);
  });

  it('API-22: is a page of a list where the call lists something', () => {
    const pages = operations
      .map(({ parameters, answers }) => ({ parameters, schema: resolved(answers.get('200')?.schema) }))
      .filter(
        ({ parameters, schema }) =>
          parameters.some(({ name }) => name === 'Page') || 'results' in fields(schema['properties']),
      );
    expect(pages.map(({ schema }) => schema['required'])).toEqual(pages.map(() => ['info', 'results']));
    expect(pages.length).toBeGreaterThanOrEqual(11);
  });

  it('keeps every entity that no call carries', () => {
    const carried = new Set([...requests, ...answers].map(([path]) => path.split('/').at(-1)));
    const apart = ['Session', 'Toast', 'ProcedureLine', 'PortalMember', 'PortalPlan', 'PortalNotification'];
    expect(apart.filter((name) => carried.has(name))).toEqual(none);
    expect(apart.filter((name) => !(name in schemas))).toEqual(none);
  });
});
