import { describe, expect, it } from 'vitest';
import { readClaims } from '#app/session/token-claims.ts';

const encoded = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');
const token = (payload: string | Uint8Array) => `head.${encoded(payload)}.proof`;
const UNKNOWN = { subject: '', expiresAt: null };

describe('the claims of an access token', () => {
  it('SESSION-4: are its user, and its end in milliseconds', () => {
    expect(readClaims(token('{"sub":"Zoë 李","exp":1795000000}'))).toEqual({
      subject: 'Zoë 李',
      expiresAt: 1_795_000_000_000,
    });
  });

  it.each([
    ['empty text', ''],
    ['one part', 'access-ann'],
    ['no payload', 'head..proof'],
    ['a payload that is not base64url', 'head.{"sub":"1"}.proof'],
    ['a payload of an impossible length', 'head.abcde.proof'],
    ['a payload that is not JSON', token('no JSON')],
    ['a payload that is cut off', token('{"sub":"1"')],
    ['null', token('null')],
    ['a list', token('["1"]')],
    ['a text', token('"1"')],
    ['a number', token('7')],
    ['claims of other types', token('{"sub":1,"exp":"1795000000"}')],
    ['an end that is no finite number', token('{"exp":1e999}')],
    ['bytes that are not UTF-8', token(Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d))],
  ])('SESSION-4: are unknown, and nothing is thrown, for a token of %s', (_, text) => {
    expect(readClaims(text)).toEqual(UNKNOWN);
  });
});
