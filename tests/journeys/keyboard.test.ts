import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, focusTrouble, press, pressTo, seesFocus, tabTo } from './keyboard.ts';
import { shellOf, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const ADMIN = 'admin@bridgework.test';
const ACCOUNT = 'Account menu for Freya Front';

async function choosesInAccountMenu(page: Page, account: string, item: string): Promise<void> {
  await tabTo(page, account);
  await press(page, 'Enter');
  await seesFocus(page, 'View Profile');
  if (item !== 'View Profile') await pressTo(page, 'ArrowDown', item);
  await press(page, 'Enter');
}

/** The focus goes round inside of the dialog. */
async function staysInside(page: Page): Promise<void> {
  const { dialog } = shellOf(page);
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await press(page, key);
    expect(await focusTrouble(page), key).toBeNull();
    expect(await dialog.evaluate((box) => box.contains(document.activeElement)), key).toBe(true);
  }
}

it('LOGIN-5.1, LOGIN-8.2: with the keyboard, a user signs in, shows the password, and signs out', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  await tabTo(page, 'Email');
  await page.keyboard.type(FRONT_DESK);
  await tabTo(page, 'Password');
  await page.keyboard.type(SAMPLE_PASSWORD);
  await tabTo(page, 'Show password');
  await press(page, 'Enter');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await tabTo(page, 'LOGIN');
  await press(page, 'Enter');
  await shellOf(page).heading.getByText('Dashboard').waitFor();
  await shellOf(page).account.waitFor();

  await choosesInAccountMenu(page, ACCOUNT, 'Logout');
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  await tabTo(page, 'Email');
});

it('DIALOG-1.3, DIALOG-2.2, DIALOG-3.1, DIALOG-3.2, DIALOG-3.3: with the keyboard, a user opens the profile and a delete confirmation, and the focus returns each time', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  const { dialog } = shellOf(page);
  await choosesInAccountMenu(page, 'Account menu for Ada Admin', 'View Profile');
  await seesFocus(page, 'Close');
  await staysInside(page);
  await tabTo(page, 'Delete GoalSettingsManagement');
  const question = page.getByRole('dialog', { name: 'Delete GoalSettingsManagement?' });
  for (const leave of ['Cancel', 'Delete permission', null]) {
    await press(page, 'Enter');
    await question.waitFor();
    await expect.poll(() => focusTrouble(page)).toBeNull();
    if (leave === null) await press(page, 'Escape');
    else {
      if ((await focused(page)) !== leave) await tabTo(page, leave);
      await press(page, 'Enter');
    }
    await question.waitFor({ state: 'detached' });
    await seesFocus(page, 'Delete GoalSettingsManagement');
  }
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await seesFocus(page, 'Account menu for Ada Admin');
});

it('CONST-1: light or dark, color, density and contrast are chosen by the keyboard', async ({ page }) => {
  await openAs(page, FRONT_DESK);
  await choosesInAccountMenu(page, ACCOUNT, 'View Profile');
  await shellOf(page).dialog.waitFor();
  const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await tabTo(page, 'Match system');
  await press(page, 'ArrowDown', 'ArrowDown');
  await seesFocus(page, 'Dark');
  await tabTo(page, 'Blue Accent color');
  await page.keyboard.type('Aqua');
  await seesFocus(page, 'Aqua Accent color');
  await tabTo(page, 'Comfortable');
  await press(page, 'ArrowDown');
  await tabTo(page, 'Match system');
  await press(page, 'ArrowDown');
  await expect
    .poll(look)
    .toMatchObject({ scheme: 'dark', theme: 'aqua', density: 'compact', contrast: 'more' });
  expect(await focusTrouble(page)).toBeNull();
});

it('LAYOUT-8.2, DIALOG-3.1: with the keyboard, a user changes the password; F6 focuses the toast, and the focus returns when it closes', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  await page.route('**/api/user/password', (route) => route.fulfill({ json: { message: 'Changed' } }));
  await choosesInAccountMenu(page, ACCOUNT, 'Update Password');
  await seesFocus(page, 'Current password');
  await staysInside(page);
  await tabTo(page, 'Current password');
  await page.keyboard.type(SAMPLE_PASSWORD);
  for (const field of ['New password', 'Confirm new password']) {
    await tabTo(page, field);
    await page.keyboard.type('Harbor.Walk(7)');
  }
  await tabTo(page, 'Show passwords');
  await press(page, ' ');
  // The toast waits for a loaded machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tabTo(page, 'Update password');
  await press(page, 'Enter');
  await expect.poll(() => toastLines(page)).toContain('You’ve been signed out on other devices.');
  await shellOf(page).dialog.waitFor({ state: 'detached' });
  await page.clock.runFor(600);
  await seesFocus(page, ACCOUNT);
  for (const name of ['Dismiss', ACCOUNT, 'Dismiss']) {
    await press(page, 'F6');
    await seesFocus(page, name);
    expect(await focusTrouble(page)).toBeNull();
  }
  await press(page, 'Enter');
  await page.clock.runFor(600);
  await page.locator('.toast').waitFor({ state: 'detached' });
  await seesFocus(page, ACCOUNT);
});

it('LAYOUT-7.1, DIALOG-3.1, DIALOG-3.3: with the keyboard, a user opens and closes Help', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  await choosesInAccountMenu(page, ACCOUNT, 'Help');
  await shellOf(page).dialog.getByText('(207) 555-0111').waitFor();
  await staysInside(page);
  await tabTo(page, 'harborlight.portland@support.test');
  await press(page, 'Escape');
  await seesFocus(page, ACCOUNT);
});
