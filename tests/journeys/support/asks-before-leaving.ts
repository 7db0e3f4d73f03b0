import type { Page } from 'playwright-core';

/** Whether the browser asks for confirmation before the tab closes: the portal has unsaved changes. */
export const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.onbeforeunload !== null);
