import type { AnyStateMachine } from 'xstate';
import { allOf, type Found } from './found.ts';
import type { Graph, Tour } from './graph.ts';
import { walkLive } from './live.ts';

/** Walks tours one after the other on the running chart, the bare start first, and says all that they came through. */
export async function walkAll(
  machine: AnyStateMachine,
  graph: Graph,
  tours: readonly Tour[],
): Promise<Found> {
  const walked: Found[] = [];
  for (const tour of [{ name: 'start', moves: [] }, ...tours]) {
    walked.push(await walkLive(machine, graph, tour));
  }
  return allOf(walked);
}
