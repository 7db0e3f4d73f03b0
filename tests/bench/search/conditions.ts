/** The speed of a fast typist. */
export const KEYS_A_SECOND = 12;
/** The pause after a word, during which its rows arrive. */
export const PAUSE_MS = 700;
/** Searches of each kind. */
export const SEARCHES = 12;
/** Measurements of each click, key and page, after a first one that loads the code. */
export const ROUNDS = 5;
/** Words that are typed, then deleted key by key. */
export const WORDS = 6;
/** Browsers don't report shorter events. */
export const SHORTEST_TOLD_MS = 16;
/** How long a page is measured at rest. */
export const REST_MS = 5000;
/** Runs with a fresh browser on a slow network. */
export const ROUTE_RUNS = 3;
