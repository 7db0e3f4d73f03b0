import type { AnyMachineSnapshot } from 'xstate';
import type { ChartDescription } from '#atelier/describe.ts';
import type { Step } from './model.ts';
import type { Timer } from './timers.ts';

/** A situation that a chart can be in: its snapshot, the delays that run, the actors that have ended. */
export interface Situation {
  id: number;
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  /** Invoked actors that have ended while their state goes on. */
  ended: readonly string[];
  moves: Move[];
}

/** A step from one situation to another, with all that it must do on the way; nothing where it is ignored. */
export interface Move {
  id: number;
  from: number;
  to: number;
  step: Step;
  transitions: readonly string[];
  actions: readonly string[];
}

/** Everything that a chart can do from one input. */
export interface Graph {
  chart: ChartDescription;
  input: unknown;
  situations: readonly Situation[];
  moves: readonly Move[];
  /** The transitions taken while the chart started. */
  initial: readonly string[];
  /** The lengths of all delays that were ever set, in milliseconds. */
  delaysMs: ReadonlySet<number>;
}

/** One walk from the start. */
export interface Tour {
  name: string;
  moves: readonly Move[];
}

export function situationAt(graph: Graph, id: number): Situation {
  const situation = graph.situations[id];
  if (situation === undefined) throw new Error(`${graph.chart.id} has no situation ${id}`);
  return situation;
}

/** The ids of the states that are active. */
export function activeStates({ snapshot }: Situation): string[] {
  return snapshot._nodes.map(({ id }) => id);
}
