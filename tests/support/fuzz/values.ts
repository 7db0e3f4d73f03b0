import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import fc from 'fast-check';
import type { Json, JsonObject } from '#server/http/contract.ts';
import { contract, resolved } from '../contract-document.ts';

/** What the values below heed, or what says nothing of a value. Another keyword has to be learned first. */
const HEEDED = new Set(
  [
    ['$ref', 'const', 'enum', 'oneOf', 'type', 'properties', 'required', 'items', 'default', 'description'],
    ['minLength', 'maxLength', 'pattern', 'format', 'additionalProperties', 'if', 'then', 'else'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'minProperties', 'maxItems', 'uniqueItems'],
  ].flat(),
);
const LONGEST = 300;
const MOST_ITEMS = 5;

const ajv = new Ajv2020({ strict: false });
formatsPlugin(ajv);

/** Values that a schema of the contract takes: every one of them does. */
export function valuesOf(schema: JsonObject): fc.Arbitrary<Json> {
  const takes = ajv.compile({ ...schema, components: contract['components'] });
  return shaped(schema).filter((value) => takes(value));
}

/** The schemas of an object's fields, by name; none where it is no object. */
export const fieldsOf = (schema: JsonObject): Readonly<Record<string, JsonObject>> =>
  (withoutReference(schema)['properties'] ?? {}) as Record<string, JsonObject>;

const withoutReference = (schema: JsonObject): JsonObject =>
  '$ref' in schema ? { ...(resolved(schema) as JsonObject), ...without(schema, '$ref') } : schema;

function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest } = object;
  return rest;
}

/** Values of about the right shape; what a schema says beyond it is left to the filter. */
function shaped(given: JsonObject): fc.Arbitrary<Json> {
  const schema = withoutReference(given);
  const strange = Object.keys(schema).find((keyword) => !HEEDED.has(keyword) && !keyword.startsWith('x-'));
  if (strange) throw new Error(`The fuzz makes no values for the keyword ${strange} yet.`);
  if (Array.isArray(schema['oneOf'])) return fc.oneof(...(schema['oneOf'] as JsonObject[]).map(shaped));
  if ('const' in schema) return fc.constant(schema['const'] ?? null);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema)));
}

function ofType(type: string, schema: JsonObject): fc.Arbitrary<Json> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(shaped(schema['items'] as JsonObject), { maxLength: MOST_ITEMS });
    case 'object':
      return objects(schema);
    default:
      throw new Error(`The fuzz makes no values of the type ${type} yet.`);
  }
}

function objects(schema: JsonObject): fc.Arbitrary<Json> {
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => [name, shaped(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: (schema['required'] ?? []) as string[] });
}

/** What people are called and look for; a schema that does not take one filters it. */
const WORDS = [
  '',
  "O'",
  'Núñez',
  'ﬁ',
  'İ',
  'mia',
  'mail.test',
  '%',
  '_',
  '\\',
  ' a ',
  '😀',
  '2026',
  'General',
];

function texts(schema: JsonObject): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = LONGEST, pattern, format } = schema;
  if (format !== undefined) return formatted(String(format));
  const lengths = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), LONGEST) };
  const any = fc.oneof(fc.constantFrom(...WORDS), fc.string({ ...lengths, unit: 'grapheme' }));
  if (typeof pattern !== 'string') return any;
  const expression = new RegExp(pattern, 'u');
  const matching = fc.stringMatching(expression, { maxLength: lengths.maxLength });
  if (WORDS.filter((word) => expression.test(word)).length < WORDS.length / 2) return matching;
  return fc.oneof(
    matching,
    any.filter((text) => expression.test(text)),
  );
}

function formatted(format: string): fc.Arbitrary<string> {
  const moment = (min: string, max: string) =>
    fc
      .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
      .map((date) => date.toISOString());
  switch (format) {
    case 'date':
      return fc
        .oneof(moment('2024-01-01', '2028-12-31'), moment('1000-01-01', '9999-12-31'))
        .map((text) => text.slice(0, 10));
    case 'date-time':
      return moment('1900-01-01', '2100-12-31');
    case 'email':
      return fc.emailAddress();
    default:
      throw new Error(`The fuzz makes no texts of the format ${format} yet.`);
  }
}

function numbers(schema: JsonObject, isWhole: boolean): fc.Arbitrary<number> {
  const decimals = isWhole ? 0 : schema['x-decimals'];
  const min = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1e9);
  const max = Number(schema['maximum'] ?? 1e9);
  if (decimals === undefined) return fc.double({ min, max, noNaN: true });
  const perUnit = 10 ** Number(decimals);
  const steps = (low: number, high: number) => fc.integer({ min: low, max: high }).map((n) => n / perUnit);
  const small = steps(Math.ceil(min * perUnit), Math.min(max * perUnit, Math.ceil(min * perUnit) + 5000));
  return fc.oneof(small, steps(Math.ceil(min * perUnit), Math.floor(max * perUnit)));
}
