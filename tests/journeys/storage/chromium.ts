import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bundled } from '../support/bundle.ts';

export const SITE = 'https://portal.test';
const INSECURE_SITE = 'http://portal.test';
const PAGE_SOURCE = path.join(import.meta.dirname, 'page.ts');

/** The store's own code in one script, as the product's build would make it. */
export const bundleStoragePage = (): Promise<string> => bundled(PAGE_SOURCE, 'storage');

/** A browser profile in which the site answers with nothing but the store; `refresh` plays the server. */
export async function openProfile(
  browser: Browser,
  script: string,
  refresh: (refreshToken: string) => Promise<{ status: number; body: string }>,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  for (const site of [SITE, INSECURE_SITE]) {
    await context.route(`${site}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/refresh-token') {
        return route.fulfill(await refresh(route.request().postData() ?? '')).catch(() => undefined);
      }
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Storage</title><script type="module" src="/page.js"></script>',
      });
    });
  }
  return context;
}

/** A tab with the store in it; a patient one waits for other tabs' writes as the product does. */
export async function openTab(
  context: BrowserContext,
  { secure = true, patient = true } = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${secure ? SITE : INSECURE_SITE}/${patient ? '?patient' : ''}`);
  await page.waitForFunction(() => 'storagePage' in globalThis);
  return page;
}
