import { configurationKey } from '../explore/configuration-key.ts';
import { activeStates, configurationAt, type Edge, type Graph, shortestPaths } from '../explore/graph.ts';
import { configurationAfter, type GivenStep } from './simulate.ts';

/** Steps from the simulation's current state, or from the start of the chart. */
interface Path {
  steps: GivenStep[];
  isFromStart: boolean;
}

/**
 * The shortest path to a state from where the given steps lead. If no path leads on, or if the exploration does not
 * contain that configuration, the shortest path from the start. Null if there is neither.
 */
export function pathAfter(graph: Graph, given: readonly GivenStep[], state: string): Path | null {
  const { model, input, configurations } = graph;
  const key = configurationKey(model, configurationAfter(model, input, given));
  const here = configurations.find((each) => configurationKey(model, each) === key);
  const onward = here === undefined ? null : pathToState(graph, state, here.id);
  if (onward !== null) return { steps: onward, isFromStart: false };
  const steps = pathToState(graph, state);
  return steps && { steps, isFromStart: true };
}

/** The shortest path to a state, even if it is exited at once. Null if no exploration reaches it. */
export function pathToState(graph: Graph, state: string, start = 0): GivenStep[] | null {
  const pathTo = shortestPaths(graph, start);
  const isAt = (id: number) => activeStates(configurationAt(graph, id)).includes(state);
  if (isAt(start) || (start === 0 && graph.start.states.includes(state))) return [];
  const reached = reachedFrom(graph, start);
  const passing = graph.edges.filter(
    ({ from, states, to }) => reached.has(from) && (states.includes(state) || isAt(to)),
  );
  const paths = passing.map((edge) => [...pathTo(edge.from), edge]);
  const [shortest] = paths.sort((a, b) => a.length - b.length);
  return shortest === undefined ? null : stepsOf(shortest);
}

function reachedFrom(graph: Graph, start: number): Set<number> {
  const reached = new Set([start]);
  for (const at of reached) for (const { to } of configurationAt(graph, at).edges) reached.add(to);
  return reached;
}

/** The shortest path into a configuration. */
export function pathInto(graph: Graph, configuration: number): GivenStep[] {
  return stepsOf(shortestPaths(graph)(configuration));
}

/** A path in a form that a simulation can replay. */
export function stepsOf(edges: readonly Edge[]): GivenStep[] {
  return edges.map(({ step }) => ({ kind: 'choice', label: step.label }));
}

/** A state as in `checking › pending`, without the chart's name. */
export const stateName = (id: string): string => id.split('.').slice(1).join(' › ') || id;

/** The innermost active states of a configuration. */
export function leavesAt(graph: Graph, configuration: number): string {
  const active = activeStates(configurationAt(graph, configuration));
  return active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map(stateName)
    .join(' + ');
}
