import type { AnyMachineSnapshot } from 'xstate';
import type { ChartDescription } from '#atelier/describe.ts';
import { type Doing, type Graph, situationAt, type Tour } from './graph.ts';

/** What can be covered of a chart. */
export const PARTS = ['states', 'transitions', 'guardOutcomes', 'pairs', 'configurations'] as const;
export type Part = (typeof PARTS)[number];

/** Parts of a chart by their ids: those that an exploration found, or those that walks came through. */
export type Found = Record<Part, Set<string>>;

type Seen = Pick<Doing, 'states' | 'transitions' | 'guardOutcomes'>;

/** What stands in a pair before the first step. */
const START = ['start'];

export function nothingFound(): Found {
  return {
    states: new Set(),
    transitions: new Set(),
    guardOutcomes: new Set(),
    pairs: new Set(),
    configurations: new Set(),
  };
}

/** Adds what was seen of one step, and where it left the chart. */
export function addStep(found: Found, seen: Seen, at: AnyMachineSnapshot): void {
  addAll(found.states, seen.states);
  addAll(found.transitions, seen.transitions);
  addAll(found.guardOutcomes, seen.guardOutcomes);
  found.configurations.add(configurationOf(at));
}

export function addAll(set: Set<string>, ids: readonly string[]): void {
  for (const id of ids) set.add(id);
}

/** The pairs that a step makes with the step before it; nothing comes before the first. */
export function pairsOf(
  before: Pick<Doing, 'transitions'> | undefined,
  { transitions }: Pick<Doing, 'transitions'>,
): string[] {
  return (before?.transitions ?? START).flatMap((first) =>
    transitions.map((second) => `${first} » ${second}`),
  );
}

/** The leaves that are active together. */
export function configurationOf({ _nodes }: AnyMachineSnapshot): string {
  const leaves = _nodes.filter(({ states }) => Object.keys(states).length === 0);
  return leaves
    .map(({ id }) => id)
    .sort()
    .join(' + ');
}

/** Everything that explorations found: all that there is to cover. */
export function foundIn(graphs: readonly Graph[]): Found {
  const found = nothingFound();
  for (const graph of graphs) {
    addStep(found, graph.start, situationAt(graph, 0).snapshot);
    for (const move of graph.moves) addStep(found, move, situationAt(graph, move.to).snapshot);
    for (const move of situationAt(graph, 0).moves) addAll(found.pairs, pairsOf(undefined, move));
    for (const move of graph.moves) {
      for (const next of situationAt(graph, move.to).moves) addAll(found.pairs, pairsOf(move, next));
    }
  }
  return found;
}

/** What a tour comes through, as it was foreseen. */
export function foundOn(graph: Graph, { moves }: Tour): Found {
  const found = nothingFound();
  addStep(found, graph.start, situationAt(graph, 0).snapshot);
  for (const [place, move] of moves.entries()) {
    addStep(found, move, situationAt(graph, move.to).snapshot);
    addAll(found.pairs, pairsOf(moves[place - 1], move));
  }
  return found;
}

/** Puts finds together. */
export function allOf(finds: readonly Found[]): Found {
  const all = nothingFound();
  for (const found of finds) for (const part of PARTS) addAll(all[part], [...found[part]]);
  return all;
}

/** The ids of what a chart draws: exploration can find no more. */
export function drawnIn({ states, transitions }: ChartDescription): Record<keyof Seen, string[]> {
  return {
    states: states.map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
    guardOutcomes: transitions
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [`${id}: yes`, `${id}: no`]),
  };
}
