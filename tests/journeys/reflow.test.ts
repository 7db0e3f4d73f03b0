import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf, DENIED } from './bell-page.ts';
import { reflowFaults } from './reflow.ts';
import { shellOf, TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

/** The narrowest window, 1280 px at a zoom of 200 %, and letters of twice the size. */
const WAYS = [
  { way: '320 px', size: { width: 320, height: 640 }, letters: '' },
  { way: 'a zoom of 200 %', size: { width: 640, height: 400 }, letters: '' },
  { way: 'letters of 200 %', size: { width: 1280, height: 800 }, letters: '200%' },
];

const setLetters = (page: Page, letters: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, letters);

async function fits(page: Page, what: string, ways = WAYS): Promise<void> {
  for (const { way, size, letters } of ways) {
    await page.setViewportSize(size);
    await setLetters(page, letters);
    await expect.poll(async () => [what, way, await reflowFaults(page)]).toEqual([what, way, []]);
  }
}

it('the login page fits into 320 px, 200 % zoom and letters of twice the size, with what it says of wrong fields', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Email').press('Tab');
  await page.getByText('Invalid email').waitFor();
  await fits(page, 'login');
});

it('the shell, its menus, the bell and the dialogs fit into 320 px, 200 % zoom and letters of twice the size, and every control can be reached', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'admin@bridgework.test');
  const { menuButton, organization, practice, account, admin, item, dialog } = shellOf(page);
  await fits(page, 'dashboard');

  for (const button of [organization, practice, account]) {
    await button.click();
    await page.getByRole('menu').waitFor();
    await fits(page, `menu of ${await button.getAttribute('aria-label')}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  for (const name of ['View Profile', 'Update Password', 'Help']) {
    await account.click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await fits(page, name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const { bell, panel } = bellOf(page);
  await bell.click();
  await panel.getByText(DENIED).waitFor();
  await fits(page, 'bell');
  await page.keyboard.press('Escape');

  await setLetters(page, '');
  await page.setViewportSize({ width: 320, height: 640 });
  await menuButton.click();
  await admin.click();
  await item('Goal Settings').waitFor();
  await fits(page, 'drawer', WAYS.slice(0, 1));
});

it('PATIENT-1: a patient’s page fits into 320 px, 200 % zoom and letters of twice the size; the ways to the other pages stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'frontdesk@bridgework.test', {
    at: '/view-patient/overview',
    memberId: TAMSIN.memberId,
  });
  await page.getByRole('link', { name: 'Take payment' }).waitFor();
  const ways = page.getByRole('navigation', { name: 'Patient sections' }).getByRole('link');
  const lines = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(lines).toEqual(Array.from({ length: 4 }, () => lines[0]));
  await fits(page, 'patient');
});
