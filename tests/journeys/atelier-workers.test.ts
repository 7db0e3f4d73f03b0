import { openAtelier, pressButton } from './atelier-page.ts';
import { drawingOf } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';

const WORKERS = '**/statecharts/assets/*worker*';

it('ATELIER-2.1, ATELIER-3.1: a worker whose script does not load is reported, and loads again where the reader tries again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  await page.route(WORKERS, (route) => route.fulfill({ status: 404 }));
  await openAtelier(page, '#toastQueue/questions');
  await page.getByText('The chart could not be drawn', { exact: true }).waitFor();
  await pressButton(page, 'Check this chart');
  await page.getByText('The chart could not be explored', { exact: true }).waitFor();
  await page.unroute(WORKERS);
  await pressButton(page, 'Draw again');
  await drawingOf(page, 'toastQueue').locator('.atelier-state').first().waitFor();
  await pressButton(page, 'Check this chart');
  await page.getByText(/^Explored \d+ configurations\.$/).waitFor();
});
