import type { Browser, Page } from 'playwright-core';

/** Opens the newest emailed link to a server path, on a phone without a session. */
export async function openEmailedLink(browser: Browser, address: string, path: string): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await phone.goto(`${address}/dev/outbox`);
  const opened = device.waitForEvent('page');
  await phone.frameLocator('iframe').locator(`a[href*="${path}/"]`).click();
  return opened;
}
