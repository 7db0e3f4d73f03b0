import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, focusProblem, press, pressTo, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { shellOf, stopClock, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const ADMIN = 'admin@bridgework.test';
const ACCOUNT = 'Account menu for Freya Front';

async function chooseInAccountMenu(page: Page, account: string, item: string): Promise<void> {
  await tabTo(page, account);
  await press(page, 'Enter');
  await seesFocus(page, 'View Profile');
  if (item !== 'View Profile') await pressTo(page, 'ArrowDown', item);
  await press(page, 'Enter');
}

/** Tab cycles inside the dialog. */
async function keepsFocusInside(page: Page): Promise<void> {
  const { dialog } = shellOf(page);
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await press(page, key);
    expect(await focusProblem(page), key).toBeNull();
    expect(await dialog.evaluate((box) => box.contains(document.activeElement)), key).toBe(true);
  }
}

it('LAYOUT-1.1, LAYOUT-1, LAYOUT-5: Tab moves through the shell in visual order and can skip it; the menus and the collapsed drawer work by keys', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { item, organization } = shellOf(page);
  await item('Report').waitFor();
  const stops: string[] = [];
  for (let stop = 0; stop < 13; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push((await focused(page)).replace(/^(Notifications).*/s, '$1'));
  }
  expect(stops).toEqual([
    'Skip to content',
    'Collapse navigation',
    'Bridgework',
    'Organization Harborlight Dental Group',
    'Practice Harborlight Portland',
    'Search or jump to… Ctrl K',
    'Notifications',
    'Account menu for Ada Admin',
    'Dashboard',
    'Purchase Plan',
    'Manage Patients',
    'Report',
    'Admin',
  ]);
  await press(page, 'Enter', 'Tab');
  await seesFocus(page, 'Goal Settings');
  await press(page, 'Enter');
  await seesFocus(page, 'Goal Settings');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/goal-settings');

  await page.reload();
  await item('Report').waitFor();
  await press(page, 'Tab');
  await seesFocus(page, 'Skip to content');
  await press(page, 'Enter');
  const main = page.getByRole('main');
  await expect.poll(() => main.evaluate((each) => each === document.activeElement)).toBe(true);

  await pressTo(page, 'Shift+Tab', 'Organization Harborlight Dental Group');
  await press(page, 'ArrowDown');
  await seesFocus(page, 'Cedar and Vine Dentistry');
  for (const [key, name] of [
    ['ArrowDown', 'Harborlight Dental Group'],
    ['End', 'Summit Oral Health'],
    ['ArrowDown', 'Cedar and Vine Dentistry'],
    ['ArrowUp', 'Summit Oral Health'],
    ['Home', 'Cedar and Vine Dentistry'],
    ['l', 'Lakeshore Family Dental'],
  ] as const) {
    await press(page, key);
    await seesFocus(page, name);
  }
  await press(page, 'Escape');
  await seesFocus(page, 'Organization Harborlight Dental Group');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await press(page, 'Enter');
  await seesFocus(page, 'Cedar and Vine Dentistry');
  await press(page, 'End');
  await seesFocus(page, 'Summit Oral Health');
  await press(page, 'Enter');
  await seesFocus(page, 'Organization Summit Oral Health');
  expect(await organization.innerText()).toBe('Organization\nSummit Oral Health');

  const label = item('Report').getByText('Report');
  const labelWidth = async () => Math.round((await label.boundingBox())?.width ?? 0);
  await pressTo(page, 'Shift+Tab', 'Collapse navigation');
  await press(page, 'Enter');
  await seesFocus(page, 'Expand navigation');
  await expect.poll(labelWidth).toBe(1);
  await tabTo(page, 'Report');
  await expect.poll(labelWidth).toBeGreaterThan(30);
  await press(page, 'Enter');
  await seesFocus(page, 'Report');
  await expect.poll(labelWidth).toBe(1);
});

it('LAYOUT-5: on a phone, Enter opens the drawer; Escape and choosing an item close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN);
  const { drawer, item } = shellOf(page);
  await tabTo(page, 'Expand navigation');
  await press(page, 'Enter');
  await item('Report').waitFor();
  await tabTo(page, 'Report');
  await press(page, 'Escape');
  await seesFocus(page, 'Expand navigation');
  await drawer.waitFor({ state: 'hidden' });

  await press(page, 'Enter');
  await item('Report').waitFor();
  await tabTo(page, 'Manage Patients');
  await press(page, 'Enter');
  await seesFocus(page, 'Manage Patients');
  await drawer.waitFor({ state: 'hidden' });
});

it('LOGIN-5.1, LOGIN-8.2: a user signs in, shows the password and signs out by the keyboard', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  await seesFocus(page, 'Email');
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

  await chooseInAccountMenu(page, ACCOUNT, 'Logout');
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  await seesFocus(page, 'Email');
});

it('CONST-2.7, DIALOG-1.3, DIALOG-1.4, DIALOG-2.1, DIALOG-2.2, DIALOG-3.1, DIALOG-3.2, DIALOG-3.3: the profile fades over 300 ms and keeps the focus; deleting a permission asks first and deletes nothing; Escape, Close and a click beside it close it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, ADMIN);
  const { account, dialog } = shellOf(page);
  await page.evaluate(() => {
    const fades: string[] = [];
    Reflect.set(globalThis, 'fades', fades);
    const note = ({ target, animationName, elapsedTime }: AnimationEvent) =>
      (target as Element).matches('.dialog-overlay') && fades.push(`${animationName} ${elapsedTime}`);
    document.addEventListener('animationend', note, { capture: true });
  });
  const fades = () => page.evaluate(() => Reflect.get(globalThis, 'fades'));
  await chooseInAccountMenu(page, 'Account menu for Ada Admin', 'View Profile');
  await seesFocus(page, 'Profile');
  await keepsFocusInside(page);
  await expect.poll(fades).toEqual(['dialog-in 0.3']);
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await fades()).toEqual(['dialog-in 0.3', 'dialog-out 0.3']);
  await seesFocus(page, 'Account menu for Ada Admin');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
  await press(page, 'Enter');
  await seesFocus(page, 'View Profile');
  await press(page, 'Enter');
  await seesFocus(page, 'Profile');
  await pressToPlace(page, 'Tab', dialog.locator('summary'));
  await press(page, 'Enter');
  await tabTo(page, 'How to delete a permission');
  const question = page.getByRole('dialog', { name: 'How to delete a permission' });
  for (const leave of ['Got it', 'Close', null]) {
    await press(page, 'Enter');
    await question.getByText('Nothing is deleted yet.').waitFor();
    await expect.poll(() => focusProblem(page)).toBeNull();
    if (leave === null) await press(page, 'Escape');
    else {
      if ((await focused(page)) !== leave) await tabTo(page, leave);
      await press(page, 'Enter');
    }
    await question.waitFor({ state: 'detached' });
    await seesFocus(page, 'How to delete a permission');
  }
  expect(writes).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await seesFocus(page, 'Profile');
  await page.mouse.click(200, 800);
  await dialog.waitFor({ state: 'detached' });
  await seesFocus(page, 'Account menu for Ada Admin');
});

it('LAYOUT-8.2, DIALOG-3.1: the password is changed by the keyboard; F6 leads to the toast that confirms it, and the focus returns when the toast has gone', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  await page.route('**/api/user/password', (route) => route.fulfill({ json: { message: 'Changed' } }));
  await chooseInAccountMenu(page, ACCOUNT, 'Update Password');
  await seesFocus(page, 'Current password');
  await keepsFocusInside(page);
  await tabTo(page, 'Current password');
  await page.keyboard.type(SAMPLE_PASSWORD);
  for (const field of ['New password', 'Confirm new password']) {
    await tabTo(page, field);
    await page.keyboard.type('Harbor.Walk(7)');
  }
  await tabTo(page, 'Show passwords');
  await press(page, ' ');
  await stopClock(page);
  await tabTo(page, 'Update password');
  await press(page, 'Enter');
  await expect.poll(() => toastLines(page)).toContain('You’ve been signed out on other devices.');
  await shellOf(page).dialog.waitFor({ state: 'detached' });
  await page.clock.runFor(600);
  await seesFocus(page, ACCOUNT);
  for (const name of ['Dismiss', ACCOUNT, 'Dismiss']) {
    await press(page, 'F6');
    await seesFocus(page, name);
    expect(await focusProblem(page)).toBeNull();
  }
  await press(page, 'Enter');
  await page.clock.runFor(600);
  await page.locator('.toast').waitFor({ state: 'detached' });
  await seesFocus(page, ACCOUNT);
});
