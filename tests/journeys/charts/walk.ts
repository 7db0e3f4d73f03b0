import { coveredBy } from '#charts/explore/covered.ts';
import { pairTours, viewTours } from '#charts/explore/tours.ts';
import { type SceneTour, sceneTours } from '#charts/page/page-model.ts';
import { walk } from '#charts/page/walk.ts';
import { fullOr } from '#tests/support/depth.ts';
import type { Walked } from '#tests/support/pages/pages.ts';
import { it } from '../support/journey.ts';
import type { SamplePerson } from '../support/sign-in.ts';
import { harnessOnPage } from './built-harness.ts';

const pairsOn = (tours: readonly SceneTour[]): number =>
  new Set(tours.flatMap(({ graph, tour }) => [...coveredBy(graph, tour).pairs])).size;

/** One journey for each chart; under PROVE it takes every pair of consecutive transitions. */
export function walkCharts(pages: Record<string, Walked>, user?: SamplePerson): void {
  for (const [chart, { model, drive }] of Object.entries(pages))
    it(`the built page shows each state of the ${chart} chart and takes each of its events`, async ({
      page,
      pageErrors,
    }) => {
      const { adapter, harness } = await harnessOnPage(page, pageErrors, user);
      const driver = { ...adapter, ...(await drive(adapter, harness)) };
      const tours = fullOr(sceneTours(model, pairTours), sceneTours(model, viewTours()), pairsOn);
      for (const { onPage } of tours) await walk(driver, onPage);
    });
}
