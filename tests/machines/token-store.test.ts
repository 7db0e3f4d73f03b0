import { describe, expect, it } from 'vitest';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import { tokenStoreMachine } from '#machines/token-store/token-store.machine.ts';
import {
  selectCurrentToken,
  selectEraseFailure,
  selectHasExpired,
  selectIsStored,
  selectRenewal,
} from '#machines/token-store/token-store.selectors.ts';
import type { SavedRenewal } from '#machines/token-store/token-store.types.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { FIRST, OTHER_USER, RENEWED, tokenOf } from './token-store.model.ts';

const LATER = tokenOf('ann', 'later');
const SAVED: SavedRenewal = { token: RENEWED, isSuperseded: false, isExpired: false };

function startStore() {
  const { actor: store, ports, log, now, clock } = startChart(tokenStoreMachine);
  return {
    store,
    clock,
    ...ports,
    /** The actions since the previous call. */
    done: () => log.splice(0),
    held: () => selectCurrentToken(now())?.sealed ?? null,
    renewal: () => selectRenewal(now()),
    hasExpired: (time: number) => selectHasExpired(time)(now()),
    isStored: () => selectIsStored(now()),
    failure: () => selectEraseFailure(now())?.message ?? null,
  };
}

function signedIn() {
  const started = startStore();
  started.store.send({ type: 'token.keep', token: FIRST });
  return started;
}

/** The server has sent new tokens, which the browser stores. */
async function renewing() {
  const started = signedIn();
  started.store.send({ type: 'token.renew', refused: null });
  await started.requestRefresh.succeed({ kind: 'tokens', tokens: RENEWED.tokens });
  return started;
}

describe('the renewal of a token', () => {
  it('SESSION-4: new tokens replace the refused ones once they are stored', async () => {
    const { store, requestRefresh, saveRenewed, held, renewal } = signedIn();
    store.send({ type: 'token.renew', refused: 'access first' });
    expect(requestRefresh.asked).toEqual([{ refreshToken: 'refresh first' }]);
    await requestRefresh.succeed({ kind: 'tokens', tokens: RENEWED.tokens });
    expect(saveRenewed.asked).toEqual([{ tokens: RENEWED.tokens, over: 'first' }]);
    expect(held()).toBe('first');
    await saveRenewed.succeed(SAVED);
    expect([held(), renewal()]).toEqual(['renewed', 'refreshed']);
  });

  it('SESSION-4: a refused older token is not renewed, because the current one is newer', () => {
    const { store, requestRefresh, renewal } = signedIn();
    store.send({ type: 'token.renew', refused: 'access of before' });
    expect([requestRefresh.asked, renewal()]).toEqual([[], 'refreshed']);
  });

  it('SESSION-4: a 401 erases the stored token and ends the session in every tab', async () => {
    const { store, requestRefresh, eraseRefused, held, renewal, done } = signedIn();
    store.send({ type: 'token.renew', refused: null });
    await requestRefresh.succeed({ kind: 'refused' });
    expect(eraseRefused.asked).toEqual([{ sealed: 'first' }]);
    await eraseRefused.succeed();
    expect([held(), renewal(), done()]).toMatchObject([
      'first',
      'refused',
      [['notifyTabs', { news: { type: 'refused' } }]],
    ]);
    store.send({ type: 'token.renew', refused: null });
    expect([requestRefresh.asked.length, renewal()]).toEqual([1, 'refused']);
    store.send({ type: 'item.miss', isAbsent: true });
    expect([held(), done()]).toMatchObject(['first', []]);
  });

  it('SESSION-4: without a 401 the token stays, whatever the response', async () => {
    const { store, requestRefresh, held, renewal, done } = signedIn();
    store.send({ type: 'token.renew', refused: null });
    await requestRefresh.succeed({ kind: 'unreachable' });
    expect([held(), renewal(), done()]).toMatchObject(['first', 'unreachable', []]);
  });

  it('SESSION-4: after the session has ended, a late response is ignored', async () => {
    const { store, requestRefresh, saveRenewed, held, renewal } = signedIn();
    store.send({ type: 'token.renew', refused: null });
    store.send({ type: 'tab.ended' });
    await requestRefresh.succeed({ kind: 'tokens', tokens: RENEWED.tokens });
    expect([saveRenewed.asked, held(), renewal()]).toEqual([[], null, 'refused']);
  });

  it('SESSION-4: the same token, read again while it is renewed, does not stop the renewal', async () => {
    const { store, requestRefresh, saveRenewed, held, renewal } = signedIn();
    store.send({ type: 'token.renew', refused: null });
    store.send({ type: 'token.find', token: { ...FIRST }, before: 'first' });
    await requestRefresh.succeed({ kind: 'tokens', tokens: RENEWED.tokens });
    await saveRenewed.succeed(SAVED);
    expect([held(), renewal()]).toEqual(['renewed', 'refreshed']);
  });

  it('SESSION-5: tokens that were being stored as the session ended are awaited, and not used', async () => {
    const { store, saveRenewed, held, renewal } = await renewing();
    store.send({ type: 'session.end' });
    expect(store.getSnapshot().hasTag('renewing')).toBe(true);
    await saveRenewed.succeed(SAVED);
    expect(store.getSnapshot().hasTag('renewing')).toBe(false);
    expect([held(), renewal()]).toEqual([null, 'refused']);
  });

  it('SESSION-4: tokens that another tab has replaced are not used', async () => {
    const { saveRenewed, held, renewal } = await renewing();
    await saveRenewed.succeed({ ...SAVED, isSuperseded: true });
    expect([held(), renewal()]).toEqual(['first', 'superseded']);
  });

  it('SESSION-4: a clock that calls a new token expired is no longer used', async () => {
    const { store, requestRefresh, saveRenewed, hasExpired } = signedIn();
    store.send({ type: 'token.keep', token: { ...FIRST, expiresAt: 1000 } });
    expect([hasExpired(999), hasExpired(1000)]).toEqual([false, true]);
    store.send({ type: 'token.renew', refused: null });
    await requestRefresh.succeed({ kind: 'tokens', tokens: RENEWED.tokens });
    await saveRenewed.succeed({ ...SAVED, token: { ...RENEWED, expiresAt: 2000 }, isExpired: true });
    expect(hasExpired(5000)).toBe(false);
  });
});

describe('what other tabs store', () => {
  it('SESSION-4: a newer token of the same user is used; one that was read too late is not', () => {
    const { store, held } = signedIn();
    store.send({ type: 'token.find', token: RENEWED, before: 'first' });
    expect(held()).toBe('renewed');
    store.send({ type: 'token.find', token: FIRST, before: 'first' });
    expect(held()).toBe('renewed');
  });

  it('SESSION-4: a newer token of the same user ends a refusal of the older one', () => {
    const { store, requestRefresh } = signedIn();
    store.send({ type: 'tab.refused' });
    store.send({ type: 'token.find', token: RENEWED, before: 'first' });
    store.send({ type: 'token.renew', refused: 'access renewed' });
    expect(requestRefresh.asked).toEqual([{ refreshToken: 'refresh renewed' }]);
  });

  it('SESSION-4: the token of another user is never used, and the session is notified of that user', () => {
    const { store, held, done } = signedIn();
    store.send({ type: 'token.find', token: OTHER_USER, before: 'first' });
    expect([held(), done()]).toMatchObject([null, [['notifySession', { news: { type: 'started' } }]]]);
  });

  it('SESSION-3: a missing or altered token is erased, and ends the session in every tab', async () => {
    for (const isAbsent of [true, false]) {
      const { store, eraseItems, held, done } = signedIn();
      store.send({ type: 'item.miss', isAbsent });
      expect([held(), done()]).toMatchObject([null, [['clearTabData', undefined]]]);
      await eraseItems.succeed();
      expect(done()).toMatchObject([['notifyTabs', { news: { type: 'ended' } }]]);
    }
  });

  it('SESSION-3: an altered token ends a refused session, too', () => {
    const { store, held } = signedIn();
    store.send({ type: 'tab.refused' });
    store.send({ type: 'item.miss', isAbsent: false });
    expect(held()).toBeNull();
  });
});

describe('the end of a session', () => {
  it('SESSION-5: signing out notifies tabs and server, drops the token immediately, and erases what is stored', async () => {
    const { store, eraseItems, sendSignOut, held, done, failure } = signedIn();
    store.send({ type: 'session.end' });
    expect(held()).toBeNull();
    expect(done()).toMatchObject([
      ['notifyTabs', { news: { type: 'ended' } }],
      ['clearTabData', undefined],
    ]);
    expect(sendSignOut.asked).toEqual([{ refreshToken: 'refresh first' }]);
    await eraseItems.fail(new Error('The storage is blocked.'));
    expect(failure()).toBe('The storage is blocked.');
  });

  it('SESSION-5: a sign-out that the server did not receive is sent again after 10 seconds and when the connection returns, until the server responds', async () => {
    const { store, sendSignOut, clock } = signedIn();
    store.send({ type: 'session.end' });
    await sendSignOut.fail(UNREACHABLE);
    clock.increment(9999);
    expect(sendSignOut.asked).toHaveLength(1);
    clock.increment(1);
    await sendSignOut.fail({ status: 503, reason: 'Service Unavailable' });
    store.send({ type: 'connection.return' });
    await sendSignOut.fail({ status: 429, reason: 'Too Many Requests' });
    clock.increment(10_000);
    await sendSignOut.fail({ status: 408, reason: 'Request Timeout' });
    clock.increment(10_000);
    expect(sendSignOut.asked).toEqual(Array(5).fill({ refreshToken: 'refresh first' }));
    await sendSignOut.fail({ status: 400, reason: 'Bad Request' });
    clock.increment(60_000);
    expect(sendSignOut.asked).toHaveLength(5);
  });

  it('SESSION-5: a session that another tab ended is erased, unless a user has signed in since', async () => {
    const own = signedIn();
    own.store.send({ type: 'session.erase' });
    await own.readOwn.succeed('first');
    expect(own.eraseItems.asked).toHaveLength(1);
    const late = signedIn();
    late.store.send({ type: 'session.erase' });
    await late.readOwn.succeed(LATER.sealed);
    expect([late.held(), late.eraseItems.asked]).toEqual([null, []]);
  });

  it('LOGIN-8: a sign-in is stored and used; after a sign-out in between it is erased', async () => {
    const kept = startStore();
    kept.store.send({ type: 'signIn.store', tokens: FIRST.tokens });
    await kept.storeSignIn.succeed(FIRST);
    expect([kept.isStored(), kept.held(), kept.done()]).toMatchObject([
      true,
      'first',
      [['notifyTabs', { news: { type: 'started' } }]],
    ]);
    const undone = startStore();
    undone.store.send({ type: 'signIn.store', tokens: FIRST.tokens });
    undone.store.send({ type: 'session.end' });
    await undone.storeSignIn.succeed(FIRST);
    await undone.eraseSignIn.succeed();
    expect([undone.isStored(), undone.held()]).toEqual([false, null]);
    undone.store.send({ type: 'signIn.discard', tokens: FIRST.tokens });
    expect(undone.sendSignOut.asked).toEqual([{ refreshToken: 'refresh first' }]);
  });
});
