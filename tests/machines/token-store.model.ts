import { model } from '#charts/explore/model.ts';
import { tokenStoreMachine } from '#machines/token-store/token-store.machine.ts';
import { selectCurrentToken } from '#machines/token-store/token-store.selectors.ts';
import type { CurrentToken } from '#machines/token-store/token-store.types.ts';

const BROKEN = { error: new Error('The browser would not do it.') };

export const tokenOf = (subject: string, sealed: string): CurrentToken => ({
  tokens: { accessToken: `access ${sealed}`, refreshToken: `refresh ${sealed}`, expiresIn: 36_000 },
  sealed,
  subject,
  expiresAt: null,
});

export const FIRST = tokenOf('ann', 'first');
export const RENEWED = tokenOf('ann', 'renewed');
export const OTHER_USER = tokenOf('bob', 'other');

const saved = { token: RENEWED, isSuperseded: false, isExpired: false };

export const tokenStoreModel = model({
  machine: tokenStoreMachine,
  inputs: [undefined],
  events: {
    'token.keep': [{ token: FIRST }],
    'token.find': [
      { case: 'a newer one', token: RENEWED, before: 'first' },
      { case: 'of another user', token: OTHER_USER, before: 'first' },
    ],
    'token.renew': [
      { case: 'no call was refused', refused: null },
      { case: 'a call was refused', refused: FIRST.tokens.accessToken },
    ],
    'token.refuse': [{}],
    'renewal.begin': [{}],
    'item.miss': [
      { case: 'absent', isAbsent: true },
      { case: 'unreadable', isAbsent: false },
    ],
    'signIn.store': [{ tokens: FIRST.tokens }],
    'signIn.discard': [{ tokens: FIRST.tokens }],
    'session.end': [{}],
    'session.erase': [{}],
    'session.tidy': [{}],
    'connection.return': [{}],
    'tab.started': [{ userId: 'bob' }],
    'tab.ended': [{}],
    'tab.refused': [{}],
  },
  outcomes: {
    requestRefresh: {
      tokens: { output: { kind: 'tokens', tokens: RENEWED.tokens } },
      'a 401': { output: { kind: 'refused' } },
      'no answer': { output: { kind: 'unreachable' } },
      broken: BROKEN,
    },
    saveRenewed: {
      saved: { output: saved },
      superseded: { output: { ...saved, isSuperseded: true } },
      'expired on arrival': { output: { ...saved, isExpired: true } },
      broken: BROKEN,
    },
    eraseRefused: { erased: { output: undefined }, broken: BROKEN },
    eraseItems: { erased: { output: undefined }, broken: BROKEN },
    readOwn: {
      'its own': { output: 'first' },
      'of a later session': { output: 'other' },
      nothing: { output: null },
      broken: BROKEN,
    },
    storeSignIn: { stored: { output: FIRST }, broken: BROKEN },
    eraseSignIn: { erased: { output: undefined }, broken: BROKEN },
    sendSignOut: {
      received: { output: undefined },
      refused: { error: { status: 400 } },
      'too many requests': { error: { status: 429 } },
      broken: BROKEN,
    },
  },
  /** The result of the last renewal, a failure and the clock don't affect this chart's steps. */
  abstraction: ({ context: { current, lastSealed, renewed, accepted, signedOut } }) => [
    current?.sealed ?? null,
    lastSealed,
    renewed,
    accepted !== null,
    signedOut.length,
  ],
  /**
   * Work that needs the lock of all tabs waits for its holder. A sign-out delays nothing, so the other steps are
   * walked without one.
   */
  isWorthTaking: (snapshot, { event }) => {
    const { length } = snapshot.context.signedOut;
    if (length > 0 && !/SignOut|reconnect|connection/.test(event.type))
      return length === 1 && ['token.keep', 'session.end'].includes(event.type);
    if (event.type === 'renewal.begin' && selectCurrentToken(snapshot) === null) return false;
    const takesLock = ['token.renew', 'renewal.begin', 'item.miss', 'signIn.store'].includes(event.type);
    return !takesLock || !(snapshot.hasTag('renewing') || snapshot.hasTag('storing'));
  },
  isHome: (snapshot) => snapshot.matches({ token: { absent: 'settled' } }),
  invariants: {
    'SESSION-5: sign-outs are stored exactly until the server has received them.': (snapshot) =>
      snapshot.matches({ signOut: 'received' }) === (snapshot.context.signedOut.length === 0),
    'SESSION-5: this tab has no token once the session has ended.': (snapshot) =>
      snapshot.matches({ token: 'present' }) === (selectCurrentToken(snapshot) !== null),
    'SESSION-5: the last token is stored, so that a later session is not affected.': ({
      context: { current, lastSealed },
    }) => current === null || current.sealed === lastSealed,
    'SESSION-4: new tokens are kept separately until they are stored.': (snapshot) =>
      (snapshot.context.granted !== null) === snapshot.matches({ renewal: 'saving' }),
    'SESSION-4: the token that is being renewed is recorded exactly during the renewal.': (snapshot) =>
      (snapshot.context.renewed !== '') === snapshot.hasTag('renewing'),
    'LOGIN-8: the tokens of a sign-in are kept only while they are being stored.': (snapshot) =>
      snapshot.context.accepted === null || snapshot.matches({ signIn: 'storing' }),
    'SESSION-4: this tab never has the token of a user whom it did not sign in.': (snapshot) =>
      selectCurrentToken(snapshot)?.subject !== 'bob',
  },
});
