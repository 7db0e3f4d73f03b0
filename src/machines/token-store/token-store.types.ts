export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

export interface CurrentToken {
  tokens: Tokens;
  sealed: string;
  subject: string;
  /** Milliseconds since 1970 by the server's clock; null if the token doesn't contain it. */
  expiresAt: number | null;
}

export type TabNews = { type: 'started'; userId: string } | { type: 'ended' } | { type: 'refused' };

/** `refused` is a 401. `unreachable` is no response, or another status (SESSION-4). */
export type RefreshAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

export interface SavedRenewal {
  token: CurrentToken;
  /** Another tab has stored or erased a token in the meantime, so this one is not stored. */
  isSuperseded: boolean;
  /** By this browser's clock. */
  isExpired: boolean;
}

export type RenewalOutcome = 'refreshed' | 'refused' | 'unreachable' | 'superseded';

export type TokenStoreEvent =
  | { type: 'token.keep'; token: CurrentToken }
  /** `before` is the text that this tab had when it began to read. */
  | { type: 'token.find'; token: CurrentToken; before: string }
  /** A call returned 401 for this access token; null if the token is unknown. */
  | { type: 'token.renew'; refused: string | null }
  | { type: 'token.refuse' }
  | { type: 'renewal.begin' }
  /** The stored token is absent or unreadable, and no other tab is working on it. */
  | { type: 'item.miss'; isAbsent: boolean }
  | { type: 'signIn.store'; tokens: Tokens }
  /** The tokens are not stored: the server ends their session. */
  | { type: 'signIn.discard'; tokens: Tokens }
  | { type: 'session.end' }
  | { type: 'session.erase' }
  /** Erases data that was written while the session ended. */
  | { type: 'session.tidy' }
  | { type: 'connection.return' }
  | { type: 'tab.started'; userId: string }
  | { type: 'tab.ended' }
  | { type: 'tab.refused' };
