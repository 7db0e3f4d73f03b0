import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSessionGate } from '#app/session/session-gate.ts';
import type { Bearer } from '#app/session/session-store.ts';
import { selectAccessPhase } from '#machines/session/session.selectors.ts';
import { ann, FIRST, open } from '../../support/session-page.ts';

async function signedIn() {
  const page = open();
  await page.restoreSession.succeed({ kind: 'signedIn' });
  await page.loadUser.succeed({ user: ann, stored: FIRST });
  let bearer: Bearer = { kind: 'token', accessToken: 'old', expired: false };
  const { gate, refused } = createSessionGate({ bearer: async () => bearer }, () => page.session);
  const hold = (accessToken: string, expired = false) => {
    bearer = { kind: 'token', accessToken, expired };
  };
  const lose = () => {
    bearer = { kind: 'none' };
  };
  return { session: page.session, refreshToken: page.refreshToken, gate, refused, hold, lose };
}

describe('the token of a call', () => {
  it('SESSION-4, API-20: an expired token is renewed once for all waiting calls', async () => {
    const { gate, refreshToken, hold } = await signedIn();
    hold('old', true);
    const calls = [gate.credential(), gate.credential(), gate.credential()];
    await setImmediate();
    hold('new');
    await refreshToken.succeed({ kind: 'refreshed' });
    expect(await Promise.all(calls)).toEqual(Array(3).fill({ kind: 'bearer', accessToken: 'new' }));
    expect(refreshToken.asked).toHaveLength(1);
  });

  it('SESSION-4: a late 401 for a replaced token uses the new one without a renewal', async () => {
    const { gate, refreshToken, hold } = await signedIn();
    hold('new');
    expect(await gate.renewed('old')).toEqual({ kind: 'bearer', accessToken: 'new' });
    expect(refreshToken.asked).toHaveLength(0);
  });

  it('SESSION-4: without a connection the session continues and the call fails with the reason', async () => {
    const { session, gate, refused, refreshToken } = await signedIn();
    const call = gate.renewed('old');
    await setImmediate();
    expect(refused()).toBe('old');
    await refreshToken.succeed({ kind: 'unreachable' });
    expect(await call).toEqual({
      kind: 'none',
      failure: {
        status: 500,
        reason: 'Unreachable',
        message: 'The server could not be reached. Check your connection and try again.',
      },
    });
    expect(selectAccessPhase(session.getSnapshot())).toBe('unreachable');
  });

  it('SESSION-4: a refused renewal ends the session, and the call fails with the reason', async () => {
    const { session, gate, refreshToken, lose } = await signedIn();
    const call = gate.renewed('old');
    await setImmediate();
    lose();
    await refreshToken.succeed({ kind: 'refused' });
    const over = {
      status: 401,
      reason: 'Unauthorized',
      message: 'Your session ended before this was done. Try again.',
    };
    expect(await call).toEqual({ kind: 'none', failure: over });
    expect(await gate.credential()).toEqual({ kind: 'none', failure: over });
    expect(selectAccessPhase(session.getSnapshot())).toBe('ended');
  });
});
