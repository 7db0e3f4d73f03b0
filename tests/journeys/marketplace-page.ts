import type { FrameLocator, Page } from 'playwright-core';

/** The lines of the order or of the receipt. */
export const factsIn = async (frame: FrameLocator | Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await frame.locator('.description').allInnerTexts()).map((text) => text.split('\n').filter(Boolean)),
  );

/** The marketplace in the portal's page. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe.marketplace-frame-page');

/** What a frame of the marketplace server received. */
export const gotIn = (page: Page): Promise<string> => frameOf(page).locator('#got').innerText();

/** What happened to the messages of the frame, for support, the newest first. */
export const messagesIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Frame messages' })
    .locator('td[data-name="What happened"]')
    .allInnerTexts();
