import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the link in the newest email with a subject to a recipient, on a phone without a session. */
export async function openEmailedLink(
  browser: Browser,
  address: string,
  { subject, recipient }: { subject: string; recipient: string },
): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  const email = phone.getByRole('link').filter({ hasText: subject }).filter({ hasText: recipient }).first();
  const isListed = async () => {
    await phone.goto(`${address}/dev/outbox`);
    return email.count();
  };
  await expect.poll(isListed).toBe(1);
  // Not by a click: the page before may show an email with the same subject until the next one has loaded.
  await phone.goto(`${address}${await email.getAttribute('href')}`);
  const opened = device.waitForEvent('page');
  await phone.frameLocator(`iframe[title*="${subject}"]`).locator('a').first().click();
  const page = await opened;
  await page.waitForLoadState();
  return page;
}
