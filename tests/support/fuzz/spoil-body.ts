import fc from 'fast-check';
import type { Json, JsonObject } from '#server/http/contract.ts';
import type { Call } from './calls.ts';
import { hostileValue, MEDIA_TYPES } from './hostile.ts';

export type Spoil = (call: Call) => Call;
/** The keys that lead to a place within a body. */
type Way = readonly string[];

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function waysIn(json: Json, way: Way = []): Way[] {
  if (typeof json !== 'object' || json === null) return [way];
  return [way, ...Object.entries(json).flatMap(([key, each]) => waysIn(each, [...way, key]))];
}

/** One of the places below the top, where there are any. */
function wayOf(json: Json, n: number): Way {
  const below = waysIn(json).slice(1);
  return below[n % Math.max(1, below.length)] ?? [];
}

/** @param value without one, what is there is left out */
function changedAt(json: Json, [key, ...rest]: Way, value?: Json): Json {
  if (key === undefined || typeof json !== 'object' || json === null) return value ?? null;
  const entries = Object.entries(json).flatMap(([each, old]): [string, Json][] => {
    if (each !== key) return [[each, old]];
    if (rest.length === 0 && value === undefined) return [];
    return [[each, changedAt(old, rest, value)]];
  });
  return Array.isArray(json) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

const withField = (json: Json, name: string, value: Json): Json =>
  isObject(json) ? Object.fromEntries([...Object.entries(json), [name, value]]) : value;

const onJson =
  (change: (json: Json) => Json): Spoil =>
  (call) =>
    call.body && 'json' in call.body ? { ...call, body: { json: change(call.body.json) } } : call;

/** Something else within the JSON, or in its place. */
export const jsonSpoils: fc.Arbitrary<Spoil> = fc.oneof(
  fc
    .tuple(fc.nat(), hostileValue)
    .map(([n, value]) => onJson((json) => changedAt(json, wayOf(json, n), value))),
  fc.nat().map((n) => onJson((json) => changedAt(json, wayOf(json, n)))),
  fc
    .tuple(fc.constantFrom('unheardOf', '__proto__', 'constructor', '\u0000', ''), hostileValue)
    .map(([name, value]) => onJson((json) => withField(json, name, value))),
  hostileValue.map((value) => onJson(() => value)),
);

const onText =
  (change: (text: string) => string, as: BufferEncoding = 'utf8'): Spoil =>
  (call) => {
    const { body } = call;
    if (!body) return call;
    return { ...call, body: { raw: change('json' in body ? JSON.stringify(body.json) : body.raw), as } };
  };

const sentAs =
  (type: string): Spoil =>
  (call) => ({ ...call, headers: { ...call.headers, 'content-type': type } });

const FIRST_VALUE = /(?<=:)("[^"]*"|-?[\d.]+|true|false)/;
const ODD_VALUES = ['1e999', '-0', '0123', '1e-7', `1${'0'.repeat(400)}`, 'NaN', '"\\ud800"', '"\\u0000"'];

/** What is written is no JSON, or not as JSON is sent. */
export const textSpoils: fc.Arbitrary<Spoil> = fc.oneof(
  fc.constantFrom(...MEDIA_TYPES).map(sentAs),
  fc.constantFrom<BufferEncoding>('utf16le', 'latin1', 'base64').map((as) => onText((text) => text, as)),
  fc.nat().map((n) => onText((text) => text.slice(0, n % (text.length + 1)))),
  fc.constantFrom('}', ' {}', ',', '\u0000', 'ÿ').map((more) => onText((text) => text + more)),
  fc.constantFrom('\ufeff', ' ', '[', ")]}',\n").map((before) => onText((text) => before + text)),
  fc.constantFrom(...ODD_VALUES).map((odd) => onText((text) => text.replace(FIRST_VALUE, () => odd))),
  fc.constant(onText((text) => text.replace(/^\{(.+)\}$/s, '{$1,$1}'))),
  fc.constant(onText((text) => `${text}${' '.repeat(70_000)}`)),
  fc.constant(onText(() => `${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
  fc.constant(onText(() => '')),
);
