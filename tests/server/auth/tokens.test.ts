import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SigningKey } from '#server/auth/signing-keys.ts';
import { tokenMaker } from '#server/auth/tokens.ts';

const START = new Date('2026-03-02T09:00:00Z');
const newKey: SigningKey = { id: 'new', secret: randomBytes(32) };
const CLAIMS = { userId: 'user-1', sessionId: 'session-1' };
const ENDS = { idleAt: new Date('2026-03-02T10:00:00Z'), latestAt: new Date('2026-03-02T21:00:00Z') };

function clockAt(start: Date) {
  let time = start.getTime();
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) };
}

describe('API-20: an access token', () => {
  it('SESSION-4: differs from every other, even from one of the same second', async () => {
    const tokens = tokenMaker({ current: newKey }, clockAt(START).now);

    expect(await tokens.makeAccess(CLAIMS, ENDS)).not.toBe(await tokens.makeAccess(CLAIMS, ENDS));
  });

  it('is rejected when altered, unsigned, or signed by a foreign key', async () => {
    const clock = clockAt(START);
    const tokens = tokenMaker({ current: newKey }, clock.now);
    const token = await tokens.makeAccess(CLAIMS, ENDS);
    const [head, , signature] = token.split('.');
    const otherBody = Buffer.from('{"sub":"user-2","sid":"session-1","iss":"bridgework","exp":9999999999}');
    const unsigned = Buffer.from('{"alg":"none","kid":"new"}').toString('base64url');
    const foreign = tokenMaker({ current: { id: 'new', secret: randomBytes(32) } }, clock.now);

    expect(
      await tokens.readAccess(`${head}.${otherBody.toString('base64url')}.${signature}`),
    ).toBeUndefined();
    expect(await tokens.readAccess(`${unsigned}.${otherBody.toString('base64url')}.`)).toBeUndefined();
    expect(await tokens.readAccess(await foreign.makeAccess(CLAIMS, ENDS))).toBeUndefined();
  });
});

describe('access tokens of many users', () => {
  it('are read correctly, even beyond the size of the cache', async () => {
    const tokens = tokenMaker({ current: newKey }, () => START, 3);
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        tokens.makeAccess({ userId: `user-${at}`, sessionId: `s-${at}` }, ENDS),
      ),
    );
    for (const [at, token] of [...made.entries(), ...made.entries()]) {
      expect(await tokens.readAccess(token)).toMatchObject({ userId: `user-${at}`, sessionId: `s-${at}` });
    }
  });
});

describe('API-2: a refresh token', () => {
  const tokens = tokenMaker({ current: newKey }, () => START);
  const token = tokens.makeRefresh({ sessionId: 'session-1', generation: 7 });

  it('is deterministic, so that a lost response can be repeated', () => {
    expect(tokens.makeRefresh({ sessionId: 'session-1', generation: 7 })).toBe(token);
    expect(tokens.readRefresh(token)).toEqual({ sessionId: 'session-1', generation: 7 });
  });

  it.each([
    ['another generation', token.replace('.7.', '.8.')],
    ['another spelling of its generation', token.replace('.7.', '.07.')],
    ['another session', token.replace('session-1', 'session-2')],
    ['another proof', token.replace(/[^.](?=[^.]+$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['nothing', ''],
    ['an access token', 'aaa.bbb.ccc'],
  ])('is rejected with %s', (_, altered) => {
    expect(tokens.readRefresh(altered)).toBeUndefined();
  });
});
