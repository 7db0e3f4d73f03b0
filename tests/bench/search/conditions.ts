/** As fast as somebody types who knows the keyboard well. */
export const KEYS_A_SECOND = 12;
/** After a word, until its rows are there and looked at. */
export const PAUSE_MS = 700;
/** How often each kind of search is made. */
export const SEARCHES = 12;
/** How often each click, key and change of page is measured; a first time, which is not, loads the code. */
export const ROUNDS = 5;
/** Words typed for the frames, each of them taken back key by key. */
export const WORDS = 6;
/** Events that take less are not told of. */
export const SHORTEST_TOLD_MS = 16;
/** How long a page is looked at while nobody does anything. */
export const REST_MS = 5000;
/** Fresh browsers that open the search on a slow network. */
export const ROUTE_RUNS = 3;
