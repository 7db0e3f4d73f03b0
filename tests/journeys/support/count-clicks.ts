import type { Page } from 'playwright-core';

/**
 * Counts mouse clicks in the page and its frames, from the next page on. Playwright stops a click at the window when
 * its target moved in the meantime, and clicks again: such a click never reaches the document and isn't counted.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) Reflect.get(globalThis, 'countClick')();
      },
      { capture: true },
    );
  });
  return () => clicks;
}
