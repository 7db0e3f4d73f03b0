import { type AuthResult, isAuthResult } from '#api/authentication.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import { createRoot } from '#machines/roots.ts';
import type { Renewal, RestoredSession } from '#machines/session/session.types.ts';
import { firstMatch } from '#machines/shared/first-match.ts';
import {
  selectCurrentToken,
  selectEraseFailure,
  selectHasExpired,
  selectIsStored,
  selectRenewal,
} from '#machines/token-store/token-store.selectors.ts';
import type { CurrentToken, TabNews } from '#machines/token-store/token-store.types.ts';
import type { SealedRead } from './sealed-store.ts';
import { currentTokenOf, TOKEN_ITEM, type TokenStoreParts, wireTokenStore } from './token-store.ports.ts';

export type StoredSession = { kind: 'stored' } | { kind: 'failed' };
export type Bearer = { kind: 'token'; accessToken: string; expired: boolean } | { kind: 'none' };

export interface SessionStore {
  /** Rejects if another tab blocks the stored session. */
  restore(): Promise<RestoredSession>;
  /** Replaces everything stored with the tokens of a sign-in. If it fails, the server ends their session. */
  begin(tokens: AuthResult): Promise<StoredSession>;
  bearer(): Promise<Bearer>;
  /** Renews a rejected access token. One tab does it for all (SESSION-4). */
  refresh(refused: string | null): Promise<Renewal>;
  /** Erases everything, and notifies the other tabs and, if reachable, the server (SESSION-5). */
  end(): Promise<void>;
  /** Erases this tab's session, but no later one. Notifies no other tab. */
  erase(): Promise<void>;
  listen(listener: (news: TabNews) => void): void;
  /** Call this when local storage was changed from outside this tab. */
  check(): Promise<void>;
}

export interface SessionStoreParts extends TokenStoreParts {
  locks: Pick<LockManager, 'request'> | undefined;
  wait(ms: number): Promise<void>;
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const atOnce: InTurn = (work) => work();

const LOCK = 'bridgework-session';
const LOCK_TIMEOUT_MS = 15_000;
const BUSY_MESSAGE = 'Bridgework is busy in another tab. Close your other Bridgework tabs.';
/** How long a message from another tab may take after that tab changed storage. */
const NEWS_MS = 500;

/** Wraps the token chart in promises. Takes the lock that all tabs share, and reads the stored tokens. */
export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { sealed, channel, locks, now, wait } = parts;
  let notify: (news: TabNews) => void = () => undefined;
  const tokenStore = createRoot(wireTokenStore(parts, (news) => notify(news))).start();
  const ownToken = () => selectCurrentToken(tokenStore.getSnapshot());

  channel.listen((news) => {
    if (news.type === 'started') tokenStore.send({ type: 'tab.started', userId: news.userId });
    else tokenStore.send({ type: `tab.${news.type}` });
  });

  /**
   * Waits for the chart's work to end. A call from inside an effect is queued, because the chart has not processed
   * its event yet.
   */
  async function ended(work: 'erasing' | 'renewing' | 'storing') {
    await null;
    return firstMatch(tokenStore, (snapshot) => (snapshot.hasTag(work) ? null : snapshot));
  }

  async function erased(): Promise<void> {
    const failure = selectEraseFailure(await ended('erasing'));
    if (failure) throw new ApiFailure(failure);
  }

  const exclusively: InTurn = (work) => {
    if (!locks) return work();
    const late = AbortSignal.timeout(LOCK_TIMEOUT_MS);
    return locks.request(LOCK, { signal: late }, work).catch((cause: unknown) => {
      throw late.aborted ? new Error(BUSY_MESSAGE) : cause;
    });
  };

  /**
   * Reads an unreadable item again once no other tab is writing, and erases it everywhere if it is still unreadable.
   */
  async function readOrErase(inTurn: InTurn): Promise<SealedRead<AuthResult>> {
    const found = await sealed.read(TOKEN_ITEM, isAuthResult);
    if (found.kind === 'present' || found.kind === 'unsupported') return found;
    if (found.kind === 'absent' && !ownToken()) return found;
    return inTurn(async () => {
      const again = await sealed.read(TOKEN_ITEM, isAuthResult);
      if (again.kind === 'absent') await wait(NEWS_MS);
      if (again.kind === 'absent' || again.kind === 'unreadable') {
        tokenStore.send({ type: 'item.miss', isAbsent: again.kind === 'absent' });
        await erased();
      }
      return again;
    });
  }

  /**
   * This tab's tokens while local storage still has them. Otherwise waits for another tab's newer text, which may
   * arrive late.
   */
  async function current(): Promise<CurrentToken | null> {
    await null;
    const own = ownToken();
    if (!own || sealed.peek(TOKEN_ITEM) === own.sealed) return own;
    return newest(exclusively).catch(() => null);
  }

  /** The newest tokens of the same user. A missing or altered item ends the session in every tab (SESSION-3). */
  async function newest(inTurn: InTurn): Promise<CurrentToken | null> {
    const before = ownToken();
    if (!before) return null;
    const found = await readOrErase(inTurn);
    if (found.kind === 'unsupported') return before;
    if (found.kind !== 'present') {
      if (!ownToken()) notify({ type: 'ended' });
      return null;
    }
    const token = currentTokenOf(found.value, found.sealed);
    tokenStore.send({ type: 'token.find', token, before: before.sealed });
    return ownToken();
  }

  return {
    async restore() {
      const found = await readOrErase(exclusively);
      if (found.kind === 'unsupported') return found;
      if (found.kind !== 'present') return { kind: 'signedOut', reason: found.kind };
      tokenStore.send({ type: 'token.keep', token: currentTokenOf(found.value, found.sealed) });
      return { kind: 'signedIn' };
    },

    async begin(tokens) {
      const storing = exclusively(async () => {
        tokenStore.send({ type: 'signIn.store', tokens });
        return selectIsStored(await ended('storing'));
      });
      if (await storing.catch(() => false)) return { kind: 'stored' };
      tokenStore.send({ type: 'signIn.discard', tokens });
      return { kind: 'failed' };
    },

    async bearer() {
      const own = await current();
      if (!own) return { kind: 'none' };
      const expired = selectHasExpired(now())(tokenStore.getSnapshot());
      return { kind: 'token', accessToken: own.tokens.accessToken, expired };
    },

    async refresh(refused) {
      try {
        return await exclusively(async () => {
          await null;
          await newest(atOnce);
          tokenStore.send({ type: 'token.renew', refused });
          const kind = selectRenewal(await ended('renewing'));
          if (kind !== 'superseded') return { kind };
          return { kind: (await newest(atOnce)) ? 'refreshed' : 'refused' };
        });
      } catch {
        return { kind: 'unreachable' };
      }
    },

    async end() {
      tokenStore.send({ type: 'session.end' });
      await erased();
      const tidy = async () => {
        tokenStore.send({ type: 'session.tidy' });
        await erased();
      };
      void exclusively(tidy).catch(() => undefined);
    },

    async erase() {
      tokenStore.send({ type: 'session.erase' });
      await erased();
    },

    listen(listener) {
      notify = listener;
    },

    async check() {
      await current();
    },
  };
}
