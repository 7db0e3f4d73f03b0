import type { Page } from 'playwright-core';

/** Letter paper without its margins, at 96 pixels per inch. */
export const PAPER = { width: 720, height: 960 };

/** Shows the page as it prints on a single sheet. Returns its full height. */
export async function printedHeight(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  return page.evaluate(() => document.documentElement.scrollHeight);
}
