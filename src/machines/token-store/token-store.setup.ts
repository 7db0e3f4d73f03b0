import { assign, raise, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { RECONNECT_MS } from '#domain/failure/reconnect.ts';
import { failureIn, withFailure } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  CurrentToken,
  RefreshAnswer,
  RenewalOutcome,
  SavedRenewal,
  TabNews,
  TokenStoreEvent,
  Tokens,
} from './token-store.types.ts';

export interface TokenStoreContext {
  current: CurrentToken | null;
  lastSealed: string | null;
  renewed: string;
  granted: Tokens | null;
  /** Null once the session has ended. */
  accepted: Tokens | null;
  /** The refresh tokens of sign-outs that the server has not received. */
  signedOut: readonly string[];
  renewal: RenewalOutcome;
  isClockOff: boolean;
  failure: Failure | null;
}

export const tokenStoreSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as TokenStoreContext,
    events: {} as TokenStoreEvent,
    tags: {} as 'busy' | 'erasing' | 'renewing' | 'storing',
  },
  actors: {
    requestRefresh: port<RefreshAnswer, { refreshToken: string }>('requestRefresh'),
    saveRenewed: port<SavedRenewal, { tokens: Tokens | null; over: string }>('saveRenewed'),
    /** Erases the stored token if its text is still this one. */
    eraseRefused: port<void, { sealed: string }>('eraseRefused'),
    eraseItems: port<void>('eraseItems'),
    readOwn: port<string | null>('readOwn'),
    /** Replaces everything that is stored. Rejects if the browser does not store the tokens. */
    storeSignIn: port<CurrentToken, { tokens: Tokens | null }>('storeSignIn'),
    eraseSignIn: port<void>('eraseSignIn'),
    sendSignOut: port<void, { refreshToken: string }>('sendSignOut'),
    watchConnection: stream('watchConnection'),
  },
  guards: {
    isOutdated: ({ context }, { before }: { before: string }) => context.current?.sealed !== before,
    isSameUser: ({ context }, { token }: { token: CurrentToken }) =>
      context.current?.subject === token.subject,
    isReplaced: ({ context }, { refused }: { refused: string | null }) =>
      refused !== null && context.current?.tokens.accessToken !== refused,
    isAbsent: (_, { isAbsent }: { isAbsent: boolean }) => isAbsent,
    isGranted: (_, { answer }: { answer: RefreshAnswer }) => answer.kind === 'tokens',
    isRefused: (_, { answer }: { answer: RefreshAnswer }) => answer.kind === 'refused',
    isSuperseded: (_, { isSuperseded }: SavedRenewal) => isSuperseded,
    isExpired: (_, { isExpired }: SavedRenewal) => isExpired,
    isForeign: ({ context }, { stored }: { stored: string | null }) =>
      stored !== null && stored !== context.lastSealed,
    isWanted: ({ context }) => context.accepted !== null,
    hasSignOut: ({ context }) => context.signedOut.length > 0,
    /** 408 and 429 say nothing about the token: it is sent again. */
    isSignOutRefused: ({ event }) => {
      const { status } = failureIn(event);
      return status < 429 && status !== 408;
    },
  },
  actions: {
    setToken: assign((_, { token }: { token: CurrentToken }) => ({
      current: token,
      lastSealed: token.sealed,
    })),
    storeGranted: assign((_, { answer }: { answer: RefreshAnswer }) => ({
      granted: answer.kind === 'tokens' ? answer.tokens : null,
    })),
    storeRenewed: assign({ renewed: ({ context }) => context.current?.sealed ?? '' }),
    clearRenewed: assign({ renewed: '', granted: null }),
    clearToken: assign({ current: null }),
    storeAccepted: assign((_, { tokens }: { tokens: Tokens }) => ({ accepted: tokens })),
    clearAccepted: assign({ accepted: null }),
    storeSignOut: assign(({ context: { signedOut } }, { tokens }: { tokens: Tokens | null }) => ({
      signedOut: tokens === null ? signedOut : [...signedOut, tokens.refreshToken],
    })),
    removeSignOut: assign({ signedOut: ({ context }) => context.signedOut.slice(1) }),
    receiveToken: raise((_, { token }: { token: CurrentToken }) => ({ type: 'token.keep', token }) as const),
    receiveRefusal: raise({ type: 'token.refuse' }),
    openRenewal: raise({ type: 'renewal.begin' }),
    recordRenewal: assign((_, { renewal }: { renewal: RenewalOutcome }) => ({ renewal })),
    recordClockError: assign({ isClockOff: true }),
    storeFailure: assign(withFailure),
    clearTabData: effect('clearTabData'),
    notifyTabs: effect<{ news: TabNews }>('notifyTabs'),
    notifySession: effect<{ news: TabNews }>('notifySession'),
  },
  delays: { reconnect: RECONNECT_MS },
});
