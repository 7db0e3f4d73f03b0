import { activeLeavesOf } from './covered.ts';
import { edgeGoalsOf, type Goals, goalsOf } from './goals.ts';
import { configurationAt, type Edge, type Graph, type Tour } from './graph.ts';

const LONGEST_TOUR = 60;

/** Covers every transition in few steps, for pages, where a step is slow. */
export function transitionTours(graph: Graph): Tour[] {
  return tours(graph, goalsOf(graph, { ofEdge: ({ transitions }) => transitions, ofPairs: false }));
}

/**
 * Covers, in few steps, every set of active leaves and every event type that is not ignored, each in the first graph
 * that has it. Every graph has at least one tour. Finds less than `transitionTours`, at half the cost.
 */
export function viewTours(): (graph: Graph) => Tour[] {
  const covered = new Set<string>();
  return (graph) => {
    const viewOf = (id: number) => activeLeavesOf(configurationAt(graph, id).snapshot);
    const partsOf = ({ step, to, transitions }: Edge) =>
      transitions.length === 0 ? [] : [viewOf(to), ...(step.kind === 'event' ? [step.event.type] : [])];
    covered.add(viewOf(0));
    const ofEdge = (edge: Edge) => partsOf(edge).filter((part) => !covered.has(part));
    const found = tours(graph, goalsOf(graph, { ofEdge, ofPairs: false }));
    for (const part of found.flatMap(({ edges }) => edges.flatMap(partsOf))) covered.add(part);
    return found.length > 0 ? found : [{ name: 'start', edges: [] }];
  };
}

/** Covers every pair of transitions that can follow each other. */
export function pairTours(graph: Graph): Tour[] {
  return tours(graph, goalsOf(graph, { ofEdge: () => [], ofPairs: true }));
}

/** Covers everything that the exploration reached, including every guard outcome and every set of active leaves. */
export function coverageTours(graph: Graph): Tour[] {
  const ofEdge = ({ states, guardOutcomes, to }: Edge) => [
    ...states,
    ...guardOutcomes,
    activeLeavesOf(configurationAt(graph, to).snapshot),
  ];
  return tours(graph, goalsOf(graph, { ofEdge, ofPairs: true }));
}

/** Covers every edge of the graph: every step in every configuration. */
export function edgeTours(graph: Graph): Tour[] {
  return tours(graph, edgeGoalsOf(graph));
}

/** Walks to the nearest edge with an open goal. Restarts if none is near or the tour is long. */
function tours(graph: Graph, goals: Goals): Tour[] {
  const found: Tour[] = [];
  while (!goals.areAllCovered()) {
    const edges = tourThrough(graph, goals);
    if (edges.length === 0) throw new Error(`${graph.chart.id}: no tour reaches ${goals.left().join(', ')}`);
    found.push({ name: edges.map(({ step }) => step.label).join(', '), edges });
  }
  return found;
}

function tourThrough(graph: Graph, goals: Goals): Edge[] {
  const tour: Edge[] = [];
  for (;;) {
    const way = nearest(graph, tour.at(-1), LONGEST_TOUR - tour.length, goals);
    if (way === undefined) return tour;
    for (const edge of way) {
      goals.cover(edge, tour.at(-1));
      tour.push(edge);
    }
  }
}

interface Reached {
  edge: Edge | undefined;
  from: Reached | undefined;
  length: number;
}

/** The shortest path to an edge with an open goal, breadth first. */
function nearest(
  graph: Graph,
  last: Edge | undefined,
  longest: number,
  { wantedFrom, waysFrom, placeAfter }: Goals,
): Edge[] | undefined {
  const seen = new Set<number>();
  const queue: Reached[] = [{ edge: last, from: undefined, length: 0 }];
  for (const reached of queue) {
    if (reached.length === longest) return undefined;
    const at = configurationAt(graph, reached.edge?.to ?? 0);
    const wanted = wantedFrom(at, reached.edge);
    if (wanted !== undefined) return [...wayTo(reached), wanted];
    for (const edge of waysFrom(at)) {
      if (seen.has(placeAfter(edge))) continue;
      seen.add(placeAfter(edge));
      queue.push({ edge, from: reached, length: reached.length + 1 });
    }
  }
  return undefined;
}

function wayTo(reached: Reached): Edge[] {
  const way: Edge[] = [];
  for (let at = reached; at.from !== undefined && at.edge !== undefined; at = at.from) way.unshift(at.edge);
  return way;
}
