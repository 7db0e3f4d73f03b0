import type { Browser, Page } from 'playwright-core';

/** Opens the newest emailed link to a path of the server, on a phone without a session. */
export async function openEmailedLink(browser: Browser, address: string, path: string): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await phone.goto(`${address}/dev/outbox`);
  const email = await phone
    .locator('article pre', { hasText: `${path}/` })
    .first()
    .innerText();
  await phone.goto(new RegExp(`http\\S+${path}/\\S+`).exec(email)?.[0] ?? '');
  return phone;
}
