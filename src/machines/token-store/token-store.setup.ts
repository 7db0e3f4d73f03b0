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
  /** The text of the token that this tab held last. */
  lastSealed: string | null;
  /** The text of the token that is being renewed. */
  renewed: string;
  /** The tokens that the server has sent in its place. */
  granted: Tokens | null;
  /** The tokens of a sign-in while they are being stored; null once the session has been ended meanwhile. */
  accepted: Tokens | null;
  renewal: RenewalOutcome;
  /** This browser's clock called a new token expired. */
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
    /** Stores renewed tokens in place of a text, and of nothing newer. */
    saveRenewed: port<SavedRenewal, { tokens: Tokens | null; over: string }>('saveRenewed'),
    /** Erases the stored token if it is still this text. */
    eraseRefused: port<void, { sealed: string }>('eraseRefused'),
    /** Erases all that is stored of the session. */
    eraseItems: port<void>('eraseItems'),
    /** The text of the stored token; null where none can be read. */
    readOwn: port<string | null>('readOwn'),
    /** Stores a sign-in's tokens in place of all that is stored. Rejects where the browser does not store them. */
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
    /** Erases what this tab keeps for itself. */
    forgetTab: effect('forgetTab'),
    tellTabs: effect<{ news: TabNews }>('tellTabs'),
    /** Notifies the session's chart of what happened without this tab's doing. */
    tellSession: effect<{ news: TabNews }>('tellSession'),
    /** Sends the sign-out to the server, whenever that can be reached. */
    tellSignedOut: effect<{ tokens: Tokens | null }>('tellSignedOut'),
  },
});
