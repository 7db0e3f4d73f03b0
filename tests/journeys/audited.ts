import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isInSample } from '#tests/support/depth.ts';
import { accessibilityFindings } from './support/accessibility.ts';

/** Axe finds nothing at this step. It checks one step in five, under PROVE each: the stories show them all to axe. */
export async function isClean(page: Page, step: string): Promise<void> {
  if (!isInSample(step)) return;
  expect(await accessibilityFindings(page), step).toEqual([]);
}

/** Waits until the page shows the words, and checks that axe finds nothing. */
export async function arrivesAt(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
  await isClean(page, words);
}

/** Checks that axe finds nothing in a frame, whose heading belongs to the page. */
export async function isCleanInside(page: Page, frame: string, step: string): Promise<void> {
  const element = await page.locator(`iframe[title="${frame}"]`).elementHandle();
  const inside = await element?.contentFrame();
  if (!inside) throw new Error(`The page shows no frame called ${frame}.`);
  if (!isInSample(step)) return;
  const findings = await accessibilityFindings(page, inside);
  expect(
    findings.filter((finding) => !finding.startsWith('page-has-heading-one: ')),
    step,
  ).toEqual([]);
}
