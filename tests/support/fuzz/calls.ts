import fc from 'fast-check';
import type { Json, JsonObject, Operation, Parameter, ParameterLocation } from '#server/http/contract.ts';
import { bodyOf, idsOf } from '../matrix/cases.ts';
import { locationOf, NAMED, PLACES, type Place, recordsNamed } from './names.ts';
import { fieldsOf, valuesOf } from './values.ts';

export type Caller = 'holder' | 'frontdesk' | 'stranger' | 'signed out' | 'forger';

/** A call before it is sent: what is written in it stands there as it will be, but for the names of records. */
export interface Call {
  who: Caller;
  /** By the parameter's name, encoded. */
  path: Readonly<Record<string, string>>;
  /** Names and values, encoded, in order. */
  query: readonly (readonly [string, string])[];
  headers: Readonly<Record<string, string>>;
  body: { json: Json } | { raw: string; as: BufferEncoding } | undefined;
}

/** The way the contract means it: the holder of every right, records of their own, the example as the body. */
export function plainCall(operation: Operation): Call {
  const body = operation.body && { json: plainJson(operation) };
  return { who: 'holder', path: pathAt(operation, 'home'), query: [], headers: {}, body };
}

/** Calls that the contract takes. */
export function validCalls(operation: Operation): fc.Arbitrary<Call> {
  return fc.record({
    who: callers,
    path: paths(operation),
    query: given(operation, 'query').map((values) =>
      Object.entries(values).map(([name, text]) => [name, encoded(text)] as const),
    ),
    headers: given(operation, 'header'),
    body: bodies(operation),
  });
}

const callers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Caller>('holder') },
  { weight: 3, arbitrary: fc.constantFrom<Caller>('frontdesk', 'stranger', 'signed out', 'forger') },
);

/** A lone surrogate can't be written in an address. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const parametersIn = ({ parameters }: Operation, place: ParameterLocation): Parameter[] =>
  parameters.filter((each) => each.in === place);

export const namesIn = (operation: Operation, place: ParameterLocation): string[] =>
  parametersIn(operation, place).map(({ name }) => name);

function pathAt(operation: Operation, place: Place): Record<string, string> {
  const ids = idsOf(operation, recordsNamed(place));
  return Object.fromEntries(namesIn(operation, 'path').map((name) => [name, ids[name] ?? '1']));
}

/** All of one place, or each of a place of its own. */
function paths(operation: Operation): fc.Arbitrary<Readonly<Record<string, string>>> {
  const mixed = fc.record(
    Object.fromEntries(
      parametersIn(operation, 'path').map(({ name, schema }) => [
        name,
        fc.oneof(
          fc.constantFrom(...PLACES).map((place) => pathAt(operation, place)[name] ?? ''),
          fc.constantFrom('99999999', 'unheard-of'),
          valuesOf(schema).map((value) => encoded(String(value))),
        ),
      ]),
    ),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(pathAt(operation, 'home')) },
    { weight: 1, arbitrary: mixed },
  );
}

/** Any of the parameters of a place, with values that their schemas take. */
function given(operation: Operation, place: 'query' | 'header'): fc.Arbitrary<Record<string, string>> {
  const parameters = parametersIn(operation, place);
  const values = parameters.map(({ name, schema }) => [name, valuesOf(schema).map(String)] as const);
  return fc.record(Object.fromEntries(values), {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

function plainJson(operation: Operation): JsonObject {
  const example = bodyOf(operation, recordsNamed('home')) as JsonObject;
  const own = Object.keys(fieldsOf(operation.body?.schema ?? {})).filter((name) => name in NAMED);
  return { ...example, ...Object.fromEntries(own.map((name) => [name, NAMED[name] ?? ''])) };
}

/** The example with fields of it again, or all of it. */
function bodies(operation: Operation): fc.Arbitrary<Call['body']> {
  if (!operation.body) return fc.constant(undefined);
  const plain = plainJson(operation);
  const { schema } = operation.body;
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => [name, valuesOf(field)] as const);
  const changes = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof(
    fc
      .oneof(
        fc.constant<Json>(plain),
        changes.map((change): Json => ({ ...plain, ...(change as JsonObject) })),
        valuesOf(schema),
      )
      .map((json) => ({ json })),
    ...(operation.body.required ? [] : [fc.constant(undefined)]),
  );
}

/** The call as it goes over the wire, with real ids in place of the names. */
export function requestOf(operation: Operation, call: Call, record: (name: string) => string) {
  const at = (text: string): string => text.replace(locationOf, (_, name: string) => record(name));
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => call.path[name] ?? '');
  const search = call.query.map(([name, value]) => `${name}=${value}`).join('&');
  const { body } = call;
  const text = body && ('json' in body ? JSON.stringify(body.json) : body.raw);
  return {
    method: operation.method,
    url: at(`/api${address}${search && `?${search}`}`),
    headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...call.headers },
    ...(text !== undefined && { payload: Buffer.from(at(text), body && 'raw' in body ? body.as : 'utf8') }),
  };
}
