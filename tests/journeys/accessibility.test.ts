import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appearanceAttributes, DEFAULT_APPEARANCE, THEMES } from '#domain/session/appearance.ts';
import { bellOf, DENIED } from './bell-page.ts';
import { openLogin } from './login-page.ts';
import { reflowFaults } from './reflow.ts';
import { ADMIN_ROUTES, COMMON_ROUTES, MEMBER_ROUTES, PARENT, PRACTICE, type Routes } from './routes-table.ts';
import { alterAccount, seesPage, seesPatientPage, selectMember, shellOf, TAMSIN } from './shell-page.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { smallTargets } from './touch-targets.ts';

const ADMIN = 'admin@bridgework.test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Each accent color in each scheme and contrast. The three lists of pages have more pages than that. */
const VARIANTS = (['system', 'more'] as const).flatMap((contrast) =>
  THEMES.flatMap((theme) => [
    { contrast, theme, scheme: 'light', size: contrast === 'more' ? PHONE : WIDE } as const,
    { contrast, theme, scheme: 'dark', size: contrast === 'more' ? WIDE : PHONE } as const,
  ]),
);
let turn = 0;

/** A window of 1280 px at a zoom of 400 % and 200 %, and text at twice the size. */
const NARROW = { name: 'a zoom of 400 %', size: { width: 320, height: 256 }, fontSize: '' };
const ZOOMED = { name: 'a zoom of 200 %', size: { width: 640, height: 400 }, fontSize: '' };
const LARGE_TEXT = { name: 'text of 200 %', size: { width: 1280, height: 800 }, fontSize: '200%' };
const EVERY_SIZE = [NARROW, ZOOMED, LARGE_TEXT];

async function fits(page: Page, what: string, sizes = EVERY_SIZE): Promise<void> {
  for (const { name, size, fontSize } of sizes) {
    await page.setViewportSize(size);
    await page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, fontSize);
    await expect
      .poll(async () => (await reflowFaults(page)).join('\n'), { message: `${what}, ${name}` })
      .toBe('');
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(WIDE);
}

/** Checks that the page is valid HTML and has no axe findings. Each call uses the next size and appearance. */
async function isAccessible(page: Page, what: string): Promise<void> {
  expect(await htmlErrors(await page.content()), what).toEqual([]);
  const { size, ...words } = VARIANTS[turn++ % VARIANTS.length] ?? { size: WIDE };
  await page.setViewportSize(size);
  await page.evaluate(
    (attributes) => {
      const { documentElement: html } = document;
      for (const [name, word] of Object.entries(attributes))
        if (word === null) html.removeAttribute(name);
        else html.setAttribute(name, word);
    },
    appearanceAttributes({ ...DEFAULT_APPEARANCE, ...words }),
  );
  expect(await accessibilityFindings(page), `${what}, ${size.width} px, ${Object.values(words)}`).toEqual([]);
}

it.for([
  ['ROUTE-1.1', 'that is open to everyone', COMMON_ROUTES],
  ['ROUTE-1.2, ROUTE-8.6, WIDGET-1.4, WIDGET-1.5, WIDGET-1.6', 'of the Admin group', ADMIN_ROUTES],
  ['ROUTE-1.3, ROUTE-2.1, ROUTE-2.2', 'about the selected patient', MEMBER_ROUTES],
] as const)(
  '%s, LAYOUT-14.1, LAYOUT-14.2: each page %s opens by its address, is valid HTML, has no axe findings, fits a zoom of 200 and 400 %% without the drawer over it, and has controls for a finger',
  async ([, , routes], { page }) => {
    await storeSession(page, ADMIN);
    await selectMember(page, TAMSIN.memberId);
    const small: string[] = [];
    for (const [place, [path, title, words]] of routes.entries()) {
      await page.setViewportSize(WIDE);
      await page.goto(path);
      await (words === TAMSIN.name
        ? seesPatientPage(page, path, title, TAMSIN)
        : seesPage(page, path, words === PARENT ? [PARENT, title] : [title, PRACTICE, words], title));
      const isSamePage = ([, ...shown]: Routes[number]) => shown[0] === title && shown[1] === words;
      if (words !== TAMSIN.name && routes.findIndex(isSamePage) < place) continue;
      await shellOf(page).account.waitFor();
      await isAccessible(page, path);
      await fits(page, path, [NARROW, ZOOMED]);
      await page.setViewportSize(NARROW.size);
      await page.locator('#drawer').waitFor({ state: 'hidden' });
      small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
    }
    expect(small).toEqual([]);
  },
);

it('the login page with an error is valid HTML and fits a zoom of 200 and 400 % and text of 200 %', async ({
  page,
}) => {
  const { email } = await openLogin(page);
  await email.fill('ada@');
  await email.press('Tab');
  await page.getByText('Invalid email').waitFor();
  await isAccessible(page, 'login');
  await fits(page, 'login');
});

it('the HTML that the server sends is valid', async ({ address }) => {
  for (const path of ['/', '/login', '/search-patients', '/docs'])
    expect(await htmlErrors(await (await fetch(`${address}${path}`)).text()), path).toEqual([]);
});

it('LAYOUT-14.1: menus, dialogs, drawer and bell are valid HTML, have no axe findings, fit a zoom of 200 and 400 % and text of 200 %, and have controls for a finger', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { organization, practice, account, dialog, menuButton, admin, item } = shellOf(page);
  const { bell, panel } = bellOf(page);
  const small: string[] = [];
  const suitsFingers = async (what: string) => {
    small.push(...(await smallTargets(page)).map((target) => `${what}: ${target}`));
  };
  const isSound = async (what: string) => {
    await isAccessible(page, what);
    await fits(page, what);
    await suitsFingers(what);
  };
  await isSound('the dashboard');
  for (const button of [organization, practice, account]) {
    await button.click();
    await page.getByRole('menu').waitFor();
    await isSound(`the menu of ${await button.innerText()}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  for (const name of ['View Profile', 'Update Password', 'Help']) {
    await account.click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await isSound(name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await bell.click();
  await panel.getByText(DENIED).first().waitFor();
  await fits(page, 'the bell');
  await suitsFingers('the bell');
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
  await suitsFingers('the drawer over the page');
  expect(small).toEqual([]);
});

it('a page without access, an account without a practice and an account that does not load are valid HTML, have no axe findings, and fit', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await openAs(page, 'frontdesk@bridgework.test');
  const isSound = async (what: string) => {
    await isAccessible(page, what);
    await fits(page, what);
  };
  await page.goto('/goal-settings');
  await page.getByText('You need the role Goal settings administrator.').waitFor();
  await isSound('the explanation of a page without access');

  await alterAccount(page, () => ({ organizations: [] }));
  await page.reload();
  await page.getByText('You’re not assigned to a practice yet').waitFor();
  await isSound('no practice');

  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  await isSound('an account that does not load');
});

it('PATIENT-1: a patient’s page fits a zoom of 200 and 400 % and text of 200 %, with its tabs on one line', async ({
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
