import { activeStates, configurationAt, type Edge, type Graph, shortestPaths } from '../explore/graph.ts';
import type { GivenStep } from './simulate.ts';

/** The shortest path to a state, also to one that is left at once. Null where no exploration reaches it. */
export function pathToState(graph: Graph, state: string): GivenStep[] | null {
  const pathTo = shortestPaths(graph);
  const isAt = (id: number) => activeStates(configurationAt(graph, id)).includes(state);
  if (isAt(0) || graph.start.states.includes(state)) return [];
  const passing = graph.edges.filter(({ states, to }) => states.includes(state) || isAt(to));
  const paths = passing.map((edge) => [...pathTo(edge.from), edge]);
  const [shortest] = paths.sort((a, b) => a.length - b.length);
  return shortest === undefined ? null : stepsOf(shortest);
}

/** The shortest path into a configuration. */
export function pathInto(graph: Graph, configuration: number): GivenStep[] {
  return stepsOf(shortestPaths(graph)(configuration));
}

/** A path that a simulation can take again. */
export function stepsOf(edges: readonly Edge[]): GivenStep[] {
  return edges.map(({ step }) => ({ kind: 'choice', label: step.label }));
}

/** A state as in `checking › pending`: without the name of the chart. */
export const stateName = (id: string): string => id.split('.').slice(1).join(' › ') || id;

/** The innermost active states of a configuration. */
export function leavesAt(graph: Graph, configuration: number): string {
  const active = activeStates(configurationAt(graph, configuration));
  return active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map(stateName)
    .join(' + ');
}
