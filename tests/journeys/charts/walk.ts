import { coveredBy } from '#charts/explore/covered.ts';
import { pairTours, viewTours } from '#charts/explore/tours.ts';
import { type SceneTour, sceneTours } from '#charts/page/page-model.ts';
import { walk } from '#charts/page/walk.ts';
import { fullOr, isInSample } from '#tests/support/depth.ts';
import type { Walked } from '#tests/support/pages/pages.ts';
import { it } from '../support/journey.ts';
import type { SamplePerson } from '../support/sign-in.ts';
import { deskOnPage } from './built-desk.ts';

/** Sets of states that the page shows at once. */
const viewsOn = (tours: readonly SceneTour[]): number =>
  new Set(tours.flatMap(({ graph, tour }) => [...coveredBy(graph, tour).leafSets])).size;

/**
 * One journey for each chart. It takes one type of event in five, and those on the shortest way to each state; under
 * PROVE every pair of consecutive transitions.
 */
export function walkCharts(pages: Record<string, Walked>, user?: SamplePerson): void {
  for (const [chart, { model, drive }] of Object.entries(pages))
    it(`the built page shows each state of the ${chart} chart`, async ({ page, pageErrors }) => {
      const { adapter, desk } = await deskOnPage(page, pageErrors, user);
      const driver = await drive(adapter, desk);
      const isSampled = (type: string) => isInSample(`${chart}: ${type}`);
      const tours = fullOr(sceneTours(model, pairTours), sceneTours(model, viewTours(isSampled)), viewsOn);
      for (const { onPage } of tours) await walk(driver, onPage);
    });
}
