import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asksToLeave, focusedWords, logOut, pathOf, shellOf } from './shell-page.ts';
import { it } from './support/hosting.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

/** Opens the plan fees from the report, so that Back leads to the report. */
async function typeNote(page: Page): Promise<void> {
  await page.goto('/reports');
  const { admin, item } = shellOf(page);
  await admin.click();
  await item('Manage Plan Fees').click();
  await note(page).fill('The fees of next year');
}

async function isAskedAbout(page: Page, title: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.getByText('Your unsaved changes in Manage Plan Fees will be lost.').waitFor();
  await expect.poll(() => focusedWords(page)).toBe('Keep editing');
}

/** The question is closed, and nothing else has changed. */
async function hasStayed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => pathOf(page)).toBe('/fee-management');
  expect(await note(page).inputValue()).toBe('The fees of next year');
}

it('SESSION-2, WIDGET-2: a change of practice or organization asks before an unsaved note is lost, and Keep editing keeps it', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await typeNote(page);
  const { practice, organization, options } = shellOf(page);
  const selected = await practice.innerText();
  await practice.click();
  const other = options.and(page.locator('[aria-checked=false]')).first();
  const name = await other.innerText();
  await other.focus();
  await page.keyboard.press('Enter');
  await isAskedAbout(page, 'Leave without saving?');
  await page.keyboard.press('Enter');
  await hasStayed(page);
  expect(await practice.innerText()).toBe(selected);

  await organization.click();
  await options.and(page.locator('[aria-checked=false]')).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await hasStayed(page);

  await practice.click();
  await options.filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => practice.innerText()).toContain(name);
  await expect.poll(() => note(page).inputValue()).toBe('');
  await expect.poll(() => asksToLeave(page)).toBe(false);
});

it('WIDGET-2: Back asks first; Escape restores the address, and after Leave without saving the user can go forward again', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await typeNote(page);
  const goBack = () => page.evaluate(() => history.back());
  await goBack();
  await isAskedAbout(page, 'Leave without saving?');
  await page.keyboard.press('Escape');
  await hasStayed(page);
  await goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL((url) => url.pathname === '/reports');
  await page.getByRole('heading', { name: 'Report', level: 1 }).waitFor();
  await page.evaluate(() => history.forward());
  await page.waitForURL((url) => url.pathname === '/fee-management');
  expect(await note(page).inputValue()).toBe('');
});

it('WIDGET-2: after Leave without saving, the page of a link has the query of the link', async ({ page }) => {
  await openAs(page, ADMIN);
  await typeNote(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/reports?year=2025';
    link.textContent = 'Last year';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Last year', exact: true }).click();
  await isAskedAbout(page, 'Leave without saving?');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL((url) => url.pathname === '/reports' && url.search === '?year=2025');
});

it('WIDGET-2, LOGIN-8, LAYOUT-8: a link, a reload and Logout ask first, and don’t ask once the work is saved', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await typeNote(page);
  await shellOf(page).item('Dashboard').click();
  await isAskedAbout(page, 'Leave without saving?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await hasStayed(page);

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const browsersOwn = await asked;
  expect(browsersOwn.type()).toBe('beforeunload');
  await browsersOwn.dismiss();
  await hasStayed(page);

  await logOut(page);
  await isAskedAbout(page, 'Sign out without saving?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await hasStayed(page);

  await page.getByRole('button', { name: 'Save' }).click();
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Update Password' }).click();
  expect(await asksToLeave(page)).toBe(false);
  await page.getByLabel('Current password', { exact: true }).fill('Something');
  expect(await asksToLeave(page)).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => asksToLeave(page)).toBe(false);
  await logOut(page);
  await page.waitForURL((url) => url.pathname === '/login');
});
