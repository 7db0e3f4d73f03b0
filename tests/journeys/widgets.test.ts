import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press } from './keyboard.ts';
import {
  type Account,
  focusedWords,
  REPORT,
  seesPage,
  shellOf,
  stopClock,
  toastLines,
} from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { it, MODULES } from './support/hosting.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const widgetOf = (page: Page) => page.locator('.widget');
const words = async (page: Page): Promise<string[]> => (await widgetOf(page).innerText()).split(/\n+/);

/** Serves a module with this code in place of each widget. */
const serveModule = (page: Page, code: string) =>
  page.route('**/widgets/*.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default class extends HTMLElement { connectedCallback() { const { host } = this; ${code}; host.ready(); } }`,
    }),
  );

async function failsWith(page: Page, title: string, why: string): Promise<void> {
  await expect
    .poll(() => words(page))
    .toEqual([`Couldn’t load ${title}`, why, 'If it keeps happening, contact support.', 'Try again']);
}

it('MISSION-3.1, MISSION-3.2, WIDGET-2.2: a third-party module is hosted with organization, practice and user, and restarts in another practice', async ({
  page,
  hosting,
}) => {
  const api = await apiOf(hosting.address, ADMIN, SAMPLE_PASSWORD);
  const account = (await api.get('/user')) as Account & { firstName: string };
  const [first, second] = account.organizations[0]?.practices ?? [];
  const seesScope = (practice: string | undefined) =>
    page.getByText(`Organization ${account.organizations[0]?.id}, practice ${practice}`).waitFor();
  await openAs(page, ADMIN);
  const { admin, item, practice, options } = shellOf(page);
  await admin.click();
  await item('Manage Plan Fees').click();
  await seesScope(first?.id);
  await page.getByText(`${account.firstName}, ${ADMIN}`).waitFor();
  await expect.poll(() => focusedWords(page)).toBe('Manage Plan Fees');

  await practice.click();
  await options.getByText(second?.name ?? '').click();
  await seesScope(second?.id);
  await page.goto('/edit-plan-fee');
  await seesScope(second?.id);
});

it('WIDGET-2: by the keyboard, a widget sets the title, shows a toast, opens another page, and has the browser ask before unsaved work is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN, { at: '/fee-management' });
  await page.getByRole('textbox', { name: 'Note' }).waitFor();
  await page.locator('h1').focus();
  const isAsking = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

  await press(page, 'Tab', 'N', 'o', 't', 'e');
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Note');
  expect(await isAsking()).toBe(true);
  await stopClock(page);
  await press(page, 'Tab', 'Enter');
  expect(await toastLines(page)).toEqual(['Note saved.']);
  await page.clock.resume();
  expect(await isAsking()).toBe(false);
  await press(page, 'Tab', 'Tab', 'Enter');
  await page.getByRole('heading', { name: 'Fees of 2027', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Fees of 2027 · Bridgework');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await press(page, 'Shift+Tab', 'Enter');
  await page.waitForURL((url) => url.pathname === '/reports');
  await expect.poll(() => focusedWords(page)).toBe('Report');
  await expect.poll(() => page.title()).toBe('Report · Bridgework');
});

it('WIDGET-2.1, SESSION-1.1: a widget receives the id and state of organization and practice, and the user', async ({
  page,
  hosting,
}) => {
  await serveModule(page, 'this.textContent = JSON.stringify(host.session)');
  await openAs(page, ADMIN, { at: '/fee-management' });
  const api = await apiOf(hosting.address, ADMIN, SAMPLE_PASSWORD);
  const user = await api.get('/user');
  await expect
    .poll(async () => JSON.parse((await words(page)).join('') || '{}'))
    .toMatchObject({
      organization: { id: '1', state: 'ME' },
      practice: { id: '1', state: 'ME' },
      user,
    });
});

it('TOAST-1.1: a toast has one of four variants, a label, and a title if there is one', async ({ page }) => {
  await serveModule(
    page,
    `for (const variant of ['success', 'warning', 'error', 'info'])
      host.toast({ variant, label: 'The ' + variant, ...(variant === 'info' && { title: 'A title' }) });`,
  );
  await openAs(page, ADMIN);
  await stopClock(page);
  await shellOf(page).admin.click();
  await shellOf(page).item('Manage Plan Fees').click();
  for (const [variant, ...lines] of [
    ['success', 'The success'],
    ['warning', 'The warning'],
    ['error', 'The error'],
    ['info', 'A title', 'The info'],
  ] as const) {
    await expect.poll(() => page.locator('.toast').getAttribute('data-variant')).toBe(variant);
    expect(await toastLines(page)).toEqual(lines);
    await page.clock.runFor(300 + 5000 + 200);
  }
});

it('WIDGET-3.1, WIDGET-3.2: no widget loads before organization, practice and user are present', async ({
  page,
}) => {
  await serveModule(page, "this.textContent = 'Here it is.'");
  await openAs(page, ADMIN);
  const modules: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/')) modules.push(new URL(page.url()).pathname);
  });
  const before: number[] = [];
  await page.route('**/api/user', async (route) => {
    await page.getByText('Loading your account').waitFor({ state: 'attached' });
    before.push(modules.length);
    await route.continue();
  });
  const paths = [
    '/explore-plans',
    '/search-patients',
    '/goal-settings',
    '/payment-management',
    '/revenue-management',
    '/fee-management',
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.getByText('Here it is.').waitFor();
  }
  expect([before, modules]).toEqual([[0, 1, 2, 3, 4, 5], paths]);
});

it('WIDGET-5.1, WIDGET-5.2, WIDGET-5.3, WIDGET-5.4: a widget that is missing, throws or is not a widget shows an explanation and a retry action, and the portal works', async ({
  page,
  pageErrors,
  hosting,
}) => {
  pageErrors.expect(/There is no widget from|status of 404/);
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await openAs(page, ADMIN);
  const { admin, item, account } = shellOf(page);
  await admin.click();
  for (const [title, module, why, error] of [
    [
      'Purchase Plan',
      'throws-on-load',
      'Part of it didn’t load. Check your connection.',
      'This module throws while it is loaded.',
    ],
    ['Goal Settings', 'throws-when-shown', 'An error stopped it.', 'This widget throws when it is shown.'],
    [
      'Payment Management',
      'no-widget',
      'Part of it didn’t load. Check your connection.',
      'The module exports no widget',
    ],
    [
      'Manage Patients',
      'missing',
      'Part of it didn’t load. Check your connection.',
      'Failed to fetch dynamically imported module',
    ],
  ] as const) {
    await item(title).click();
    await failsWith(page, title, why);
    await expect.poll(() => focusedWords(page)).toBe(title);
    const warnings = () =>
      log.filter((line) => line.startsWith(`There is no widget from /widgets/${module}.js`));
    await expect.poll(warnings).toEqual([expect.stringContaining(error)]);
  }

  await item('Report').click();
  await seesPage(page, '/reports', ['Report', 'Harborlight Portland', REPORT]);
  await page.goBack();
  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await page.getByRole('dialog', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Escape');

  await failsWith(page, 'Manage Patients', 'Part of it didn’t load. Check your connection.');
  cpSync(path.join(MODULES, 'sample.js'), path.join(hosting.modules, 'missing.js'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('A widget of a third party').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Manage Patients');
});

it('WIDGET-5: a widget that gives up or hangs is removed, and the page explains it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/There is no widget from/);
  await openAs(page, ADMIN, { at: '/fee-management' });
  await page.getByText('A widget of a third party').waitFor();
  await page.getByRole('button', { name: 'Give up' }).click();
  await failsWith(page, 'Manage Plan Fees', 'An error stopped it.');

  await page.clock.install();
  await page.route('**/widgets/sample.js*', (route) =>
    route.fulfill({ path: path.join(MODULES, 'hangs.js') }),
  );
  await page.reload();
  await page.getByText('It never says that it is ready.').waitFor({ state: 'attached' });
  expect(await words(page)).toEqual(['Loading Manage Plan Fees']);
  await page.clock.fastForward(10_000);
  await failsWith(page, 'Manage Plan Fees', 'It took too long to respond.');
  expect(await page.getByText('It never says that it is ready.').count()).toBe(0);
});
