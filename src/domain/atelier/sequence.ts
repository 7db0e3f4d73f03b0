import type { LiveTab } from './live.ts';

/** As many events as a user can follow. The list contains the same events. */
export const MOST_EVENTS = 40;
const MOST_LIFELINES = 8;

/** The lifeline of senders outside the tab's actors, such as the user. */
export const OUTSIDE = '';
/** The lifeline that the remaining actors share. */
export const OTHERS = 'others';

export interface SequenceArrow {
  seq: number;
  /** Positions of lifelines; equal for an actor that sends itself an event. */
  from: number;
  to: number;
  event: string;
  isTaken: boolean;
}

/** The last events between the actors of a tab. */
export interface Sequence {
  /** The sessions of actors, or `OUTSIDE` or `OTHERS`. */
  lifelines: readonly string[];
  arrows: readonly SequenceArrow[];
}

/** Only the actors of the latest events have their own lifelines. */
export function sequenceOf({ steps }: Pick<LiveTab, 'steps'>): Sequence {
  const shown = steps.slice(-MOST_EVENTS).filter(({ event }) => event !== '');
  const latest = shown.toReversed().flatMap(({ session, from }) => [session, from]);
  const own = new Set([...new Set(latest)].slice(0, MOST_LIFELINES));
  const lifelineOf = (session: string) => (own.has(session) ? session : OTHERS);
  const ends = shown.flatMap(({ session, from }) => [from, session].map(lifelineOf));
  const lifelines = [...new Set(ends)].sort((a, b) => rank(a) - rank(b));
  return {
    lifelines,
    arrows: shown.map(({ seq, session, from, event, transitions }) => ({
      seq,
      from: lifelines.indexOf(lifelineOf(from)),
      to: lifelines.indexOf(lifelineOf(session)),
      event,
      isTaken: transitions.length > 0,
    })),
  };
}

/** The outside lifeline comes first, the remaining actors last. */
function rank(lifeline: string): number {
  if (lifeline === OUTSIDE) return 0;
  return lifeline === OTHERS ? 2 : 1;
}
