import { pairsOf } from './found.ts';
import { type Graph, type Move, situationAt } from './graph.ts';

/** What tours have to show of each move by itself, and whether also of each two that follow each other. */
export interface Aim {
  ofMove: (move: Move) => readonly string[];
  ofPairs: boolean;
}

/** What is still to be shown. Large graphs ask it millions of times: it keeps numbers, and makes each list once. */
export interface Duties {
  isWanted: (move: Move, before: Move | undefined) => boolean;
  /** The move has been walked after the other. */
  settle: (move: Move, before: Move | undefined) => void;
  areSettled: () => boolean;
  /** What is left, by name. */
  left: () => string[];
  /** Where a walk goes on from: with pairs it matters by which move one came, without only where one is. */
  placeAfter: (move: Move) => number;
}

export function dutiesOf(graph: Graph, { ofMove, ofPairs }: Aim): Duties {
  const numbers = new Map<string, number>();
  const numbersOf = (names: readonly string[]) => names.map((name) => entered(numbers, name));
  const own = graph.moves.map((move) => numbersOf(ofMove(move)));
  const kinds = new Map<string, number>();
  const kindOf = graph.moves.map(({ transitions }) => entered(kinds, transitions.join()));
  const pairs = new Map<number, number[]>();
  const pairsWith = (move: Move, before: Move | undefined): number[] => {
    const first = before === undefined ? graph.moves.length : (kindOf[before.id] ?? 0);
    const key = first * (graph.moves.length + 1) + (kindOf[move.id] ?? 0);
    const known = pairs.get(key) ?? numbersOf(pairsOf(before, move));
    pairs.set(key, known);
    return known;
  };
  const ownOf = ({ id }: Move) => own[id] ?? [];
  if (ofPairs) eachNeighbor(graph, pairsWith);
  const open = new Set(numbers.values());
  const isOpen = (duty: number) => open.has(duty);
  return {
    isWanted: (move, before) => ownOf(move).some(isOpen) || (ofPairs && pairsWith(move, before).some(isOpen)),
    settle: (move, before) => {
      for (const duty of ownOf(move)) open.delete(duty);
      if (ofPairs) for (const duty of pairsWith(move, before)) open.delete(duty);
    },
    areSettled: () => open.size === 0,
    placeAfter: ({ id, to }) => (ofPairs ? id : to),
    left: () => [...numbers].filter(([, duty]) => isOpen(duty)).map(([name]) => name),
  };
}

function eachNeighbor(graph: Graph, visit: (move: Move, before: Move | undefined) => void): void {
  for (const first of situationAt(graph, 0).moves) visit(first, undefined);
  for (const before of graph.moves) {
    for (const move of situationAt(graph, before.to).moves) visit(move, before);
  }
}

function entered(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
