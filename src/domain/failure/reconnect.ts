/** How long the page waits, after the server could not be reached, before it tries again by itself. */
export const RECONNECT_MS = 10_000;
