import type { Page } from 'playwright-core';
import { KEYS_A_SECOND } from './conditions.ts';

const MS_A_SECOND = 1000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Presses keys at the speed of a fast typist. */
export async function typeKeys(page: Page, keys: readonly string[]): Promise<void> {
  const begun = performance.now();
  for (const [place, key] of keys.entries()) {
    await pause(begun + (place * MS_A_SECOND) / KEYS_A_SECOND - performance.now());
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
}
