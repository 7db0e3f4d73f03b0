import fc from 'fast-check';
import type { Json } from '#server/http/contract.ts';

/** Texts that mean something to some parser, or nothing to any. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "' or 1=1 --",
    '%27%3B%20drop%20table%20users%3B--',
    '../../../../etc/passwd',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '\ufeff',
    '\r\nSet-Cookie: a=b',
    '99999999999999999999',
    '9223372036854775808',
    '2147483648',
    '-1',
    '1e309',
    'NaN',
    '0x1F',
    'null',
    'true',
    '[object Object]',
    '{"$gt":""}',
    '__proto__',
    '%',
    '_',
    '\\',
    'İıſK',
    '9999-12-31',
    '0001-01-01',
    '2026-02-30',
    'a'.repeat(65),
    'é'.repeat(255),
    'a'.repeat(5000),
  ),
);

/** Values of a wrong type, out of any range, or with something in them that nobody can hold. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  hostileText,
  fc.constantFrom<Json>(null, true, false, 0, -1, 0.001, 1e308, -1e308, 9_007_199_254_740_992, '', [], {}, [
    [],
  ]),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** Parts of an address as they stand, which no encoding has made safe. */
export const RAW_PARTS = [
  '%',
  '%zz',
  '%00',
  '%2F',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%25',
  '+',
  ';',
  '%2e%2e%2f',
  '%u0041',
];

export const MEDIA_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'application/merge-patch+json',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'json',
  '/',
];

export const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['accept', 'text/html;q=0.1'],
  ['accept-encoding', 'br, gzip;q=0, *'],
  ['content-encoding', 'gzip'],
  ['cookie', 'a=b; '.repeat(200)],
  ['expect', '100-continue'],
  ['if-none-match', '*'],
  ['origin', 'null'],
  ['range', 'bytes=0-1'],
  ['x-forwarded-for', '::1, garbage'],
  ['x-http-method-override', 'DELETE'],
];
