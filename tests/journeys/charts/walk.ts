import { expect } from 'vitest';
import { fullOr } from '#tests/support/depth.ts';
import { foundOn } from '#tests/support/model/found.ts';
import type { Graph, Tour } from '#tests/support/model/graph.ts';
import { type AnyPageDriver, walk } from '#tests/support/model/page.ts';
import { faultyExceptions, leftOut, type PageModel, sceneTours } from '#tests/support/model/page-model.ts';
import { pairTours, transitionTours } from '#tests/support/model/tours.ts';

/** Every transition by few steps; under PROVE every two that can follow each other. */
function chosenTours(graph: Graph): readonly Tour[] {
  const pairsOn = (tours: readonly Tour[]) =>
    new Set(tours.flatMap((tour) => [...foundOn(graph, tour).pairs])).size;
  return fullOr(pairTours(graph), transitionTours(graph), pairsOn);
}

/** Walks every transition that a page can show of a chart, in one page. Fails where one is left out. */
export async function walkOnPage(page: PageModel, driver: AnyPageDriver): Promise<void> {
  expect(faultyExceptions(page), `what no page can show of ${page.chart}`).toEqual([]);
  const tours = sceneTours(page, chosenTours);
  for (const { onPage } of tours) await walk(driver, onPage);
  expect(leftOut(page, tours), `what was not walked of ${page.chart}`).toEqual([]);
}
