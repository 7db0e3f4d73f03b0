import type { Page } from 'playwright-core';
import { whenVisible } from '#bench/browser/page-metrics.ts';
import { mediansOf } from '#bench/statistics.ts';
import { visit } from '../search/visit.ts';

const RUNS = 5;

/** In ms, from the start of the frame's navigation until its numbers are painted. */
interface FirstPaint {
  floor: number;
  report: number;
}

/**
 * Medians, with the files in the browser's cache. The floor is a page without libraries that shows the same figures.
 */
export const measureFirstPaint = (address: string): Promise<FirstPaint> =>
  visit(address, {}, async ({ page }) => {
    const runs: FirstPaint[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const asked = page.waitForRequest('**/api/reporting/practice/*/today');
      await page.reload();
      const report = await paintedAfter(page, 'iframe[title="Report"]', '.follow-up-count');
      const { authorization = '' } = await (await asked).allHeaders();
      runs.push({ report, floor: await measureFloor(page, (await asked).url(), authorization) });
    }
    return mediansOf(runs.slice(1));
  });

async function measureFloor(page: Page, url: string, authorization: string): Promise<number> {
  const body = `<!doctype html><title>Floor</title><ul></ul><script type="module">
    const answer = await fetch('${url}', { headers: { authorization: '${authorization}' } });
    for (const count of Object.values((await answer.json()).counts))
      document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: count }));
  </script>`;
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.id = 'floor';
    frame.src = '/floor';
    document.body.prepend(frame);
  });
  const painted = await paintedAfter(page, '#floor', 'li');
  await page.unroute('**/floor');
  return painted;
}

async function paintedAfter(page: Page, selector: string, numbers: string): Promise<number> {
  const element = await page.waitForSelector(selector, { state: 'attached' });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error(`${selector} is not a frame.`);
  const paintedAt = await whenVisible(frame, numbers, { text: '\\d' });
  return paintedAt - (await frame.evaluate(() => performance.timeOrigin));
}
