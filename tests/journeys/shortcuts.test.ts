import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { commandMenuOf } from './command-page.ts';
import { press } from './keyboard.ts';
import { pathOf, stopClock } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

async function signInWithMember(page: Page) {
  await openAs(page, ADMIN, { memberId: '10000001' });
  await commandMenuOf(page).opener.waitFor();
}

it('ROUTE-8: the sheet lists every shortcut, and each shortcut works', async ({ page }) => {
  await signInWithMember(page);
  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  const rows = async () =>
    (await sheet.locator('.key-list-row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
  await expect
    .poll(rows)
    .toEqual([
      'Open the command menu Also while typing Ctrl K',
      'Find a patient /',
      'Keyboard shortcuts ?',
      'Notifications G N',
      'Help G H',
      'Jump to the latest alert and back Also while typing F6',
      'Dashboard G D',
      'Manage Patients G S',
      'Purchase Plan Setup needed G E',
      'Report Setup needed G R',
      'Patient overview G O',
      'Benefit summary G B',
      'Manage payments G M',
      'Transactions G T',
      'Take a payment G P',
    ]);
  await press(page, 'Escape');
  await sheet.waitFor({ state: 'detached' });
  await stopClock(page);
  for (const [keys, path, heading] of [
    ['gr', '/reports', 'Report'],
    ['gs', '/search-patients', 'Manage Patients'],
    ['ge', '/explore-plans', 'Purchase Plan'],
    ['go', '/view-patient/overview', 'Patient overview'],
    ['gb', '/view-patient/benefit-summary', 'Benefit summary'],
    ['gm', '/view-patient/manage-payments', 'Manage payments'],
    ['gt', '/view-patient/transactions', 'Transactions'],
    ['gp', '/payment', 'Take a payment'],
    ['gd', '/', 'Dashboard'],
  ] as const) {
    await press(page, ...keys);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
    expect(pathOf(page)).toBe(path);
  }
  const menu = commandMenuOf(page);
  await press(page, '/');
  await expect.poll(() => menu.line.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await menu.line.inputValue()).toBe('');
  await press(page, '?');
  expect(await menu.line.inputValue()).toBe('?');
  await press(page, 'Escape');
  await menu.line.waitFor({ state: 'detached' });
  await press(page, 'g', 'n');
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await notifications.waitFor();
  await expect.poll(() => notifications.evaluate((panel) => panel === document.activeElement)).toBe(true);
  // Checked at once, because a closed panel takes no keys.
  await press(page, 'Escape', 'g', 'h');
  await page.getByRole('dialog', { name: 'Help and support' }).waitFor();
  await notifications.waitFor({ state: 'hidden' });
  await press(page, 'g', 'r', 'Control+K');
  expect([pathOf(page), await menu.line.count()]).toEqual(['/', 0]);
});

it('/ on the patient search focuses its own box, and selects the typed text', async ({ page }) => {
  await openAs(page, ADMIN, { at: '/search-patients' });
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.fill('ach');
  await page
    .getByRole('heading', { name: 'Manage Patients', level: 1 })
    .evaluate((heading) => heading.focus());
  await press(page, '/');
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('m');
  expect(await box.inputValue()).toBe('m');
});

it('CONST-1, SESSION-5: a user turns single-key shortcuts off, and they stay off after a reload', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await page.goto('/settings');
  await page.getByText('Only with Ctrl or ⌘', { exact: true }).click();
  await page.reload();
  const menu = commandMenuOf(page);
  await menu.opener.waitFor();
  await press(page, '?', '/', 'g', 'r');
  await menu.open();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(pathOf(page)).toBe('/settings');
  await page.keyboard.type('shortcuts');
  await press(page, 'Enter');
  await page.getByText('Single-key shortcuts are off.', { exact: false }).waitFor();
});
