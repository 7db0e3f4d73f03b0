import type { Page } from 'playwright-core';

/** The titles of the screens that the page shows, each once, from the next page on. */
export async function screensShown(page: Page): Promise<ReadonlySet<string>> {
  const titles = new Set<string>();
  await page.exposeBinding('sawScreen', (_, title: string) => void titles.add(title));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('main h2, .sale-sold .banner-title')?.textContent;
      if (title) Reflect.get(globalThis, 'sawScreen')(title);
    }).observe(document, { childList: true, subtree: true });
  });
  return titles;
}
