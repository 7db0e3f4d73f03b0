import { assign, raise, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { withFailure } from '../failure.ts';
import { effect, port } from '../port.ts';
import type {
  HeldToken,
  RefreshAnswer,
  RenewalOutcome,
  SavedRenewal,
  TabNews,
  TokenStoreEvent,
  Tokens,
} from './token-store.types.ts';

export interface TokenStoreContext {
  held: HeldToken | null;
  lastSealed: string | null;
  renewed: string;
  granted: Tokens | null;
  /** Null once the session has ended. */
  accepted: Tokens | null;
  renewal: RenewalOutcome;
  isClockOff: boolean;
  failure: Failure | null;
}

export const tokenStoreSetup = setup({
  types: {
    context: {} as TokenStoreContext,
    events: {} as TokenStoreEvent,
    tags: {} as 'busy' | 'erasing' | 'renewing' | 'storing',
  },
  actors: {
    askRefresh: port<RefreshAnswer, { refreshToken: string }>('askRefresh'),
    saveRenewed: port<SavedRenewal, { tokens: Tokens | null; over: string }>('saveRenewed'),
    /** Erases the stored token if it is still this text. */
    eraseRefused: port<void, { sealed: string }>('eraseRefused'),
    eraseItems: port<void>('eraseItems'),
    readOwn: port<string | null>('readOwn'),
    /** Replaces all that is stored. Rejects where the browser does not store the tokens. */
    storeSignIn: port<HeldToken, { tokens: Tokens | null }>('storeSignIn'),
    eraseSignIn: port<void>('eraseSignIn'),
  },
  guards: {
    isOutdated: ({ context }, { before }: { before: string }) => context.held?.sealed !== before,
    isSameUser: ({ context }, { token }: { token: HeldToken }) => context.held?.subject === token.subject,
    isReplaced: ({ context }, { refused }: { refused: string | null }) =>
      refused !== null && context.held?.tokens.accessToken !== refused,
    isAbsent: (_, { isAbsent }: { isAbsent: boolean }) => isAbsent,
    isGranted: (_, { answer }: { answer: RefreshAnswer }) => answer.kind === 'tokens',
    isRefused: (_, { answer }: { answer: RefreshAnswer }) => answer.kind === 'refused',
    isSuperseded: (_, { isSuperseded }: SavedRenewal) => isSuperseded,
    isExpired: (_, { isExpired }: SavedRenewal) => isExpired,
    isForeign: ({ context }, { stored }: { stored: string | null }) =>
      stored !== null && stored !== context.lastSealed,
    isWanted: ({ context }) => context.accepted !== null,
  },
  actions: {
    keepToken: assign((_, { token }: { token: HeldToken }) => ({ held: token, lastSealed: token.sealed })),
    keepGranted: assign((_, { answer }: { answer: RefreshAnswer }) => ({
      granted: answer.kind === 'tokens' ? answer.tokens : null,
    })),
    keepRenewed: assign({ renewed: ({ context }) => context.held?.sealed ?? '' }),
    forgetRenewed: assign({ renewed: '', granted: null }),
    forgetToken: assign({ held: null }),
    keepAccepted: assign((_, { tokens }: { tokens: Tokens }) => ({ accepted: tokens })),
    forgetAccepted: assign({ accepted: null }),
    takeToken: raise((_, { token }: { token: HeldToken }) => ({ type: 'token.keep', token }) as const),
    takeRefusal: raise({ type: 'token.refuse' }),
    openRenewal: raise({ type: 'renewal.begin' }),
    noteRenewal: assign((_, { renewal }: { renewal: RenewalOutcome }) => ({ renewal })),
    noteClock: assign({ isClockOff: true }),
    keepFailure: assign(withFailure),
    forgetTab: effect('forgetTab'),
    tellTabs: effect<{ news: TabNews }>('tellTabs'),
    tellSession: effect<{ news: TabNews }>('tellSession'),
    /** Sends the sign-out to the server once it can be reached. */
    tellSignedOut: effect<{ tokens: Tokens | null }>('tellSignedOut'),
  },
});
