import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { ADMIN_ROUTES, COMMON_ROUTES, MEMBER_ROUTES, PRACTICE, type Routes } from './routes-table.ts';
import { alterAccount, seesPage, selectMember, shellOf, TAMSIN } from './shell-page.ts';
import { reads, shownLooksInTurn } from './shown-looks.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1440 px at a zoom of 200 %, and the width to which every page must reflow. */
const ZOOMED = { width: 720, height: 450 };
const SMALLEST = { width: 320, height: 640 };

const EVERY_PATH = [...COMMON_ROUTES, ...ADMIN_ROUTES, ...MEMBER_ROUTES].map(([path]) => path);

type Look = readonly [size: typeof WIDE, colorScheme: 'light' | 'dark'];
const LOOKS: readonly Look[] = [
  [WIDE, 'light'],
  [PHONE, 'dark'],
  [WIDE, 'dark'],
  [PHONE, 'light'],
];
/** What opens in the shell is looked at in two ways that differ in both; under PROVE in all four. */
const SOME_LOOKS = sampleOf(LOOKS, (_, place) => place < 2);
/** A page is looked at in one way, in turn, so that each way has its pages; under PROVE in all four. */
const looksInTurn = (turn: number) => sampleOf(LOOKS, (_, place) => place === turn % LOOKS.length);

async function isAccessible(page: Page, what: string, looks: readonly Look[]): Promise<void> {
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect([what, size.width, colorScheme, await accessibilityFindings(page)]).toEqual([
      what,
      size.width,
      colorScheme,
      [],
    ]);
  }
}

/** How far the page can be scrolled sideways, and what a person can press or read but not see whole. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>('button, a, h1, p, [role=menuitem]')];
    const isCut = (part: HTMLElement) => {
      const { left, right, width } = part.getBoundingClientRect();
      return (
        part.checkVisibility({ visibilityProperty: true }) && width > 1 && (left < 0 || right > clientWidth)
      );
    };
    return { scrolls: scrollWidth - clientWidth, parts: parts.filter(isCut).map((part) => part.outerHTML) };
  });

async function fits(page: Page, what: string): Promise<void> {
  for (const size of [WIDE, ZOOMED, PHONE, SMALLEST]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => [what, size.width, await cutOff(page)])
      .toEqual([what, size.width, { scrolls: 0, parts: [] }]);
  }
}

/** Opens each by its address, and looks at it in every way. */
async function eachIsSound(page: Page, routes: Routes): Promise<void> {
  await storeSession(page, ADMIN);
  await selectMember(page, TAMSIN.memberId);
  for (const [path, title, words] of routes) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await seesPage(page, path, [title, PRACTICE, words]);
    await shellOf(page).account.waitFor();
    expect([path, await htmlErrors(await page.content())]).toEqual([path, []]);
    const turn = EVERY_PATH.indexOf(path);
    await isAccessible(page, path, looksInTurn(turn));
    await fits(page, path);
    await reads(page, path, shownLooksInTurn(turn));
  }
}

it('ROUTE-1.1: each page for all users opens by its path, and is accessible, valid, readable in every theme, and fits from 320 px', {}, async ({
  page,
}) => {
  await eachIsSound(page, COMMON_ROUTES);
});

it('ROUTE-1.2, WIDGET-4.1: each page of the Admin group opens by its path, and is accessible, valid, readable in every theme, and fits from 320 px', {}, async ({
  page,
}) => {
  await eachIsSound(page, ADMIN_ROUTES);
});

it('ROUTE-1.3, ROUTE-2.1, ROUTE-2.2: each page about the selected patient opens by its path, and is accessible, valid, readable in every theme, and fits from 320 px', {}, async ({
  page,
}) => {
  await eachIsSound(page, MEMBER_ROUTES);
});

it('open menus, the profile and the drawer in each of its states are free of axe findings and of invalid HTML, and fit', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { organization, practice, account, dialog, menuButton, admin, item } = shellOf(page);
  const holds = async (what: string) => {
    expect([what, await htmlErrors(await page.content())]).toEqual([what, []]);
    await isAccessible(page, what, SOME_LOOKS);
    await fits(page, what);
    await page.setViewportSize(WIDE);
  };
  for (const button of [organization, practice, account]) {
    await button.click();
    await page.getByRole('menu').waitFor();
    await holds(`menu of ${await button.innerText()}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  for (const item of ['View Profile', 'Update Password', 'Help']) {
    await account.click();
    await page.getByRole('menuitem', { name: item }).click();
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((box) => box.getAnimations().length)).toBe(0);
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await holds(item);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await admin.click();
  await item('Goal Settings').waitFor();
  await holds('drawer, open');
  await menuButton.click();
  await holds('drawer, collapsed');
});

it('what stands in place of a page is free of axe findings and of invalid HTML, and fits', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await openAs(page, 'frontdesk@bridgework.test');
  const holds = async (what: string) => {
    expect([what, await htmlErrors(await page.content())]).toEqual([what, []]);
    await isAccessible(page, what, SOME_LOOKS);
    await fits(page, what);
  };
  await page.goto('/goal-settings');
  await page.getByText('You don’t have access to Goal Settings').waitFor();
  await holds('toast');

  await alterAccount(page, () => ({ organizations: [] }));
  await page.reload();
  await page.getByText('You’re not assigned to a practice yet').waitFor();
  await holds('no practice');

  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  await holds('failed');
});

it('with letters of twice the size everything is still there and nothing scrolls sideways', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await shellOf(page).item('Report').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of [WIDE, { width: 1024, height: 768 }, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(() => cutOff(page), { message: String(size.width) }).toEqual({ scrolls: 0, parts: [] });
  }
});
