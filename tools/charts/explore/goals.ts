import { pairsOf } from './covered.ts';
import { type Configuration, configurationAt, type Edge, type Graph } from './graph.ts';

/** What tours must cover for each edge, and whether they must also cover each pair of edges. */
export interface Aim {
  ofEdge: (edge: Edge) => readonly string[];
  ofPairs: boolean;
}

/**
 * The open goals. Large graphs query them millions of times, so they are stored as numbers, and each list is built
 * once.
 */
export interface Goals {
  /** The first edge out of a configuration that has an open goal. */
  wantedFrom: (at: Configuration, before: Edge | undefined) => Edge | undefined;
  /** The edges that a search follows from a configuration. */
  waysFrom: (at: Configuration) => readonly Edge[];
  /** Marks an edge as walked after another one. */
  cover: (edge: Edge, before: Edge | undefined) => void;
  areAllCovered: () => boolean;
  /** The uncovered goals, by name. */
  left: () => string[];
  /** The position of a search after an edge: the edge itself if pairs count, otherwise only its end. */
  placeAfter: (edge: Edge) => number;
}

export function goalsOf(graph: Graph, { ofEdge, ofPairs }: Aim): Goals {
  const numbers = new Map<string, number>();
  const numbersOf = (names: readonly string[]) => names.map((name) => entered(numbers, name));
  const own = graph.edges.map((edge) => numbersOf(ofEdge(edge)));
  const kinds = new Map<string, number>();
  const kindOf = graph.edges.map(({ transitions }) => entered(kinds, transitions.join()));
  const pairs = new Map<number, number[]>();
  const pairsWith = (edge: Edge, before: Edge | undefined): number[] => {
    const first = before === undefined ? graph.edges.length : (kindOf[before.id] ?? 0);
    const key = first * (graph.edges.length + 1) + (kindOf[edge.id] ?? 0);
    const known = pairs.get(key) ?? numbersOf(pairsOf(before, edge));
    pairs.set(key, known);
    return known;
  };
  const ownOf = ({ id }: Edge) => own[id] ?? [];
  if (ofPairs) eachNeighbor(graph, pairsWith);
  const open = new Set(numbers.values());
  const isOpen = (duty: number) => open.has(duty);
  const isWanted = (edge: Edge, before: Edge | undefined) =>
    ownOf(edge).some(isOpen) || (ofPairs && pairsWith(edge, before).some(isOpen));
  return {
    wantedFrom: ({ edges }, before) => edges.find((edge) => isWanted(edge, before)),
    waysFrom: ({ edges }) => edges,
    cover: (edge, before) => {
      for (const duty of ownOf(edge)) open.delete(duty);
      if (ofPairs) for (const duty of pairsWith(edge, before)) open.delete(duty);
    },
    areAllCovered: () => open.size === 0,
    placeAfter: ({ id, to }) => (ofPairs ? id : to),
    left: () => [...numbers].filter(([, duty]) => isOpen(duty)).map(([name]) => name),
  };
}

/** The goal is every edge. A search follows only one edge to each neighbor, which keeps it cheap in any graph. */
export function edgeGoalsOf({ configurations, edges }: Graph): Goals {
  const open = configurations.map((from) => new Set(from.edges));
  const ways = configurations.map((from) => [...new Map(from.edges.map((edge) => [edge.to, edge])).values()]);
  const openFrom = (id: number): ReadonlySet<Edge> => open[id] ?? new Set();
  let count = edges.length;
  return {
    wantedFrom: ({ id }) => openFrom(id).values().next().value,
    waysFrom: ({ id }) => ways[id] ?? [],
    cover: (edge) => {
      if (open[edge.from]?.delete(edge)) count -= 1;
    },
    areAllCovered: () => count === 0,
    placeAfter: ({ to }) => to,
    left: () => open.flatMap((from) => [...from].map(({ id }) => `${id}`)),
  };
}

function eachNeighbor(graph: Graph, visit: (edge: Edge, before: Edge | undefined) => void): void {
  for (const first of configurationAt(graph, 0).edges) visit(first, undefined);
  for (const before of graph.edges) {
    for (const edge of configurationAt(graph, before.to).edges) visit(edge, before);
  }
}

function entered(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
