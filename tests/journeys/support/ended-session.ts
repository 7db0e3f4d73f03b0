import type { Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from './sign-in.ts';

export const signInSheet = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

/** The server rejects the session of a call that the user makes. */
export async function endBy(page: Page, call: string, act: () => Promise<unknown>): Promise<void> {
  const ended = [call, '**/refresh-token'];
  for (const path of ended) await page.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  await act();
  await signInSheet(page).waitFor();
  for (const path of ended) await page.unroute(path);
}

/** Signs in as the same user. */
export async function signInAgain(page: Page): Promise<void> {
  const sheet = signInSheet(page);
  await sheet.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await sheet.getByRole('button', { name: 'LOGIN' }).click();
  await sheet.waitFor({ state: 'detached' });
}
