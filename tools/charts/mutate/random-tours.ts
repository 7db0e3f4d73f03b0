import fc from 'fast-check';
import type { Graph, Tour } from '../explore/graph.ts';
import { RandomWalk } from '../explore/random-walks.ts';

const WALKS = 50;
const SEED = 3;

/** Random walks, the same every time. */
export function randomTours(graph: Graph): Tour[] {
  return fc
    .sample(new RandomWalk(graph), { numRuns: WALKS, seed: SEED })
    .map((edges, index) => ({ name: `random walk ${index + 1}`, edges }));
}
