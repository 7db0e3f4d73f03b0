/** An actor of a running system. */
export interface LiveActor {
  kind: 'actor';
  /** Unique in its tab. */
  session: string;
  parent: string;
  name: string;
  /** Empty where the actor is no chart. */
  chart: string;
}

/** What a chart did with one event. */
export interface LiveStep {
  kind: 'step';
  seq: number;
  atMs: number;
  session: string;
  /** The sender; empty for one outside the system. */
  from: string;
  event: string;
  transitions: readonly string[];
  active: readonly string[];
  status: string;
  /** The allowed values; of the others, their kind. */
  context: Readonly<Record<string, string>>;
}

export type LiveMessage = LiveActor | LiveStep;
