import type { SnapshotFrom } from 'xstate';
import type { Credential, SessionGate } from '#api/session-gate.ts';
import { type Failure, UNREACHABLE } from '#domain/failure/failure.ts';
import { type SessionRef, selectAccessPhase } from '#machines/session/session.selectors.ts';
import { firstMatch } from '#machines/shared/first-match.ts';
import type { SessionStore } from './session-store.ts';

/** Stays true after the user signs in again on the sheet, where a form still shows it. */
const SESSION_OVER: Failure = {
  status: 401,
  reason: 'Unauthorized',
  message: 'Your session ended before this was done. Try again.',
};

/** Gives calls the session's token. The session's chart renews a rejected token while the calls wait (SESSION-4). */
export function createSessionGate(store: Pick<SessionStore, 'bearer'>, session: () => SessionRef) {
  let refused: string | null = null;

  async function credential(): Promise<Credential> {
    const bearer = await store.bearer();
    if (bearer.kind === 'none') return none(SESSION_OVER);
    return bearer.expired ? renewed(bearer.accessToken) : withToken(bearer.accessToken);
  }

  async function renewed(old: string): Promise<Credential> {
    const newer = await tokenOtherThan(old);
    if (newer) return newer;
    refused = old;
    session().send({ type: 'token.refused' });
    if ((await firstMatch(session(), settledPhase)) === 'unreachable') return none(UNREACHABLE);
    return (await tokenOtherThan(old)) ?? none(SESSION_OVER);
  }

  async function tokenOtherThan(old: string): Promise<Credential | null> {
    const bearer = await store.bearer();
    return bearer.kind === 'token' && bearer.accessToken !== old ? withToken(bearer.accessToken) : null;
  }

  const gate: SessionGate = { credential, renewed };
  return {
    gate,
    refused: () => refused,
  };
}

/** Null while a renewal is in progress. */
function settledPhase(snapshot: SnapshotFrom<SessionRef>) {
  const phase = selectAccessPhase(snapshot);
  return phase === 'refreshing' ? null : phase;
}

const none = (failure: Failure): Credential => ({ kind: 'none', failure });
const withToken = (accessToken: string): Credential => ({ kind: 'bearer', accessToken });
