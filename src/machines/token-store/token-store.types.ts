/** The tokens of a session, as the server sends them. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** Tokens with the text under which they are stored, and the claims of the access token. */
export interface HeldToken {
  tokens: Tokens;
  sealed: string;
  subject: string;
  /** Milliseconds since 1970, by the server's clock; null when the token doesn't say. */
  expiresAt: number | null;
}

/** What one tab sends the others about the session. */
export type TabNews = { type: 'begun'; userId: string } | { type: 'ended' } | { type: 'refused' };

/** `refused` is a 401. `unreachable` is no response, or one that decides nothing (SESSION-4). */
export type RefreshAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

export interface SavedRenewal {
  token: HeldToken;
  /** Another tab has stored or erased a token since: this one is not stored. */
  isSuperseded: boolean;
  /** By this browser's clock. */
  isExpired: boolean;
}

export type RenewalOutcome = 'refreshed' | 'refused' | 'unreachable' | 'superseded';

export type TokenStoreEvent =
  /** The stored token, whichever user's it is. */
  | { type: 'token.keep'; token: HeldToken }
  /** A newer stored token than `before`, the text that this tab held when it began to read. */
  | { type: 'token.find'; token: HeldToken; before: string }
  /** A call was refused with this access token, or null where that is not known. */
  | { type: 'token.renew'; refused: string | null }
  /** The server refused the token for all tabs. */
  | { type: 'token.refuse' }
  /** The server is asked for tokens in place of the held ones. */
  | { type: 'renewal.begin' }
  /** The stored token is absent or unreadable, and no other tab is at work on it. */
  | { type: 'item.miss'; isAbsent: boolean }
  | { type: 'signIn.store'; tokens: Tokens }
  | { type: 'session.end' }
  /** Another tab has ended the session. */
  | { type: 'session.erase' }
  /** Erases what was written while the session ended. */
  | { type: 'session.tidy' }
  | { type: 'tab.begun'; userId: string }
  | { type: 'tab.ended' }
  | { type: 'tab.refused' };
