import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choosePlan, frameOf } from './marketplace-page.ts';
import { logOut, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const appearance = (page: Page) =>
  page.evaluate(() => {
    const { theme, scheme, density, contrast } = document.documentElement.dataset;
    return [theme, scheme, density, contrast].map((word) => word ?? null);
  });

async function signOut(page: Page): Promise<void> {
  await logOut(page);
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
}

it('CONST-1.2, LAYOUT-11.1, SESSION-5.5: color, scheme, density, contrast and drawer belong to one user, and the server applies them before any script runs', async ({
  page,
}) => {
  await signIn(page, 'frontdesk@bridgework.test');
  const { dialog, menuButton, account } = shellOf(page);
  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await dialog.getByRole('button', { name: 'Settings' }).click();
  await dialog.waitFor({ state: 'detached' });
  const settings = page.getByRole('main');
  const accents = settings.getByRole('radiogroup', { name: 'Accent color' });
  await expect
    .poll(() => accents.locator('.segment').allInnerTexts())
    .toEqual(['Blue', 'Orange', 'Green', 'Purple', 'Aqua', 'Dark blue']);
  await accents.getByText('Purple').click();
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByText('Compact', { exact: true }).click();
  await settings.getByText('High', { exact: true }).click();
  await expect.poll(() => appearance(page)).toEqual(['purple', 'dark', 'compact', 'more']);
  await menuButton.click();
  await expect.poll(() => menuButton.getAttribute('aria-expanded')).toBe('false');
  const [cookie] = await page.context().cookies();
  expect([cookie?.name, cookie?.value, cookie?.sameSite]).toEqual([
    'appearance',
    'purple.dark.compact.more.collapsed.all',
    'Lax',
  ]);

  const answer = await page.reload();
  expect(await answer?.text()).toContain(
    '<html data-theme="purple" data-scheme="dark" data-density="compact" data-contrast="more" lang="en">',
  );
  await account.waitFor();
  expect(await menuButton.getAttribute('aria-expanded')).toBe('false');

  await signOut(page);
  const left = await page.evaluate(() => Object.entries(localStorage));
  expect(left).toEqual([
    [expect.stringMatching(/^Appearance of \d+$/), 'purple.dark.compact.more.collapsed.all'],
  ]);
  await signIn(page, 'team@bridgework.test');
  await expect.poll(() => appearance(page)).toEqual([null, null, null, null]);
  await signOut(page);
  await signIn(page, 'frontdesk@bridgework.test');
  await expect.poll(() => appearance(page)).toEqual(['purple', 'dark', 'compact', 'more']);
});

it('CONST-1.2, SCHEMA-5.1: the card form of a sale has the scheme that the user chose', async ({ page }) => {
  await openAs(page, 'frontdesk@bridgework.test', { at: '/settings', memberId: '10000014' });
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await page.goto('/widget/purchase?member_id=10000014');
  const frame = frameOf(page);
  await choosePlan(frame);
  await frame.getByRole('button', { name: 'Add card' }).click();
  const fields = frame.frameLocator('iframe').locator('html');
  await expect.poll(() => fields.getAttribute('data-scheme')).toBe('dark');
});
