import { beforeAll, describe, expect, it } from 'vitest';
import { models } from '#tests/machines/models.ts';
import { sampleOf, times } from '#tests/support/depth.ts';
import { explore } from '#tests/support/model/explore.ts';
import { allOf, type Found, foundIn, PARTS } from '#tests/support/model/found.ts';
import type { Graph } from '#tests/support/model/graph.ts';
import { walkAtRandom } from '#tests/support/model/random-walks.ts';
import { coverageTours, moveTours } from '#tests/support/model/tours.ts';
import { walkAll } from '#tests/support/model/walk-chart.ts';

const RANDOM_WALKS = times(1000, 50);
/** Of the tours that between them make every move, every so many is walked; under PROVE all of them. */
const STRIDE = 5;

describe.each(Object.entries(models))('every walk through the %s chart', (_, model) => {
  let graphs: Graph[];
  beforeAll(() => {
    graphs = model.inputs.map((input) => explore(model, input));
  });

  it('shows all states, transitions, pairs of them and answers of guards, each step as foreseen', async () => {
    const walked: Found[] = [];
    for (const graph of graphs) walked.push(await walkAll(model.machine, graph, coverageTours(graph)));
    expect(missing(foundIn(graphs), allOf(walked))).toEqual([]);
  });

  it('makes each move from each situation as foreseen', async () => {
    for (const graph of graphs) {
      const tours = sampleOf(moveTours(graph), (__, place) => place % STRIDE === 0);
      const { configurations } = await walkAll(model.machine, graph, tours);
      expect(configurations.size).toBeGreaterThan(0);
    }
  });

  it('goes as foreseen at random, too', async () => {
    for (const graph of graphs) {
      await expect(walkAtRandom(model.machine, graph, RANDOM_WALKS)).resolves.toBeUndefined();
    }
  });
});

function missing(found: Found, walked: Found): string[] {
  return PARTS.flatMap((part) => [...found[part]].filter((id) => !walked[part].has(id)));
}
