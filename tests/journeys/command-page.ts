import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export function commandMenuOf(page: Page) {
  const line = page.getByRole('combobox', { name: 'Search patients, pages, and actions' });
  return {
    line,
    opener: page.getByRole('button', { name: /^Search or jump to/ }),
    option: (name: string | RegExp) => page.getByRole('option', { name }),
    chosen: page.getByRole('option', { selected: true }),
    async open() {
      // The menu that was open before may still be closing.
      await line.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+K');
      await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true);
    },
    /** The names of the patients in a group. */
    patients: (group: 'Recently viewed patients' | 'Patients') =>
      page.getByRole('group', { name: group, exact: true }).locator('.command-name').allInnerTexts(),
  };
}

/** Chooses the page or action with that name. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = commandMenuOf(page);
  await menu.open();
  await menu.line.fill(name);
  const named = page.locator('.command-name').getByText(name, { exact: true });
  await page.getByRole('option').filter({ has: named }).click();
}

/** Everything that this tab and this browser store, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
