import { percentile } from '../api/volley.ts';

const MS_A_SECOND = 1000;
const FRAME_MS = MS_A_SECOND / 60;
/** Frames come a little early or late; a frame that is left out comes a whole frame late. */
const LATE_MS = FRAME_MS * 1.5;

/** What several times come to, in ms. */
export interface Spread {
  count: number;
  p50: number;
  slowest: number;
}

export const spreadOf = (times: readonly number[]): Spread => ({
  count: times.length,
  p50: percentile(times, 50),
  slowest: percentile(times, 100),
});

/** How evenly the frames of a page followed each other. */
export interface Frames {
  perSecond: number;
  /** The share of them that came too late for 60 a second. */
  late: number;
  longestMs: number;
}

/** @param stretches when each frame of an unbroken stretch began, in ms */
export function framesOf(stretches: readonly (readonly number[])[]): Frames {
  const waits = stretches.flatMap((stamps) =>
    stamps.slice(1).map((stamp, at) => stamp - (stamps[at] ?? Number.NaN)),
  );
  if (waits.length === 0) throw new Error('There are no frames between fewer than two stamps.');
  return {
    perSecond: (waits.length / waits.reduce((sum, wait) => sum + wait)) * MS_A_SECOND,
    late: waits.filter((wait) => wait > LATE_MS).length / waits.length,
    longestMs: Math.max(...waits),
  };
}

/** A stretch of a page's time, in ms. */
export interface Stretch {
  from: number;
  to: number;
}

/** How long a stretch is without the times in which a call was under way, counting each moment once. */
export function withoutCalls({ from, to }: Stretch, calls: readonly Stretch[]): number {
  let free = to - from;
  let counted = from;
  for (const call of calls.toSorted((a, b) => a.from - b.from)) {
    const begins = Math.max(call.from, counted);
    const ends = Math.min(call.to, to);
    if (ends <= begins) continue;
    free -= ends - begins;
    counted = ends;
  }
  return free;
}

/** The last key of a word, the rows that came of it, and the calls between. */
export interface Answered {
  pressedAt: number;
  paintedAt: number;
  calls: readonly Stretch[];
}

/**
 * From the last key to its rows, without the wait for another key, and the network. None where a word was typed so
 * slowly that its beginning was searched for.
 */
export function keyToRows({ pressedAt, paintedAt, calls }: Answered, waitMs: number): number[] {
  const isOfLastKey = calls.some(({ from }) => from >= pressedAt + waitMs && from < paintedAt);
  return isOfLastKey ? [withoutCalls({ from: pressedAt, to: paintedAt }, calls) - waitMs] : [];
}

/** An event of a click or a key, as the browser tells of it once what came of it is painted. */
export interface TimedEvent {
  interaction: number;
  ms: number;
}

/** How long each interaction took to the next paint: the longest of its events. */
export function interactionsOf(events: readonly TimedEvent[]): number[] {
  const longest = new Map<number, number>();
  for (const { interaction, ms } of events) {
    if (interaction > 0) longest.set(interaction, Math.max(ms, longest.get(interaction) ?? 0));
  }
  return [...longest.values()];
}
