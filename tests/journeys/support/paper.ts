import type { Page } from 'playwright-core';

/** Letter paper without its margins, at 96 pixels per inch. */
export const PAPER = { width: 720, height: 960 };

/** Shows the page as it is printed, on one sheet. Returns its whole height. */
export async function printedHeight(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  return page.evaluate(() => document.documentElement.scrollHeight);
}
