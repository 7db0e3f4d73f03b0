import type { AnyMachineSnapshot } from 'xstate';
import type { ChartDescription } from '../describe/describe.ts';
import type { AnyModel, Step } from './model.ts';
import type { PureInterpreter } from './pure.ts';
import type { Timer } from './timers.ts';

/** A configuration of a chart: its snapshot, the running delays, the actors that have ended. */
export interface Configuration {
  id: number;
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  /** Invoked actors that have ended although their state is active. */
  ended: readonly string[];
  edges: Edge[];
}

export interface Trace {
  /** Every state that was active during the step. */
  states: readonly string[];
  /** Empty if the chart ignores the step. */
  transitions: readonly string[];
  /** What each evaluated guard returned: the id of its transition, then `true` or `false`. */
  guardOutcomes: readonly string[];
  actions: readonly string[];
}

/** A step from one configuration to another, with the expected behavior of the chart. */
export interface Edge extends Trace {
  id: number;
  from: number;
  to: number;
  step: Step;
}

export interface Graph {
  model: AnyModel;
  chart: ChartDescription;
  interpreter: PureInterpreter;
  input: unknown;
  configurations: readonly Configuration[];
  edges: readonly Edge[];
  start: Trace;
  /** All scheduled delays, in milliseconds. */
  delaysMs: ReadonlySet<number>;
}

export interface Tour {
  name: string;
  edges: readonly Edge[];
}

export function configurationAt(graph: Graph, id: number): Configuration {
  const configuration = graph.configurations[id];
  if (configuration === undefined) throw new Error(`${graph.chart.id} has no configuration ${id}`);
  return configuration;
}

export function activeStates({ snapshot }: Configuration): string[] {
  return snapshot._nodes.map(({ id }) => id);
}

/** Finds the shortest path between two configurations, from the start by default. */
export function shortestPaths(graph: Graph, start = 0): (configuration: number) => Edge[] {
  const reachedBy = new Map<number, Edge>();
  const queue = [start];
  for (const at of queue) {
    for (const edge of configurationAt(graph, at).edges) {
      if (edge.to === start || reachedBy.has(edge.to)) continue;
      reachedBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return (configuration) => {
    const way: Edge[] = [];
    for (let edge = reachedBy.get(configuration); edge !== undefined; edge = reachedBy.get(edge.from))
      way.unshift(edge);
    return way;
  };
}
