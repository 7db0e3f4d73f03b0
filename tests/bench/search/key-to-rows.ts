import { type Period, withoutCalls } from '#bench/browser/interactions.ts';

/** The last key of a word, its rows, and the network calls. */
export interface Answered {
  pressedAt: number;
  paintedAt: number;
  calls: readonly Period[];
}

/**
 * The time from the last key to its rows, without debounce and network. Empty if a word was typed so slowly that the
 * page searched for its beginning.
 */
export function keyToRows({ pressedAt, paintedAt, calls }: Answered, waitMs: number): number[] {
  const isOfLastKey = calls.some(({ from }) => from >= pressedAt + waitMs && from < paintedAt);
  return isOfLastKey ? [withoutCalls({ from: pressedAt, to: paintedAt }, calls) - waitMs] : [];
}
