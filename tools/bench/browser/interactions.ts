const MS_PER_SECOND = 1000;
const FRAME_MS = MS_PER_SECOND / 60;
/** Frames vary slightly. A dropped frame delays the next one by a whole frame. */
const LATE_MS = FRAME_MS * 1.5;

/** How evenly a page's frames followed each other. */
export interface Frames {
  perSecond: number;
  /** The share of frames that were too late for 60 per second. */
  late: number;
  longestMs: number;
}

/** @param recordings the start of each frame of an unbroken recording, in ms */
export function framesOf(recordings: readonly (readonly number[])[]): Frames {
  const gaps = recordings.flatMap((starts) =>
    starts.slice(1).map((start, index) => start - (starts[index] ?? Number.NaN)),
  );
  if (gaps.length === 0) throw new Error('Frames need at least two starts.');
  return {
    perSecond: (gaps.length / gaps.reduce((sum, gap) => sum + gap)) * MS_PER_SECOND,
    late: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
    longestMs: Math.max(...gaps),
  };
}

/** A period in a page's time, in ms. */
export interface Period {
  from: number;
  to: number;
}

/** The length of a period without the times of network calls, which may overlap. */
export function withoutCalls({ from, to }: Period, calls: readonly Period[]): number {
  let free = to - from;
  let counted = from;
  for (const call of calls.toSorted((a, b) => a.from - b.from)) {
    const starts = Math.max(call.from, counted);
    const ends = Math.min(call.to, to);
    if (ends <= starts) continue;
    free -= ends - starts;
    counted = ends;
  }
  return free;
}

/** An event of a click or a key, as the browser reports it after the next paint. */
export interface TimedEvent {
  interaction: number;
  ms: number;
}

/** The time from each interaction to the next paint: its longest event. */
export function interactionsOf(events: readonly TimedEvent[]): number[] {
  const longest = new Map<number, number>();
  for (const { interaction, ms } of events) {
    if (interaction > 0) longest.set(interaction, Math.max(ms, longest.get(interaction) ?? 0));
  }
  return [...longest.values()];
}
