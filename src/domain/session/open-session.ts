/** Where the user is signed in (SESSION-7). */
export interface OpenSession {
  id: string;
  /** ISO 8601 */
  startedAt: string;
  lastUsedAt: string;
  /** For example "Chrome on Windows"; empty if unknown. */
  browser: string;
  /** The session of this page. */
  isCurrent: boolean;
}
