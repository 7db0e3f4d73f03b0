import { describe, expect, it, vi } from 'vitest';
import type { AuthResult } from '#api/authentication.ts';
import type { SealedStore } from '#app/session/sealed-store.ts';
import { createSessionStore, type SessionStore } from '#app/session/session-store.ts';
import type { TabNews } from '#machines/token-store/token-store.types.ts';

const ITEM = 'Token';

const tokens = (name: string): AuthResult => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expiresIn: 36_000,
});

/** The state that all tabs of a browser share. Plain texts represent encrypted items. */
function browser() {
  let stored: { text: string; value: unknown } | null = null;
  let written = 0;
  let beforeWriting: () => Promise<void> = async () => undefined;

  const put = (value: unknown) => {
    written += 1;
    stored = { text: `sealed ${written}`, value };
    return { kind: 'written', sealed: stored.text } as const;
  };
  const sealed: SealedStore = {
    peek: () => stored?.text ?? null,
    async read(_, isValid) {
      if (!stored) return { kind: 'absent' };
      const { value, text } = stored;
      return isValid(value) ? { kind: 'present', value, sealed: text } : { kind: 'unreadable' };
    },
    async startOver(_, { value }) {
      await beforeWriting();
      return put(value);
    },
    write: async (_, value) => put(value),
    async erase() {
      stored = null;
    },
    async eraseAll() {
      stored = null;
      return true;
    },
  };
  return {
    sealed,
    before: (work: () => Promise<void>) => {
      beforeWriting = work;
    },
  };
}

function tab(
  sealed: SealedStore,
  locks?: Pick<LockManager, 'request'>,
  clearTabData: () => void = () => undefined,
) {
  const signedOut: string[] = [];
  let hear: (news: TabNews) => void = () => undefined;
  const store: SessionStore = createSessionStore({
    sealed,
    channel: {
      post: () => undefined,
      listen(listener) {
        hear = listener;
      },
    },
    locks,
    requestRefresh: async () => ({ kind: 'unreachable' }),
    sendSignOut: async (refreshToken) => void signedOut.push(refreshToken),
    onOnline: () => () => undefined,
    clearTabData,
    now: () => 0,
    wait: async () => undefined,
  });
  return { store, signedOut, hear: (news: TabNews) => hear(news) };
}

const neverReleased: Pick<LockManager, 'request'> = {
  request: () => Promise.reject(new DOMException('The lock was not had in time.', 'AbortError')),
};

describe('a session and its end', () => {
  it('SESSION-5: a tab that wakes up late learns of the end, and does not affect a later sign-in', async () => {
    const { sealed } = browser();
    const awake = tab(sealed);
    const asleep = tab(sealed);
    await awake.store.begin(tokens('ann'));
    await asleep.store.restore();
    await awake.store.end();
    await awake.store.begin(tokens('bob'));

    asleep.hear({ type: 'ended' });
    await asleep.store.erase();

    expect(await asleep.store.bearer()).toEqual({ kind: 'none' });
    expect(await awake.store.bearer()).toMatchObject({ kind: 'token', accessToken: 'access-bob' });
    expect(sealed.peek(ITEM)).not.toBeNull();
  });

  it('SESSION-5: a tab that learns of a session’s end erases its own session', async () => {
    const { sealed } = browser();
    const other = tab(sealed);
    await other.store.begin(tokens('ann'));
    other.hear({ type: 'ended' });
    await other.store.erase();
    expect(sealed.peek(ITEM)).toBeNull();
  });

  it('SESSION-3: a stored session that another tab blocks for too long is not changed, and the page says so', async () => {
    const { sealed } = browser();
    await tab(sealed).store.begin(tokens('ann'));
    const busy = tab({ ...sealed, read: async () => ({ kind: 'unreadable' }) }, neverReleased);
    const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(busy.store.restore()).rejects.toThrow(
      'Bridgework is busy in another tab. Close your other Bridgework tabs.',
    );
    late.mockRestore();
    expect(sealed.peek(ITEM)).not.toBeNull();
  });

  it('LOGIN-8: signing out while a sign-in is being stored leaves no user signed in', async () => {
    const { sealed, before } = browser();
    const { store, signedOut } = tab(sealed);
    before(() => store.end());
    expect(await store.begin(tokens('ann'))).toEqual({ kind: 'failed' });
    expect(sealed.peek(ITEM)).toBeNull();
    expect(await store.bearer()).toEqual({ kind: 'none' });
    expect(signedOut).toEqual(['refresh-ann']);
  });

  it('SESSION-4: the server ends the session of a sign-in that could not be stored', async () => {
    const { sealed } = browser();
    const startOver = async () => ({ kind: 'unsupported', why: 'storageBlocked' }) as const;
    const full = tab({ ...sealed, startOver });
    const blocked = tab(sealed, neverReleased);
    for (const { store, signedOut } of [full, blocked]) {
      expect(await store.begin(tokens('ann'))).toEqual({ kind: 'failed' });
      expect(signedOut).toEqual(['refresh-ann']);
    }
  });

  it('SESSION-5: a page that can’t clear its memory keeps no user signed in, and reports the error', async () => {
    const { sealed } = browser();
    const { store } = tab(sealed, undefined, () => {
      throw new Error('The page would not forget.');
    });
    await store.begin(tokens('ann'));
    vi.useFakeTimers();
    await store.end();
    expect(() => vi.runAllTimers()).toThrow('The page would not forget.');
    vi.useRealTimers();
    expect(sealed.peek(ITEM)).toBeNull();
    expect(await store.bearer()).toEqual({ kind: 'none' });
  });
});
