import { expect } from 'vitest';
import { focused, seesFocus, tabTo } from './keyboard.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

it('LAYOUT-1.1: Tab follows the visual order of the shell, and a link skips it', async ({ page }) => {
  await openAs(page, ADMIN);
  await shellOf(page).item('Report').waitFor();
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
    'Search or jump to Ctrl K',
    'Notifications',
    'Account menu for Ada Admin',
    'Dashboard',
    'Purchase Plan',
    'Manage Patients',
    'Report',
    'Admin',
  ]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await seesFocus(page, 'Goal Settings');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Goal Settings');
  expect(new URL(page.url()).pathname).toBe('/goal-settings');

  await page.reload();
  await shellOf(page).item('Report').waitFor();
  await page.keyboard.press('Tab');
  await seesFocus(page, 'Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
});

it('LAYOUT-1: a menu opens, is walked, chosen from and left by keys, and the focus returns to its button', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { organization } = shellOf(page);
  await tabTo(page, 'Organization Harborlight Dental Group');
  await page.keyboard.press('ArrowDown');
  await seesFocus(page, 'Cedar and Vine Dentistry');
  for (const [key, name] of [
    ['ArrowDown', 'Harborlight Dental Group'],
    ['End', 'Summit Oral Health'],
    ['ArrowDown', 'Cedar and Vine Dentistry'],
    ['ArrowUp', 'Summit Oral Health'],
    ['Home', 'Cedar and Vine Dentistry'],
    ['l', 'Lakeshore Family Dental'],
  ] as const) {
    await page.keyboard.press(key);
    await seesFocus(page, name);
  }
  await page.keyboard.press('Escape');
  await seesFocus(page, 'Organization Harborlight Dental Group');
  expect(await page.getByRole('menu').count()).toBe(0);

  await page.keyboard.press('Enter');
  await seesFocus(page, 'Cedar and Vine Dentistry');
  await page.keyboard.press('End');
  await seesFocus(page, 'Summit Oral Health');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Organization Summit Oral Health');
  expect(await organization.innerText()).toBe('Organization\nSummit Oral Health');

  await page.keyboard.press('Tab');
  await seesFocus(page, 'Practice Summit Anchorage');
  await page.keyboard.press(' ');
  await seesFocus(page, 'Summit Anchorage');
  await page.keyboard.press('ArrowDown');
  await seesFocus(page, 'Summit Honolulu');
  await page.keyboard.press(' ');
  await seesFocus(page, 'Practice Summit Honolulu');
});

it('DIALOG-2.1, DIALOG-3.1, DIALOG-3.2, DIALOG-3.3: the profile fades in and out over 300 ms and traps the focus, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, ADMIN);
  const { dialog } = shellOf(page);
  await page.evaluate(() => {
    const fades: string[] = [];
    Reflect.set(globalThis, 'fades', fades);
    const note = ({ target, animationName, elapsedTime }: AnimationEvent) =>
      (target as Element).matches('.dialog-overlay') && fades.push(`${animationName} ${elapsedTime}`);
    document.addEventListener('animationend', note, { capture: true });
  });
  await tabTo(page, 'Account menu for Ada Admin');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'View Profile');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Close');
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement)), key).toBe(true);
  }
  const fades = () => page.evaluate(() => Reflect.get(globalThis, 'fades'));
  await expect.poll(fades).toEqual(['dialog-in 0.3']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await fades()).toEqual(['dialog-in 0.3', 'dialog-out 0.3']);
  await seesFocus(page, 'Account menu for Ada Admin');
});

it('DIALOG-3: the profile closes by its button and by a click beside it', async ({ page }) => {
  await openAs(page, ADMIN);
  const { account, dialog } = shellOf(page);
  const open = async () => {
    await account.click();
    await page.getByRole('menuitem', { name: 'View Profile' }).click();
    await dialog.waitFor();
  };
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open();
  await page.mouse.click(200, 800);
  await dialog.waitFor({ state: 'detached' });
  await seesFocus(page, 'Account menu for Ada Admin');
});

it('LAYOUT-5: the collapsed drawer opens for the focus and closes behind it', async ({ page }) => {
  await openAs(page, ADMIN);
  const label = shellOf(page).item('Report').getByText('Report');
  const labelWidth = async () => Math.round((await label.boundingBox())?.width ?? 0);
  await tabTo(page, 'Collapse navigation');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Expand navigation');
  await expect.poll(labelWidth).toBe(1);
  await tabTo(page, 'Report');
  await expect.poll(labelWidth).toBeGreaterThan(30);
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Report');
  await expect.poll(labelWidth).toBe(1);
});

it('LAYOUT-5: on a phone the drawer is opened by key, closes by Escape and behind the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN);
  const { drawer, item } = shellOf(page);
  await tabTo(page, 'Expand navigation');
  await page.keyboard.press('Enter');
  await item('Report').waitFor();
  await tabTo(page, 'Report');
  await page.keyboard.press('Escape');
  await seesFocus(page, 'Expand navigation');
  await drawer.waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await item('Report').waitFor();
  await tabTo(page, 'Manage Patients');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Manage Patients');
  await drawer.waitFor({ state: 'hidden' });
});
