import { type Graph, type Move, situationAt, type Tour } from './graph.ts';

const LONGEST_TOUR = 60;

/** What a move must still cover, given the move before it. */
type Duties = (move: Move, before: Move | undefined) => readonly string[];

/** Walks that between them take every move of the graph, so every transition, from every situation. */
export function moveTours(graph: Graph): Tour[] {
  return tours(graph, (move) => [`${move.id}`]);
}

/** Walks that between them take every transition, by few steps: for pages, where a step costs time. */
export function transitionTours(graph: Graph): Tour[] {
  return tours(graph, (move) => move.transitions);
}

/** Walks that between them take every two transitions that can follow each other. */
export function pairTours(graph: Graph): Tour[] {
  return tours(graph, (move, before) =>
    (before?.transitions ?? []).flatMap((first) => move.transitions.map((second) => `${first} » ${second}`)),
  );
}

/** Keeps walking to the nearest move with an open duty; begins again where none is near or the tour grows long. */
function tours(graph: Graph, duties: Duties): Tour[] {
  const open = new Set(graph.moves.flatMap((move) => dutiesFrom(graph, move, duties)));
  const found: Tour[] = [];
  while (open.size > 0) {
    const moves = tourThrough(graph, open, duties);
    if (moves.length === 0) throw new Error(`${graph.chart.id}: no tour reaches ${[...open].join(', ')}`);
    found.push({ name: moves.map(({ step }) => step.label).join(', '), moves });
  }
  return found;
}

function dutiesFrom(graph: Graph, move: Move, duties: Duties): string[] {
  const next = situationAt(graph, move.to).moves;
  return [...duties(move, undefined), ...next.flatMap((following) => duties(following, move))];
}

/** Takes what it covers out of the open duties. */
function tourThrough(graph: Graph, open: Set<string>, duties: Duties): Move[] {
  const tour: Move[] = [];
  const isWanted = (move: Move, before: Move | undefined) =>
    duties(move, before).some((duty) => open.has(duty));
  for (;;) {
    const way = nearest(graph, tour.at(-1), LONGEST_TOUR - tour.length, isWanted);
    if (way === undefined) return tour;
    for (const move of way) {
      for (const duty of duties(move, tour.at(-1))) open.delete(duty);
      tour.push(move);
    }
  }
}

/** The shortest way from the end of a move to one that is wanted; breadth first over moves. */
function nearest(
  graph: Graph,
  last: Move | undefined,
  longest: number,
  isWanted: (move: Move, before: Move | undefined) => boolean,
): Move[] | undefined {
  const seen = new Set<number>();
  const queue: Move[][] = [[]];
  for (const way of queue) {
    if (way.length === longest) return undefined;
    const before = way.at(-1) ?? last;
    const next = situationAt(graph, before?.to ?? 0).moves;
    const wanted = next.find((move) => isWanted(move, before));
    if (wanted !== undefined) return [...way, wanted];
    for (const move of next.filter(({ id }) => !seen.has(id))) {
      seen.add(move.id);
      queue.push([...way, move]);
    }
  }
  return undefined;
}
