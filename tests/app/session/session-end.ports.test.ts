import { describe, expect, it } from 'vitest';
import type { Credential } from '#api/session-gate.ts';
import { sessionEnds } from '#app/session/session-end.ports.ts';
import { UNREACHABLE } from '#domain/failure/failure.ts';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 20, 12);

interface Stated {
  issued: number;
  idle: number;
  latest: number;
}

/** A token from the server, with times in minutes after noon. */
function token({ issued, idle, latest }: Stated): Credential {
  const at = (minutes: number) => NOON / 1000 + minutes * 60;
  const claims = { sub: 'u1', iat: at(issued), idle_end: at(idle), session_end: at(latest) };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { kind: 'bearer', accessToken: `head.${payload}.proof` };
}

function endsAt(now: number, current: Credential, next: Credential = current) {
  const renewals: string[] = [];
  let credential = current;
  const gate = {
    credential: async () => credential,
    async renewed(old: string) {
      renewals.push(old);
      credential = next;
      return next;
    },
  };
  return { renewals, ends: sessionEnds({ gate, browser: { now: () => NOON + now * MINUTE_MS } }) };
}

describe('the end of a session, known from its token', () => {
  it('SESSION-6: is read from the token alone while it is far away', async () => {
    const { renewals, ends } = endsAt(10, token({ issued: 0, idle: 60, latest: 720 }));
    expect(await ends.read()).toEqual({
      kind: 'idle',
      at: NOON + 60 * MINUTE_MS,
      remainingMs: 50 * MINUTE_MS,
    });
    expect(renewals).toEqual([]);
  });

  it('SESSION-6: near the end, the server returns whether a call has extended the session', async () => {
    const old = token({ issued: 0, idle: 60, latest: 720 });
    const { renewals, ends } = endsAt(56, old, token({ issued: 56, idle: 100, latest: 720 }));
    expect(await ends.read()).toEqual({
      kind: 'idle',
      at: NOON + 100 * MINUTE_MS,
      remainingMs: 44 * MINUTE_MS,
    });
    expect(renewals).toHaveLength(1);
  });

  it('SESSION-6: a wrong clock is corrected by a token that has just arrived', async () => {
    const old = token({ issued: 0, idle: 60, latest: 720 });
    const { ends } = endsAt(57, old, token({ issued: 1, idle: 60, latest: 720 }));
    expect(await ends.read()).toEqual({
      kind: 'idle',
      at: NOON + 116 * MINUTE_MS,
      remainingMs: 59 * MINUTE_MS,
    });
  });

  it('SESSION-4: does not exist for a refused token, and is unknown without a connection', async () => {
    const near = token({ issued: 0, idle: 60, latest: 720 });
    const refused: Credential = {
      kind: 'none',
      failure: { status: 401, reason: 'Unauthorized', message: 'Over.' },
    };
    expect(await endsAt(60, near, refused).ends.read()).toBeNull();
    expect(await endsAt(10, refused).ends.read()).toBeNull();
    await expect(endsAt(60, near, { kind: 'none', failure: UNREACHABLE }).ends.read()).rejects.toThrow();
  });

  it('does not exist for an invalid token, or for one without an end', async () => {
    for (const accessToken of ['head.e30.proof', 'no token'])
      expect(await endsAt(0, { kind: 'bearer', accessToken }).ends.read()).toBeNull();
  });
});
