import fc from 'fast-check';
import type { Operation } from '#server/http/contract.ts';
import { type Call, encoded, namesIn, validCalls } from './calls.ts';
import { hostileText, ODD_HEADERS, RAW_PARTS } from './hostile.ts';
import { jsonSpoils, type Spoil, textSpoils } from './spoil-body.ts';

const MOST_SPOILS = 2;

/** Calls that the contract takes, and calls with one or two things about them that it does not. */
export function anyCalls(operation: Operation): fc.Arbitrary<Call> {
  const spoils = fc.array(spoilsOf(operation), { minLength: 1, maxLength: MOST_SPOILS });
  const spoiled = fc
    .tuple(validCalls(operation), spoils)
    .map(([call, list]) => list.reduce((sofar, spoil) => spoil(sofar), call));
  return fc.oneof(validCalls(operation), spoiled);
}

function spoilsOf(operation: Operation): fc.Arbitrary<Spoil> {
  const inPath = namesIn(operation, 'path');
  const withBody: Spoil = (call) => ({ ...call, body: { json: {} } });
  return fc.oneof(
    { weight: 2, arbitrary: querySpoils(namesIn(operation, 'query')) },
    { weight: 1, arbitrary: headerSpoils(namesIn(operation, 'header')) },
    ...(inPath.length > 0 ? [{ weight: 2, arbitrary: pathSpoils(inPath) }] : []),
    ...(operation.body
      ? [
          { weight: 5, arbitrary: jsonSpoils },
          { weight: 2, arbitrary: textSpoils },
        ]
      : [{ weight: 1, arbitrary: fc.constant(withBody) }]),
  );
}

/** What stands between two slashes: never nothing and no dots alone, which make it another address. */
const segment = fc.oneof(
  hostileText.map(encoded).filter((text) => !/^(\.|%2e)*$/i.test(text)),
  fc.constantFrom(...RAW_PARTS),
);

const pathSpoils = (names: readonly string[]): fc.Arbitrary<Spoil> =>
  fc.tuple(fc.constantFrom(...names), segment).map(([name, text]) => (call) => ({
    ...call,
    path: { ...call.path, [name]: text },
  }));

function querySpoils(names: readonly string[]): fc.Arbitrary<Spoil> {
  const odd = [...names.map((each) => `${each}[]`), 'unheardOf', '__proto__', 'a[b]', ''];
  const name = fc.oneof(
    { weight: names.length > 0 ? 2 : 0, arbitrary: fc.constantFrom('', ...names) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
  const value = fc.oneof(hostileText.map(encoded), fc.constantFrom(...RAW_PARTS, ''));
  const more: fc.Arbitrary<Spoil> = fc.tuple(name, value).map(([key, text]) => (call) => ({
    ...call,
    query: [...call.query, [encoded(key), text] as const],
  }));
  const again: Spoil = (call) => ({ ...call, query: [...call.query, ...call.query] });
  return fc.oneof({ weight: 3, arbitrary: more }, { weight: 1, arbitrary: fc.constant(again) });
}

/** A header holds no line breaks, and nothing beyond Latin-1: Node's own parser lets no others in. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000));

function headerSpoils(names: readonly string[]): fc.Arbitrary<Spoil> {
  const own = fc.tuple(fc.constantFrom(...names, 'authorization'), headerText);
  return fc.oneof(own, fc.constantFrom(...ODD_HEADERS)).map(([name, value]) => (call) => ({
    ...call,
    headers: { ...call.headers, [name]: value },
  }));
}
