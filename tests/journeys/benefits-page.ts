import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const lines = (words: string) =>
  words
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function benefitsOf(page: Page) {
  const benefit = (name: string) => page.locator(`[data-benefit="${name}"]`);
  const dialog = page.getByRole('dialog');
  return {
    day: dialog.getByLabel('Date of service'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    seesAnswer: (words: readonly string[]) =>
      expect.poll(async () => lines(await page.locator('.benefit-answers').innerText())).toEqual(words),
    /** The patient's response to a benefit, its remaining uses, and when it was used. */
    seesBenefit: (name: string, words: readonly string[]) =>
      expect
        .poll(async () => {
          const badges = await benefit(name).locator('.badge').allInnerTexts();
          const facts = await benefit(name)
            .locator('.benefit-group .page-facts > span:not(.meter)')
            .allInnerTexts();
          return [...badges, ...facts];
        })
        .toEqual(words),
    hasFocus: (name: string) => benefit(name).evaluate((entry) => entry === document.activeElement),
    isClosed: () => dialog.waitFor({ state: 'detached' }),
  };
}
