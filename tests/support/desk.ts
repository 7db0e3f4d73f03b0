import type { AnswerCall } from './held-calls.ts';

/**
 * Where the pages about patients are walked: the built portal, or the widget that is mounted alone. A user of the front
 * desk is signed in and has selected the patient 10000001; a server answers as the walk says.
 */
export interface Desk {
  userId: string;
  /** Calls whose paths end so wait, from the next page on, until they are answered. Once a desk. */
  hold(...endings: readonly string[]): Promise<AnswerCall>;
  /** Calls whose paths end so are answered at once, by what holds then. */
  tell(ending: string, body: () => object): Promise<void>;
  /**
   * A page, again: nothing is left of the one before but what the browser keeps. `isInFrame`: the driver works in the
   * marketplace frame.
   */
  open(
    path: string,
    given?: { hasCardFields?: boolean; hasPlansWidget?: boolean; hasReport?: boolean; isInFrame?: boolean },
  ): Promise<void>;
  /** An error that the page logs on purpose. */
  expectError(text: RegExp): void;
  /** Tabs that pages open from the next one on are kept in them, as `openedTabs`. */
  keepTabs(): Promise<void>;
  /** Ends when what was pressed has opened a tab. */
  opensTab(press: () => Promise<void>): Promise<void>;
  /** Runs in the page of the card fields; nothing where there is none. */
  inFields<Given, Seen>(work: (given: Given) => Seen, given: Given): Promise<Seen | undefined>;
}

/** What a server says that can't just now. */
export const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

/** A list that fits on one page. */
export const listed = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });
