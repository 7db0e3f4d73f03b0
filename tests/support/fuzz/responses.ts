import type fc from 'fast-check';
import type { Json, JsonObject } from '#server/http/contract.ts';
import { contract, fields, list } from '../contract-document.ts';
import { valuesOf } from './values.ts';

/** Bodies that a response's schema allows, with these fields always among them. Plans' dependents go one level deep. */
export function responsesOf(schema: JsonObject, always: readonly string[]): fc.Arbitrary<Json> {
  const whole = expanded(schema, []);
  return valuesOf({ ...whole, required: [...list(whole['required']), ...always] as string[] });
}

/** A schema without references and `allOf`: `valuesOf` follows neither one that leads back to itself nor the other. */
function expanded(schema: JsonObject, within: readonly string[]): JsonObject {
  const { $ref, allOf, unevaluatedProperties: _, ...own } = schema;
  const parts = list(allOf).map((part) => expanded(fields(part) as JsonObject, within));
  const base = typeof $ref === 'string' ? expanded(schemaAt($ref), [...within, $ref]) : {};
  const merged: JsonObject = Object.assign({}, base, ...parts, own);
  const { properties, items, oneOf } = own;
  if (isEndless(items, within)) return { const: [] };
  return {
    ...merged,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(fields(properties)).map(([name, field]) => [name, below(field, within)]),
      ),
    }),
    ...(items !== undefined && { items: below(items, within) }),
    ...(oneOf !== undefined && { oneOf: list(oneOf).map((one) => below(one, within)) }),
  };
}

const below = (schema: unknown, within: readonly string[]): JsonObject =>
  expanded(fields(schema) as JsonObject, within);

const isEndless = (items: unknown, within: readonly string[]): boolean =>
  within.filter((reference) => reference === fields(items)['$ref']).length > 1;

function schemaAt(reference: string): JsonObject {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => fields(at)[key], contract);
  return fields(found) as JsonObject;
}
