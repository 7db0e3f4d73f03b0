import type { Page } from 'playwright-core';

/** The sample users, one of each profile (PERM-7). */
export const SAMPLE_PEOPLE = [
  'admin@bridgework.test',
  'team@bridgework.test',
  'office@bridgework.test',
  'organization@bridgework.test',
  'frontdesk@bridgework.test',
] as const;
export type SamplePerson = (typeof SAMPLE_PEOPLE)[number];

export const SAMPLE_PASSWORD = 'Bridge2026!';

/** Fills in email and password on the login page or in the sheet. */
export async function fillLogin(page: Page, email: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in from the login page and waits for the dashboard. */
export async function signIn(page: Page, email: SamplePerson, password = SAMPLE_PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}
