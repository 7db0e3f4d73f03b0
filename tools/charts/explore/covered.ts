import type { AnyMachineSnapshot } from 'xstate';
import type { ChartDescription } from '../describe/describe.ts';
import { configurationAt, type Graph, type Tour, type Trace } from './graph.ts';

export const PARTS = ['states', 'transitions', 'guardOutcomes', 'pairs', 'leafSets'] as const;
export type Part = (typeof PARTS)[number];

/** Parts of a chart by id: those that an exploration reached, or that walks covered. */
export type Covered = Record<Part, Set<string>>;

type Seen = Pick<Trace, 'states' | 'transitions' | 'guardOutcomes'>;

const START = ['start'];

export function nothingCovered(): Covered {
  return {
    states: new Set(),
    transitions: new Set(),
    guardOutcomes: new Set(),
    pairs: new Set(),
    leafSets: new Set(),
  };
}

export function addStep(found: Covered, seen: Seen, at: AnyMachineSnapshot): void {
  addAll(found.states, seen.states);
  addAll(found.transitions, seen.transitions);
  addAll(found.guardOutcomes, seen.guardOutcomes);
  found.leafSets.add(activeLeavesOf(at));
}

export function addAll(set: Set<string>, ids: readonly string[]): void {
  for (const id of ids) set.add(id);
}

/** The pairs of transitions formed by a step and the step before it. */
export function pairsOf(
  before: Pick<Trace, 'transitions'> | undefined,
  { transitions }: Pick<Trace, 'transitions'>,
): string[] {
  return (before?.transitions ?? START).flatMap((first) =>
    transitions.map((second) => `${first} » ${second}`),
  );
}

export function activeLeavesOf({ _nodes }: AnyMachineSnapshot): string {
  const leaves = _nodes.filter(({ states }) => Object.keys(states).length === 0);
  return leaves
    .map(({ id }) => id)
    .sort()
    .join(' + ');
}

/** Everything that the explorations reached, which is all that tours can cover. */
export function reachableIn(graphs: readonly Graph[]): Covered {
  const found = nothingCovered();
  for (const graph of graphs) {
    addStep(found, graph.start, configurationAt(graph, 0).snapshot);
    for (const edge of graph.edges) addStep(found, edge, configurationAt(graph, edge.to).snapshot);
    const before = graph.configurations.map(({ id }) => new Set(id === 0 ? START : []));
    for (const { to, transitions } of graph.edges) for (const id of transitions) before[to]?.add(id);
    for (const { id, edges } of graph.configurations) {
      const transitions = [...new Set(edges.flatMap((edge) => edge.transitions))];
      addAll(found.pairs, pairsOf({ transitions: [...(before[id] ?? [])] }, { transitions }));
    }
  }
  return found;
}

/** What a tour covers. */
export function coveredBy(graph: Graph, { edges }: Tour): Covered {
  const found = nothingCovered();
  addStep(found, graph.start, configurationAt(graph, 0).snapshot);
  for (const [place, edge] of edges.entries()) {
    addStep(found, edge, configurationAt(graph, edge.to).snapshot);
    addAll(found.pairs, pairsOf(edges[place - 1], edge));
  }
  return found;
}

export function allOf(finds: readonly Covered[]): Covered {
  const all = nothingCovered();
  for (const found of finds) for (const part of PARTS) addAll(all[part], [...found[part]]);
  return all;
}

/**
 * All parts of a chart, the most that an exploration can reach. History states are left out, because they are passed
 * through and never active.
 */
export function drawnIn({ states, transitions }: ChartDescription): Record<keyof Seen, string[]> {
  return {
    states: states.filter(({ type }) => type !== 'history').map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
    guardOutcomes: transitions
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [`${id}: true`, `${id}: false`]),
  };
}
