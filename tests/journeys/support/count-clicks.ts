import type { Page } from 'playwright-core';

/** Counts mouse clicks in the page and its frames, from the next page on. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) Reflect.get(globalThis, 'countClick')();
      },
      { capture: true },
    );
  });
  return () => clicks;
}
