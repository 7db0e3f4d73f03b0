import { describe, expect, it } from 'vitest';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import type { Graph, Tour } from '#tests/support/model/graph.ts';
import { walkLive } from '#tests/support/model/live.ts';
import { type Mutant, mutantsOf } from '#tests/support/model/mutants.ts';
import { moveTours, pairTours } from '#tests/support/model/tours.ts';

interface Suite {
  graph: Graph;
  tours: readonly Tour[];
}

async function isNoticed({ machine }: Mutant, suites: readonly Suite[]): Promise<boolean> {
  for (const { graph, tours } of suites) {
    for (const tour of tours) {
      const isAsForeseen = await walkLive(machine, graph, tour).then(
        () => true,
        () => false,
      );
      if (!isAsForeseen) return true;
    }
  }
  return false;
}

describe.each(Object.entries(models))('the walks through the %s chart', (_, model) => {
  const suites = model.inputs.map((input): Suite => {
    const graph = explore(model, input);
    return { graph, tours: [{ name: 'start', moves: [] }, ...pairTours(graph), ...moveTours(graph)] };
  });

  it('notice every single defect put into it', { timeout: 120_000 }, async () => {
    const missed: string[] = [];
    for (const mutant of mutantsOf(model.machine)) {
      if (!(await isNoticed(mutant, suites))) missed.push(mutant.name);
    }
    expect(missed).toEqual([]);
  });
});
