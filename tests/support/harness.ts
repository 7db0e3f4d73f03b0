import type { AnswerCall } from './paused-calls.ts';

/**
 * Where the patient pages are walked: the built portal, or the widget on its own. A front desk user is signed in and
 * has selected the patient 10000001. The walk determines the server's responses.
 */
export interface Harness {
  userId: string;
  /** From the next page on, pauses calls with these path endings until the walk responds. At most once per harness. */
  pause(...endings: readonly string[]): Promise<AnswerCall>;
  /** Responds to calls with this path ending immediately, with the body at that time. */
  respondTo(ending: string, body: () => object): Promise<void>;
  /**
   * Opens a new page, which shares only the browser's storage with the previous one. `isInFrame`: the driver works in
   * the marketplace frame.
   */
  open(
    path: string,
    given?: { hasCardFields?: boolean; hasPlansWidget?: boolean; hasReport?: boolean; isInFrame?: boolean },
  ): Promise<void>;
  /** An error that the page logs intentionally. */
  expectError(text: RegExp): void;
  /** From the next page on, pages record the tabs that they open as `openedTabs`. */
  recordTabs(): Promise<void>;
  /** Runs on the page of the card fields; does nothing if there is none. */
  inFields<Given, Seen>(work: (given: Given) => Seen, given: Given): Promise<Seen | undefined>;
}

/** A list that fits on one page. */
export const listed = (...results: object[]) => ({
  info: { records: results.length, pages: Math.min(results.length, 1) },
  results,
});
