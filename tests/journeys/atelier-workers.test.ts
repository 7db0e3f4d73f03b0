import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawingOf } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';

const open = async (page: Page, address = '') => {
  await page.goto(`/statecharts/${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns what loads the workers again. */
async function withoutWorkers(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/statecharts/assets/*worker*';
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(scripts);
}

describe('a worker whose script does not load', () => {
  it('ATELIER-2.1, ATELIER-3.1: is reported, and loads again where the reader tries again', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/);
    const release = await withoutWorkers(page);
    await open(page, '#toastQueue/questions');
    await page.getByText('The chart could not be drawn', { exact: true }).waitFor();
    await press(page, 'Check this chart');
    await page.getByText('The chart could not be explored', { exact: true }).waitFor();
    await release();
    await press(page, 'Draw again');
    await drawingOf(page, 'toastQueue').locator('.atelier-state').first().waitFor();
    await press(page, 'Check this chart');
    await page.getByText(/^Explored \d+ configurations\.$/).waitFor();
  });
});
