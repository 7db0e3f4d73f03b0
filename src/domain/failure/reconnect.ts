/** How long the page waits before it retries when the server can't be reached. */
export const RECONNECT_MS = 10_000;
