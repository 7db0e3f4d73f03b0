import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readCommandMenu } from '#tests/support/pages/views.ts';

/** The command menu as a person finds it. */
export function commandMenuOf(page: Page) {
  const line = page.getByRole('combobox', { name: 'Search patients, pages, and actions' });
  return {
    line,
    opener: page.getByRole('button', { name: /^Search or jump to/ }),
    option: (name: string | RegExp) => page.getByRole('option', { name }),
    chosen: page.getByRole('option', { selected: true }),
    groups: () => page.locator('.command-group-name').allInnerTexts(),
    async open() {
      await page.keyboard.press('Control+K');
      await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true);
    },
    recents: async () => (await page.evaluate(readCommandMenu)).recents,
    found: async () => (await page.evaluate(readCommandMenu)).found,
  };
}

/** Everything that this tab and this browser keep, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
