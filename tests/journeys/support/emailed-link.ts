import type { Browser, Page } from 'playwright-core';

/** Opens the link in the newest email with a subject, on a phone without a session. */
export async function openEmailedLink(browser: Browser, address: string, subject: string): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await phone.goto(`${address}/dev/outbox`);
  await phone.getByRole('navigation', { name: 'Emails' }).getByText(subject).first().click();
  const opened = device.waitForEvent('page');
  await phone.frameLocator(`iframe[title*="${subject}"]`).locator('a').first().click();
  return opened;
}
