import { expect } from 'vitest';
import { coveredBy } from '#charts/explore/covered.ts';
import type { Graph, Tour } from '#charts/explore/graph.ts';
import { pairTours, transitionTours } from '#charts/explore/tours.ts';
import { faultyExceptions, notWalked, type PageModel, sceneTours } from '#charts/page/page-model.ts';
import { type AnyPageDriver, walk } from '#charts/page/walk.ts';
import { fullOr } from '#tests/support/depth.ts';

/** Every transition with few steps; under PROVE every pair of consecutive transitions. */
function chosenTours(graph: Graph): readonly Tour[] {
  const pairsOn = (tours: readonly Tour[]) =>
    new Set(tours.flatMap((tour) => [...coveredBy(graph, tour).pairs])).size;
  return fullOr(pairTours(graph), transitionTours(graph), pairsOn);
}

/** Takes every transition of a chart that its page can show, and fails if one is left out. */
export async function walkOnPage(page: PageModel, driver: AnyPageDriver): Promise<void> {
  expect(faultyExceptions(page), `what no page can show of ${page.chart}`).toEqual([]);
  const tours = sceneTours(page, chosenTours);
  for (const { onPage } of tours) await walk(driver, onPage);
  expect(notWalked(page, tours), `what was not walked of ${page.chart}`).toEqual([]);
}
