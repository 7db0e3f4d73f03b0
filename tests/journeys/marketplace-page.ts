import type { FrameLocator, Page } from 'playwright-core';

/** The lines of the order or of the receipt. */
export const factsIn = async (frame: FrameLocator | Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await frame.locator('.description').allInnerTexts()).map((text) => text.split('\n').filter(Boolean)),
  );
