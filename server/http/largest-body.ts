import type { Json, JsonObject } from './json.ts';

export interface BodyShape {
  fields: number;
  /** Of fields and lists together. */
  values: number;
}

/** The most that a body can have by its schema. A list without a maximum counts as empty. */
export function largestBody(source: JsonObject, resolve: (schema: JsonObject) => JsonObject): BodyShape {
  const { properties, items, maxItems, allOf, anyOf, oneOf } = resolve(source);
  const sizeOf = (schema: Json | undefined) => (isObject(schema) ? largestBody(schema, resolve) : EMPTY);
  const fields = isObject(properties) ? Object.values(properties).map(sizeOf) : [];
  const mostItems = typeof maxItems === 'number' ? maxItems : 0;
  const item = sizeOf(items);
  return total([
    ...fields.map((field) => ({ fields: field.fields + 1, values: field.values + 1 })),
    { fields: mostItems * item.fields, values: mostItems * (item.values + 1) },
    ...[allOf, anyOf, oneOf].flatMap((schemas) => (Array.isArray(schemas) ? schemas.map(sizeOf) : [])),
  ]);
}

export const EMPTY: BodyShape = { fields: 0, values: 0 };

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const total = (shapes: readonly BodyShape[]): BodyShape => ({
  fields: shapes.reduce((sum, { fields }) => sum + fields, 0),
  values: shapes.reduce((sum, { values }) => sum + values, 0),
});
