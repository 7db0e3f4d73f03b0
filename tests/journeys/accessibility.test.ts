import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { bellOf, DENIED } from './bell-page.ts';
import { openLogin } from './login-page.ts';
import { partsCutOff, reflowFaults } from './reflow.ts';
import { ADMIN_ROUTES, COMMON_ROUTES, MEMBER_ROUTES, PRACTICE, type Routes } from './routes-table.ts';
import { alterAccount, seesPage, selectMember, shellOf, TAMSIN } from './shell-page.ts';
import { type Appearance, accessibilityFindings, colorFindings } from './support/accessibility.ts';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The narrowest window, 1280 px at a zoom of 200 %, and letters of twice the size. */
const NARROW = { name: '320 px', size: { width: 320, height: 640 }, letters: '' };
const ZOOMED = { name: 'a zoom of 200 %', size: { width: 640, height: 400 }, letters: '' };
const LARGE_LETTERS = { name: 'letters of 200 %', size: { width: 1280, height: 800 }, letters: '200%' };
const EVERY_SIZE = [NARROW, ZOOMED, LARGE_LETTERS];

const THEMES = ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'];
const APPEARANCES: readonly Appearance[] = THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['ordinary', 'more'] as const).map((contrast) => ({ theme, scheme, contrast })),
  ),
);

const VARIANTS = [
  [WIDE, 'light'],
  [PHONE, 'dark'],
  [WIDE, 'dark'],
  [PHONE, 'light'],
] as const;

/** In turn, so that each variant has its pages; under PROVE every variant of every page. */
const inTurn = <One>(all: readonly One[], turn: number, count: number) =>
  sampleOf(all, (_, index) => index % (all.length / count) === turn % (all.length / count));

async function isAccessible(page: Page, what: string, turn: number, count = 1): Promise<void> {
  for (const [size, colorScheme] of inTurn(VARIANTS, turn, count)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const where = `${what}, ${size.width} px, ${colorScheme}`;
    expect(await accessibilityFindings(page), where).toEqual([]);
  }
}

/** The page keeps the last appearance. */
async function isReadable(page: Page, what: string, appearances = APPEARANCES): Promise<void> {
  expect(await colorFindings(page, appearances), what).toEqual([]);
}

async function fits(page: Page, what: string, sizes = EVERY_SIZE, faults = reflowFaults): Promise<void> {
  for (const { name, size, letters } of sizes) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, letters);
    await expect.poll(async () => (await faults(page)).join('\n'), { message: `${what}, ${name}` }).toBe('');
  }
  await page.setViewportSize(WIDE);
}

async function isValidHtml(page: Page, what: string): Promise<void> {
  expect(await htmlErrors(await page.content()), what).toEqual([]);
}

async function eachIsSound(page: Page, routes: Routes): Promise<void> {
  await storeSession(page, ADMIN);
  await selectMember(page, TAMSIN.memberId);
  for (const [turn, [path, title, words]] of routes.entries()) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await seesPage(page, path, [title, PRACTICE, words]);
    await shellOf(page).account.waitFor();
    await isValidHtml(page, path);
    await isAccessible(page, path, turn);
    await fits(page, path, [NARROW, ZOOMED], partsCutOff);
    await isReadable(page, path, inTurn(APPEARANCES, turn, 2));
  }
}

for (const [ids, which, routes] of [
  ['ROUTE-1.1', 'that is open to everyone', COMMON_ROUTES],
  ['ROUTE-1.2, WIDGET-4.1', 'of the Admin group', ADMIN_ROUTES],
  ['ROUTE-1.3, ROUTE-2.1, ROUTE-2.2', 'about a patient, once one is selected,', MEMBER_ROUTES],
] as const)
  it(`${ids}: each page ${which} opens by its address, is valid HTML, has no axe findings, is readable in each theme color and fits into 320 px and a zoom of 200 %`, async ({
    page,
  }) => {
    await eachIsSound(page, routes);
  });

it('the login page is valid HTML and fits into 320 px, 200 % zoom and letters of twice the size with its messages', async ({
  page,
}) => {
  const { email } = await openLogin(page);
  await email.fill('ada@');
  await email.press('Tab');
  await page.getByText('Invalid email').waitFor();
  await isValidHtml(page, 'login');
  await fits(page, 'login');
});

it('the HTML that the server sends is valid', async ({ address }) => {
  for (const path of ['/', '/login', '/search-patients', '/docs'])
    expect(await htmlErrors(await (await fetch(`${address}${path}`)).text()), path).toEqual([]);
});

it('CONST-1: menus, dialogs and the drawer are valid HTML and have no axe findings; they and the bell are readable in each theme color and fit into 320 px, 200 % zoom and letters of twice the size', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { organization, practice, account, dialog, menuButton, admin, item } = shellOf(page);
  const { bell, panel } = bellOf(page);
  const isSound = async (what: string, appearances?: readonly Appearance[]) => {
    await isValidHtml(page, what);
    await isAccessible(page, what, 0, 2);
    await fits(page, what);
    if (appearances !== undefined) await isReadable(page, what, appearances);
    await page.setViewportSize(WIDE);
  };
  const inContrast = (contrast: Appearance['contrast']) =>
    sampleOf(APPEARANCES, (appearance) => appearance.contrast === contrast);
  await isSound('the dashboard');
  for (const button of [organization, practice, account]) {
    await button.click();
    await page.getByRole('menu').waitFor();
    await isSound(`the menu of ${await button.innerText()}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  for (const [name, appearances] of [
    ['View Profile', APPEARANCES],
    ['Update Password', inContrast('more')],
    ['Help', undefined],
  ] as const) {
    await account.click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await isSound(name, appearances);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await bell.click();
  await panel.getByText(DENIED).first().waitFor();
  await fits(page, 'the bell');
  await isReadable(page, 'the bell', inContrast('ordinary'));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await admin.click();
  await item('Goal Settings').waitFor();
  await isSound('the open drawer');
  await menuButton.click();
  await isSound('the collapsed drawer');
  await page.setViewportSize(NARROW.size);
  await menuButton.click();
  await item('Goal Settings').waitFor();
  await fits(page, 'the drawer over the page', [NARROW]);
});

it('a refused page, an account without a practice and an account that cannot be loaded are valid HTML, have no axe findings, and fit', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await openAs(page, 'frontdesk@bridgework.test');
  const isSound = async (what: string) => {
    await isValidHtml(page, what);
    await isAccessible(page, what, 0, 2);
    await fits(page, what, EVERY_SIZE, partsCutOff);
  };
  await page.goto('/goal-settings');
  await page.getByText('You don’t have access to Goal Settings').waitFor();
  await isSound('the toast of a refused page');

  await alterAccount(page, () => ({ organizations: [] }));
  await page.reload();
  await page.getByText('You’re not assigned to a practice yet').waitFor();
  await isSound('no practice');

  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  await isSound('an account that cannot be loaded');
});

it('PATIENT-1: a patient’s page fits into 320 px, 200 % zoom and letters of twice the size, with the links to the other pages on one line', async ({
  page,
}) => {
  await page.setViewportSize(NARROW.size);
  await openAs(page, ADMIN, { at: '/view-patient/overview', memberId: TAMSIN.memberId });
  await page.getByRole('link', { name: 'Take payment' }).waitFor();
  const links = page.getByRole('navigation', { name: 'Patient sections' }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual(Array.from({ length: 4 }, () => tops[0]));
  await fits(page, 'the patient');
});
