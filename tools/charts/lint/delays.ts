import type { Rule } from './rule.ts';

/** A chart waits only for times that the project names. */
export const namedDelays =
  (delaysMs: ReadonlySet<number>): Rule =>
  ({ chart: { id }, graphs }) =>
    [...new Set(graphs.flatMap((graph) => [...graph.delaysMs]))]
      .filter((ms) => !delaysMs.has(ms))
      .map((ms) => `${id} waits ${ms} ms, which no constant names`);
