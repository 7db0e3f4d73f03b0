/** An actor of a running system. */
export interface LiveActor {
  kind: 'actor';
  /** Unique in its tab. */
  session: string;
  parent: string;
  name: string;
  /** Empty if the actor is not a chart. */
  chart: string;
}

/** A transition that waited for an event, from the inside out, and whether its guard passed. */
export interface LiveCandidate {
  transition: string;
  passes: boolean;
}

/** What a chart did with one event. */
export interface LiveStep {
  kind: 'step';
  seq: number;
  atMs: number;
  session: string;
  /** The sender; empty if it is outside the system. */
  from: string;
  /** Empty if the recording begins with a chart that was already running. */
  event: string;
  candidates: readonly LiveCandidate[];
  transitions: readonly string[];
  active: readonly string[];
  status: string;
  /** The allowed values; for all others, their kind. */
  context: Readonly<Record<string, string>>;
  /** The context keys whose values changed. */
  changed: readonly string[];
  timers: readonly LiveTimer[];
}

export interface LiveTimer {
  name: string;
  endsAtMs: number;
}

export type LiveMessage = LiveActor | LiveStep;
