import { RECEIPT_SECONDS } from '#domain/navigation/server-paths.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock.ts';

/** Idle time until a session expires (SESSION-6). */
export const SESSION_IDLE_MS = 60 * MINUTE_MS;
/** Maximum age of a session (SESSION-6). */
export const SESSION_LONGEST_MS = 12 * HOUR_MS;
/** API-20 */
export const ACCESS_TOKEN_MS = 60 * MINUTE_MS;
/** The report requests a new token before this one expires (API-4). */
export const REPORT_TOKEN_MS = 10 * MINUTE_MS;
export const RECEIPT_TOKEN_MS = RECEIPT_SECONDS * SECOND_MS;
/** `expiresIn` in the response. The token's own expiry counts (API-20). */
export const EXPIRES_IN_ANSWER = 36_000;
/** A refresh whose response was lost gets the same response again for this long. */
export const REFRESH_REPLAY_MS = 30 * SECOND_MS;
/** A replaced signing key is accepted as long as the tokens that it signed. */
export const PREVIOUS_KEY_MS = ACCESS_TOKEN_MS;
