import { expect } from 'vitest';
import { coveredBy } from '#charts/explore/covered.ts';
import type { Graph, Tour } from '#charts/explore/graph.ts';
import { pairTours, transitionTours } from '#charts/explore/tours.ts';
import { faultyExceptions, notWalked, type PageModel, sceneTours } from '#charts/page/page-model.ts';
import { type AnyPageDriver, walk } from '#charts/page/walk.ts';
import { fullOr } from '#tests/support/depth.ts';
import type { Walked } from '#tests/support/pages/pages.ts';
import { it } from '../support/journey.ts';
import type { SamplePerson } from '../support/sign-in.ts';
import { deskOnPage } from './built-desk.ts';

/** Every transition with few steps; under PROVE every pair of consecutive transitions. */
function chosenTours(graph: Graph): readonly Tour[] {
  const pairsOn = (tours: readonly Tour[]) =>
    new Set(tours.flatMap((tour) => [...coveredBy(graph, tour).pairs])).size;
  return fullOr(pairTours(graph), transitionTours(graph), pairsOn);
}

/** Takes every transition of a chart that its page can show, and fails if one is left out. */
async function walkOnPage(page: PageModel, driver: AnyPageDriver): Promise<void> {
  expect(faultyExceptions(page), `what no page can show of ${page.chart}`).toEqual([]);
  const tours = sceneTours(page, chosenTours);
  for (const { onPage } of tours) await walk(driver, onPage);
  expect(notWalked(page, tours), `what was not walked of ${page.chart}`).toEqual([]);
}

/** One journey for each chart. */
export function walkCharts(pages: Record<string, Walked>, user?: SamplePerson): void {
  for (const [chart, { model, drive }] of Object.entries(pages))
    it(`the built page shows each state that the tours of the ${chart} chart reach`, async ({
      page,
      pageErrors,
    }) => {
      const { adapter, desk } = await deskOnPage(page, pageErrors, user);
      await walkOnPage(model, await drive(adapter, desk));
    });
}
