import fc from 'fast-check';
import type { Graph, Tour } from '../graph.ts';
import { RandomWalk } from '../random-walks.ts';

const WALKS = 50;
const SEED = 3;

/** Walks that take any move wherever they are; the same ones every time. */
export function randomTours(graph: Graph): Tour[] {
  return fc
    .sample(new RandomWalk(graph), { numRuns: WALKS, seed: SEED })
    .map((moves, index) => ({ name: `random walk ${index + 1}`, moves }));
}
