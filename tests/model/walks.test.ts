import { beforeAll, describe, expect, it } from 'vitest';
import { allOf, type Covered, PARTS, reachableIn } from '#charts/explore/covered.ts';
import { explore } from '#charts/explore/explore.ts';
import type { Graph } from '#charts/explore/graph.ts';
import { coverageTours, edgeTours } from '#charts/explore/tours.ts';
import { walkAll } from '#charts/explore/walk.ts';
import { models } from '#tests/machines/models.ts';
import { sampleOf } from '#tests/support/depth.ts';

/** Of the tours that between them make every edge, every so many is walked; under PROVE all of them. */
const STRIDE = 5;

describe.each(Object.entries(models))('every walk through the %s chart', (_, model) => {
  let graphs: Graph[];
  beforeAll(() => {
    graphs = model.inputs.map((input) => explore(model, input));
  });

  it('covers all states, transitions, pairs of transitions and guard outcomes, each step as expected', async () => {
    const walked: Covered[] = [];
    for (const graph of graphs) walked.push(await walkAll(model.machine, graph, coverageTours(graph)));
    expect(missing(reachableIn(graphs), allOf(walked))).toEqual([]);
  });

  it('takes each edge of its graph as expected', async () => {
    for (const graph of graphs) {
      const tours = sampleOf(edgeTours(graph), (__, place) => place % STRIDE === 0);
      const { states } = await walkAll(model.machine, graph, tours);
      expect(states.size).toBeGreaterThan(0);
    }
  });
});

function missing(found: Covered, walked: Covered): string[] {
  return PARTS.flatMap((part) => [...found[part]].filter((id) => !walked[part].has(id)));
}
