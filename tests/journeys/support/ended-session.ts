import type { Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from './sign-in.ts';

/** Another tab learns that the server ended the session. */
export async function endByServer(page: Page): Promise<void> {
  const other = await page.context().newPage();
  for (const path of ['**/api/user', '**/api/refresh-token'])
    await other.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  await other.goto('/');
  await other.getByRole('button', { name: 'LOGIN' }).waitFor();
  await other.close();
}

export const signInSheet = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

/** Signs in as the same user. */
export async function signInAgain(page: Page): Promise<void> {
  const sheet = signInSheet(page);
  await sheet.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await sheet.getByRole('button', { name: 'LOGIN' }).click();
  await sheet.waitFor({ state: 'detached' });
}
