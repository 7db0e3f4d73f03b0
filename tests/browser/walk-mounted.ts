import { expect } from 'vitest';
import { type AnyPageDriver, walk } from '#tests/support/model/page.ts';
import { leftOut, type PageModel, sceneTours } from '#tests/support/model/page-model.ts';

/** Walks all that a part can show of a chart, and tells of each transition that was left out. */
export async function walkMounted(page: PageModel, driver: AnyPageDriver): Promise<void> {
  const tours = sceneTours(page);
  for (const { onPage } of tours) await walk(driver, onPage);
  expect(leftOut(page, tours), `what was not walked of ${page.chart}`).toEqual([]);
}
