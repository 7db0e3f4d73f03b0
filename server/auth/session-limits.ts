const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Without a call made by a person for this long, a session ends (SESSION-6). */
export const SESSION_IDLE_MS = 60 * MINUTE_MS;
/** This long after sign-in a session ends, whatever happened in it (SESSION-6). */
export const SESSION_LONGEST_MS = 12 * HOUR_MS;
/** An access token holds this long (API-20). */
export const ACCESS_TOKEN_MS = 60 * MINUTE_MS;
/** A token that embeds the report holds this long: the report asks for the next one (API-4). */
export const REPORT_TOKEN_MS = 10 * MINUTE_MS;
/** What the answer to a sign-in says in `expiresIn`; the token's own expiry is what counts (API-20). */
export const EXPIRES_IN_ANSWER = 36_000;
/** A refresh that was answered, but whose answer was lost, is answered the same again for this long. */
export const REFRESH_REPLAY_MS = 30 * SECOND_MS;
/** A signing key that was replaced still counts for this long: as long as the tokens that it signed. */
export const PREVIOUS_KEY_MS = ACCESS_TOKEN_MS;
