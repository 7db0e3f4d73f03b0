import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { it as onPage } from '../journeys/support/journey.ts';

/** A test on the built Storybook in Chromium. Errors of its pages fail it. */
export const it = onPage.extend({ address: inject('storybookAddress') });

/** Opens a docs page without the sidebar. */
export async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-title').waitFor();
}
