import { type Period, withoutCalls } from '#bench/browser/interactions.ts';

/** The last key of a word, the rows that came of it, and the calls between. */
export interface Answered {
  pressedAt: number;
  paintedAt: number;
  calls: readonly Period[];
}

/**
 * From the last key to its rows, without the wait for another key, and the network. None where a word was typed so
 * slowly that its beginning was searched for.
 */
export function keyToRows({ pressedAt, paintedAt, calls }: Answered, waitMs: number): number[] {
  const isOfLastKey = calls.some(({ from }) => from >= pressedAt + waitMs && from < paintedAt);
  return isOfLastKey ? [withoutCalls({ from: pressedAt, to: paintedAt }, calls) - waitMs] : [];
}
