import { type Aim, type Duties, dutiesOf } from './duties.ts';
import { configurationOf } from './found.ts';
import { type Graph, type Move, situationAt, type Tour } from './graph.ts';

const LONGEST_TOUR = 60;

/** Walks that between them come to every state. */
export function stateTours(graph: Graph): Tour[] {
  return tours(graph, { ofMove: ({ states }) => states, ofPairs: false });
}

/** Walks that between them take every transition, by few steps: for pages, where a step costs time. */
export function transitionTours(graph: Graph): Tour[] {
  return tours(graph, { ofMove: ({ transitions }) => transitions, ofPairs: false });
}

/** Walks that between them take every two transitions that can follow each other. */
export function pairTours(graph: Graph): Tour[] {
  return tours(graph, { ofMove: () => [], ofPairs: true });
}

/** Walks that between them show all that exploration found: also each answer of a guard and each configuration. */
export function coverageTours(graph: Graph): Tour[] {
  const ofMove = ({ states, guardOutcomes, to }: Move) => [
    ...states,
    ...guardOutcomes,
    configurationOf(situationAt(graph, to).snapshot),
  ];
  return tours(graph, { ofMove, ofPairs: true });
}

/** Walks that between them take every move of the graph, so every step in every situation. */
export function moveTours(graph: Graph): Tour[] {
  return tours(graph, { ofMove: ({ id }) => [`${id}`], ofPairs: false });
}

/** Keeps walking to the nearest move that is wanted; begins again where none is near or the tour grows long. */
function tours(graph: Graph, aim: Aim): Tour[] {
  const duties = dutiesOf(graph, aim);
  const found: Tour[] = [];
  while (!duties.areSettled()) {
    const moves = tourThrough(graph, duties);
    if (moves.length === 0) throw new Error(`${graph.chart.id}: no tour reaches ${duties.left().join(', ')}`);
    found.push({ name: moves.map(({ step }) => step.label).join(', '), moves });
  }
  return found;
}

function tourThrough(graph: Graph, duties: Duties): Move[] {
  const tour: Move[] = [];
  for (;;) {
    const way = nearest(graph, tour.at(-1), LONGEST_TOUR - tour.length, duties);
    if (way === undefined) return tour;
    for (const move of way) {
      duties.settle(move, tour.at(-1));
      tour.push(move);
    }
  }
}

interface Reached {
  move: Move | undefined;
  from: Reached | undefined;
  length: number;
}

/** The shortest way from the end of a move to one that is wanted; breadth first over moves. */
function nearest(
  graph: Graph,
  last: Move | undefined,
  longest: number,
  { isWanted, placeAfter }: Duties,
): Move[] | undefined {
  const seen = new Set<number>();
  const queue: Reached[] = [{ move: last, from: undefined, length: 0 }];
  for (const reached of queue) {
    if (reached.length === longest) return undefined;
    const next = situationAt(graph, reached.move?.to ?? 0).moves;
    const wanted = next.find((move) => isWanted(move, reached.move));
    if (wanted !== undefined) return [...wayTo(reached), wanted];
    for (const move of next) {
      if (seen.has(placeAfter(move))) continue;
      seen.add(placeAfter(move));
      queue.push({ move, from: reached, length: reached.length + 1 });
    }
  }
  return undefined;
}

function wayTo(reached: Reached): Move[] {
  const way: Move[] = [];
  for (let at = reached; at.from !== undefined && at.move !== undefined; at = at.from) way.unshift(at.move);
  return way;
}
