import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tokensOf } from './tokens.ts';

export const NOTHING = { items: {}, tab: {}, records: [] };

export const noServer = async () => ({ status: 500, body: '' });

export async function signIn(page: Page, userId = 'user-1', serial = 0): Promise<void> {
  const tokens = tokensOf(userId, serial);
  const begun = await page.evaluate((given) => storagePage.session.begin(given), tokens);
  expect(begun).toEqual({ kind: 'stored' });
}

export const stored = (page: Page) => page.evaluate(() => storagePage.stored());
export const restored = (page: Page) => page.evaluate(() => storagePage.reloaded().restore());
