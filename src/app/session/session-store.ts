import { type AuthResult, isAuthResult } from '#api/authentication.ts';
import type { SealedRead, SealedStore, Unsupported } from './sealed-store.ts';
import type { TabChannel } from './tab-channel.ts';
import { readClaims, type TokenClaims } from './token-claims.ts';

export const TOKEN_ITEM = 'Token';
export const MEMBERSHIP_ITEM = 'Membership';

export type RestoredSession =
  | { kind: 'signedIn' }
  | { kind: 'signedOut'; reason: 'absent' | 'unreadable' }
  | Unsupported;

export type BegunSession = { kind: 'stored' } | { kind: 'failed' };
export type Bearer = { kind: 'token'; accessToken: string; expired: boolean } | { kind: 'none' };
export type RefreshAnswer =
  | { kind: 'tokens'; tokens: AuthResult }
  | { kind: 'refused' }
  | { kind: 'unreachable' };
export type Refreshed = { kind: 'refreshed' } | { kind: 'refused' } | { kind: 'unreachable' };

/** What happens to the session without this tab's doing. */
export interface SessionNews {
  begun(userId: string): void;
  ended(): void;
  refused(): void;
}

export interface SessionStore {
  /** Rejects where another tab keeps the stored session busy. */
  restore(): Promise<RestoredSession>;
  /** Stores a sign-in's tokens in place of all that is stored. */
  begin(tokens: AuthResult): Promise<BegunSession>;
  bearer(): Promise<Bearer>;
  /** Takes the place of a refused access token, by one tab for all (SESSION-4). */
  refresh(refused: string | null): Promise<Refreshed>;
  /** Erases everything at once and tells the other tabs; the server hears of it when it can (SESSION-5). */
  end(): Promise<void>;
  /** Erases the session that this tab had, without telling anybody; one that was begun since is left alone. */
  erase(): Promise<void>;
  listen(news: SessionNews): void;
  /** To be called when local storage was changed from outside this tab. */
  check(): Promise<void>;
}

export interface SessionStoreParts {
  sealed: SealedStore;
  channel: TabChannel;
  locks: Pick<LockManager, 'request'> | undefined;
  askRefresh(refreshToken: string, signal: AbortSignal): Promise<RefreshAnswer>;
  tellSignedOut(tokens: AuthResult): void;
  /** Erases the tab's own items. */
  forgetTab(): void;
  now(): number;
  wait(ms: number): Promise<void>;
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const atOnce: InTurn = (work) => work();

interface Held extends TokenClaims {
  tokens: AuthResult;
  sealed: string;
}

const LOCK = 'bridgework-session';
const LOCK_TIMEOUT_MS = 15_000;
const BUSY_MESSAGE = 'Another tab keeps the saved sign-in busy. Close the other tabs of the portal.';
/** For another tab's news to arrive that was sent before what it stored. */
const NEWS_MS = 500;
const ITEMS = [TOKEN_ITEM, MEMBERSHIP_ITEM];

export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { sealed, channel, locks, askRefresh, tellSignedOut, forgetTab, now, wait } = parts;
  let held: Held | null = null;
  let lastHeld: string | null = null;
  let endings = 0;
  let refusedForAll = false;
  let clockIsOff = false;
  let asking: AbortController | null = null;
  let news: SessionNews = { begun: () => undefined, ended: () => undefined, refused: () => undefined };

  channel.listen((heard) => {
    if (heard.type === 'begun') news.begun(heard.userId);
    if (heard.type === 'ended') {
      letGo();
      forgetTab();
      news.ended();
    }
    if (heard.type === 'refused') {
      refusedForAll = true;
      news.refused();
    }
  });

  function hold(tokens: AuthResult, text: string): Held {
    refusedForAll = false;
    held = { tokens, sealed: text, ...readClaims(tokens.accessToken) };
    lastHeld = text;
    return held;
  }

  function letGo(): void {
    held = null;
    asking?.abort();
  }

  const exclusively: InTurn = (work) => {
    if (!locks) return work();
    const late = AbortSignal.timeout(LOCK_TIMEOUT_MS);
    return locks.request(LOCK, { signal: late }, work).catch((cause: unknown) => {
      throw late.aborted ? new Error(BUSY_MESSAGE) : cause;
    });
  };

  async function erase(): Promise<void> {
    letGo();
    forgetTab();
    await sealed.eraseAll(ITEMS);
  }

  /** The news of an end reach a tab that was asleep late: by then another tab may have begun a session. */
  async function eraseOwn(): Promise<void> {
    endings += 1;
    letGo();
    forgetTab();
    const found = await sealed.read(TOKEN_ITEM, isAuthResult);
    if (found.kind === 'present' && found.sealed !== lastHeld) return;
    await sealed.eraseAll(ITEMS);
  }

  /** What is not readable is read again when no other tab is at work, and erased everywhere if it stays so. */
  async function readOrErase(inTurn: InTurn): Promise<SealedRead<AuthResult>> {
    const found = await sealed.read(TOKEN_ITEM, isAuthResult);
    if (found.kind === 'present' || found.kind === 'unsupported') return found;
    if (found.kind === 'absent' && !held) return found;
    return inTurn(async () => {
      const again = await sealed.read(TOKEN_ITEM, isAuthResult);
      if (again.kind === 'absent') await wait(NEWS_MS);
      const isGone = again.kind === 'unreadable' || (again.kind === 'absent' && !refusedForAll);
      if (isGone) {
        await erase();
        channel.tell({ type: 'ended' });
      }
      return again;
    });
  }

  /** What this tab holds while local storage still shows it; another tab's newer text may show late. */
  async function current(): Promise<Held | null> {
    if (!held || sealed.peek(TOKEN_ITEM) === held.sealed) return held;
    return newest(exclusively).catch(() => null);
  }

  /** The newest tokens of the same user; a missing or altered item ends the session in every tab (SESSION-3). */
  async function newest(inTurn: InTurn): Promise<Held | null> {
    const before = held;
    if (!before) return null;
    const found = await readOrErase(inTurn);
    if (found.kind === 'unsupported') return before;
    if (found.kind !== 'present') {
      if (!held) news.ended();
      return null;
    }
    if (held !== before) return held;
    const { subject } = readClaims(found.value.accessToken);
    if (subject === before.subject) return hold(found.value, found.sealed);
    held = null;
    news.begun(subject);
    return null;
  }

  const hasExpired = ({ expiresAt }: Held) => !clockIsOff && expiresAt !== null && expiresAt <= now();

  async function replaceTokens(old: Held): Promise<Refreshed> {
    asking = new AbortController();
    const answer = await askRefresh(old.tokens.refreshToken, asking.signal);
    asking = null;
    if (held !== old) return { kind: 'refused' };
    if (answer.kind === 'tokens') return takeOver(old, answer.tokens);
    if (answer.kind === 'refused') {
      await sealed.erase(TOKEN_ITEM, old.sealed);
      refusedForAll = true;
      channel.tell({ type: 'refused' });
    }
    return answer;
  }

  /** A browser that can't store the new tokens keeps them for as long as the page is open. */
  async function takeOver(old: Held, tokens: AuthResult): Promise<Refreshed> {
    const written = await sealed.write(TOKEN_ITEM, tokens, old.sealed);
    if (held !== old) return { kind: 'refused' };
    if (written.kind === 'superseded')
      return (await newest(atOnce)) ? { kind: 'refreshed' } : { kind: 'refused' };
    const taken = hold(tokens, written.kind === 'written' ? written.sealed : old.sealed);
    clockIsOff ||= hasExpired(taken);
    return { kind: 'refreshed' };
  }

  return {
    async restore() {
      const found = await readOrErase(exclusively);
      if (found.kind === 'unsupported') return found;
      if (found.kind !== 'present') return { kind: 'signedOut', reason: found.kind };
      hold(found.value, found.sealed);
      return { kind: 'signedIn' };
    },

    async begin(tokens) {
      const before = endings;
      try {
        return await exclusively(async () => {
          const written = await sealed.startAfresh(ITEMS, { name: TOKEN_ITEM, value: tokens });
          if (written.kind !== 'written') return { kind: 'failed' };
          if (endings !== before) {
            await sealed.eraseAll(ITEMS);
            tellSignedOut(tokens);
            return { kind: 'failed' };
          }
          channel.tell({ type: 'begun', userId: hold(tokens, written.sealed).subject });
          return { kind: 'stored' };
        });
      } catch {
        return { kind: 'failed' };
      }
    },

    async bearer() {
      const own = await current();
      if (!own) return { kind: 'none' };
      return { kind: 'token', accessToken: own.tokens.accessToken, expired: hasExpired(own) };
    },

    async refresh(refused) {
      try {
        return await exclusively(async () => {
          const latest = await newest(atOnce);
          if (!latest || refusedForAll) return { kind: 'refused' };
          if (refused !== null && latest.tokens.accessToken !== refused) return { kind: 'refreshed' };
          return replaceTokens(latest);
        });
      } catch {
        return { kind: 'unreachable' };
      }
    },

    async end() {
      const last = held?.tokens;
      endings += 1;
      channel.tell({ type: 'ended' });
      await erase();
      if (last) tellSignedOut(last);
      void exclusively(() => (held ? Promise.resolve() : sealed.eraseAll(ITEMS))).catch(() => undefined);
    },

    erase: eraseOwn,

    listen(listener) {
      news = listener;
    },

    async check() {
      await current();
    },
  };
}
