import { describe, expect, it } from 'vitest';
import { fields, objectsIn, operations, resolved } from '#tests/support/contract-document.ts';

const none: unknown[] = [];
type Found = readonly [path: string, schema: Readonly<Record<string, unknown>>];

/** A schema with all schemas that it refers to, by path. */
function everythingIn(schema: unknown, path: string, seen = new Set<unknown>()): Found[] {
  return objectsIn(schema, path).flatMap(([where, object]): Found[] => {
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
const responses = operations.flatMap(({ id, answers }) =>
  [...answers].flatMap(([status, media]) => (media ? everythingIn(media.schema, `${id} ${status}`) : [])),
);
/** The paths of schemas of a type that lack a limit. */
const without = (found: readonly Found[], types: readonly string[], has: (schema: Found[1]) => boolean) => [
  ...new Set(
    found
      .filter(([, schema]) => [schema['type']].flat().some((type) => types.includes(String(type))))
      .filter(([, schema]) => !has(schema))
      .map(([path]) => path),
  ),
];
const hasOneOf =
  (...names: string[]) =>
  (schema: Found[1]): boolean =>
    names.some((name) => name in schema);

const isClosed = (schema: Found[1]): boolean =>
  [schema['additionalProperties'], schema['unevaluatedProperties']].includes(false);

describe('a request', () => {
  it('has no unknown field, at every depth', () => {
    expect(without(requests, ['object'], isClosed)).toEqual(['#/components/schemas/NewPaymentAccountFields']);
  });

  it('has a maximum length for each text and list, and two bounds for each number', () => {
    const isBounded = hasOneOf('maxLength', 'enum', 'const', 'format');
    const isStateCode = ({ pattern }: Found[1]) => /\{2\}\$$/.test(String(pattern));
    expect(without(requests, ['string'], (schema) => isBounded(schema) || isStateCode(schema))).toEqual(none);
    expect(without(requests, ['array'], hasOneOf('maxItems'))).toEqual(none);
    const numbers = ['integer', 'number'];
    expect(without(requests, numbers, hasOneOf('minimum', 'exclusiveMinimum', 'enum'))).toEqual(none);
    expect(without(requests, numbers, hasOneOf('maximum'))).toEqual(none);
  });

  it('never contains the character NUL', () => {
    const refusesNul = ({ pattern, enum: values, format }: Found[1]) =>
      Boolean(values || format) || (typeof pattern === 'string' && !new RegExp(pattern, 'u').test('\u0000'));
    expect(without(requests, ['string'], refusesNul)).toEqual(none);
  });
});

describe('a response', () => {
  it('has only fields that the contract names, and a maximum for each whole number', () => {
    expect(without(responses, ['object'], isClosed)).toEqual(['#/components/schemas/TransactionFields']);
    expect(without(responses, ['integer'], hasOneOf('maximum'))).toEqual(none);
  });

  it('API-22: is a page of a list if the operation lists something', () => {
    const pages = operations
      .map(({ parameters, answers }) => ({ parameters, schema: resolved(answers.get('200')?.schema) }))
      .filter(
        ({ parameters, schema }) =>
          parameters.some(({ name }) => name === 'Page') || 'results' in fields(schema['properties']),
      );
    for (const { schema } of pages)
      expect(schema['required']).toEqual(expect.arrayContaining(['info', 'results']));
    expect(pages.length).toBeGreaterThanOrEqual(11);
  });
});
