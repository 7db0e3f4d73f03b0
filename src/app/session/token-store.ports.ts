import { fromCallback, fromPromise } from 'xstate';
import { isAuthResult } from '#api/authentication.ts';
import { tokenStoreMachine } from '#machines/token-store/token-store.machine.ts';
import type {
  CurrentToken,
  RefreshAnswer,
  TabNews,
  Tokens,
} from '#machines/token-store/token-store.types.ts';
import type { SealedStore } from './sealed-store.ts';
import type { TabChannel } from './tab-channel.ts';
import { readClaims } from './token-claims.ts';

export const TOKEN_ITEM = 'Token';
export const SELECTION_ITEM = 'Membership';

export interface TokenStoreParts {
  sealed: SealedStore;
  channel: TabChannel;
  requestRefresh(refreshToken: string, signal: AbortSignal): Promise<RefreshAnswer>;
  sendSignOut(refreshToken: string): Promise<void>;
  onOnline(listener: () => void): () => void;
  clearTabData(): void;
  now(): number;
}

const ITEMS = [TOKEN_ITEM, SELECTION_ITEM];

export function wireTokenStore(parts: TokenStoreParts, notifySession: (news: TabNews) => void) {
  const { sealed, channel, requestRefresh, sendSignOut, onOnline, clearTabData, now } = parts;
  const eraseAll = async () => {
    if (!(await sealed.eraseAll(ITEMS))) throw new Error('Your browser didn’t delete your session.');
  };
  return tokenStoreMachine.provide({
    actors: {
      requestRefresh: fromPromise(({ input, signal }) => requestRefresh(input.refreshToken, signal)),

      /** A browser that can't store new tokens keeps them while the page is open. */
      saveRenewed: fromPromise(async ({ input }) => {
        const tokens = present(input.tokens);
        const written = await sealed.write(TOKEN_ITEM, tokens, input.over);
        const token = currentTokenOf(tokens, written.kind === 'written' ? written.sealed : input.over);
        return {
          token,
          isSuperseded: written.kind === 'superseded',
          isExpired: token.expiresAt !== null && token.expiresAt <= now(),
        };
      }),

      eraseRefused: fromPromise(({ input }) => sealed.erase(TOKEN_ITEM, input.sealed)),
      eraseItems: fromPromise(eraseAll),
      eraseSignIn: fromPromise(eraseAll),

      sendSignOut: fromPromise(({ input }) => sendSignOut(input.refreshToken)),

      watchConnection: fromCallback(({ sendBack }) =>
        onOnline(() => sendBack({ type: 'connection.return' })),
      ),

      readOwn: fromPromise(async () => {
        const found = await sealed.read(TOKEN_ITEM, isAuthResult);
        return found.kind === 'present' ? found.sealed : null;
      }),

      storeSignIn: fromPromise(async ({ input }) => {
        const tokens = present(input.tokens);
        const { subject } = readClaims(tokens.accessToken);
        const written = await sealed.startOver(ITEMS, { name: TOKEN_ITEM, value: tokens }, subject);
        if (written.kind !== 'written') throw new Error('The browser did not store the tokens.');
        return currentTokenOf(tokens, written.sealed);
      }),
    },
    actions: {
      clearTabData: () => attempt(clearTabData),
      notifyTabs: (_, { news }) => attempt(() => channel.post(news)),
      notifySession: (_, { news }) => attempt(() => notifySession(news)),
    },
  });
}

/** An effect that throws would stop the chart in the middle of a sign-out, so its error is reported instead. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

export function currentTokenOf(tokens: Tokens, sealed: string): CurrentToken {
  return { tokens, sealed, ...readClaims(tokens.accessToken) };
}

function present(tokens: Tokens | null): Tokens {
  if (tokens === null) throw new Error('There are no tokens to store.');
  return tokens;
}
