import { describe, expect, it } from 'vitest';
import { createPortalClient, type PortalClient } from '#api/client.ts';
import { fields, list, type Media, operations, resolved } from '#tests/support/contract-document.ts';
import { settled } from '#tests/support/settled.ts';
import { CALLS } from './contract-calls.ts';

function clientOver(body: unknown): PortalClient {
  const bearer = { kind: 'bearer', accessToken: 'token' } as const;
  return createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: { credential: async () => bearer, renewed: async () => bearer },
    fetch: async () => Response.json(body),
  });
}

function mediaOf(operationId: string): Media | undefined {
  const answers = operations.find(({ id }) => id === operationId)?.answers;
  return answers?.get('200') ?? answers?.get('201');
}

/** A schema with the fields of the schemas that it refers to and extends. */
function merged(schema: unknown): Readonly<Record<string, unknown>> {
  const own = resolved(schema);
  const parts = list(own['allOf']).map(merged);
  return {
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part['properties']), own['properties']),
    required: [...parts, own].flatMap((part) => list(part['required'])),
  };
}

/** The value with one change at a time: a missing optional field, a null, another enum value, an empty list. */
function variantsOf(schema: unknown, value: unknown, always: readonly string[] = []): unknown[] {
  const { type, enum: values, oneOf, items, properties, required } = merged(schema);
  if (oneOf !== undefined)
    return list(oneOf).flatMap((one) => {
      const { type: kind } = resolved(one);
      if (kind === 'null') return [null];
      return kind === typeof value ? variantsOf(one, value) : [];
    });
  const others = [...([type].flat().includes('null') ? [null] : []), ...list(values)];
  if (Array.isArray(value)) {
    const inItem = value.length > 0 ? variantsOf(items, value[0]) : [];
    return [...others, [], ...inItem.map((item) => [item])];
  }
  const inFields = Object.entries(fields(value)).flatMap(([name, each]) => {
    const { [name]: _, ...without } = fields(value);
    const isOptional = !list(required).includes(name) && !always.includes(name);
    const changed = variantsOf(fields(properties)[name], each).map((variant) => ({
      ...without,
      [name]: variant,
    }));
    return isOptional ? [without, ...changed] : changed;
  });
  return [...others, ...inFields];
}

describe.each(CALLS)('ERR-1: the response of %s', (operationId, call, always = {}) => {
  const media = mediaOf(operationId);
  const example = { ...fields(media?.examples[0]), ...always };

  it('is read with every optional field, null and enum value of the contract, and with an unknown field', async () => {
    const variants = variantsOf(media?.schema, example, Object.keys(always));
    for (const body of [example, { ...example, addedLater: [1] }, ...variants])
      expect([body, await settled(call(clientOver(body)))]).toEqual([
        body,
        expect.objectContaining({ kind: 'ok' }),
      ]);
  });

  it.each([null, [], {}, 'text', 7])('is unreadable when it is %j', async (body) => {
    expect(await settled(call(clientOver(body)))).toMatchObject({
      kind: 'failed',
      failure: { reason: 'Unreadable answer' },
    });
  });
});
