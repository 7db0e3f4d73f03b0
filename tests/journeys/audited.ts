import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';

/** Axe finds nothing wrong with what the page shows at this step. */
export async function isClean(page: Page, step: string): Promise<void> {
  expect(await accessibilityFindings(page), step).toEqual([]);
}

/** What stands there is there, and axe finds nothing wrong with the page. */
export async function arrivesAt(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
  await isClean(page, words);
}

/** Nor with the document of a frame, which axe is to be asked about by itself. Its heading is that of the page. */
export async function isCleanInside(page: Page, frame: string, step: string): Promise<void> {
  const element = await page.locator(`iframe[title="${frame}"]`).elementHandle();
  const inside = await element?.contentFrame();
  if (!inside) throw new Error(`The page shows no frame called ${frame}.`);
  const findings = await accessibilityFindings(page, inside);
  expect(
    findings.filter((finding) => !finding.startsWith('page-has-heading-one: ')),
    step,
  ).toEqual([]);
}
