import type { AnyMachineSnapshot } from 'xstate';
import type { ChartDescription } from '#atelier/describe.ts';
import type { AnyModel, Step } from './model.ts';
import type { PureInterpreter } from './scope.ts';
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

/** What a chart does in one step, in order. */
export interface Doing {
  /** Every state that was active at some time of the step. */
  states: readonly string[];
  /** Nothing where the step is ignored. */
  transitions: readonly string[];
  /** What each guard that was asked said: the transition's id, then `yes` or `no`. */
  guardOutcomes: readonly string[];
  actions: readonly string[];
}

/** A step from one situation to another, with all that it must do on the way. */
export interface Move extends Doing {
  id: number;
  from: number;
  to: number;
  step: Step;
}

/** Everything that a chart can do from one input. */
export interface Graph {
  model: AnyModel;
  chart: ChartDescription;
  interpreter: PureInterpreter;
  input: unknown;
  situations: readonly Situation[];
  moves: readonly Move[];
  /** What the chart did while it started. */
  start: Doing;
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

/** How to find the shortest walk from the start to each situation. */
export function shortestWays(graph: Graph): (situation: number) => Move[] {
  const reachedBy = new Map<number, Move>();
  const queue = [0];
  for (const at of queue) {
    for (const move of situationAt(graph, at).moves) {
      if (move.to === 0 || reachedBy.has(move.to)) continue;
      reachedBy.set(move.to, move);
      queue.push(move.to);
    }
  }
  return (situation) => {
    const way: Move[] = [];
    for (let move = reachedBy.get(situation); move !== undefined; move = reachedBy.get(move.from))
      way.unshift(move);
    return way;
  };
}
