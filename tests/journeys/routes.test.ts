import { expect } from 'vitest';
import { MEMBER_ROUTES, MENU, PRACTICE, type Routes } from './routes-table.ts';
import {
  FIRST_WORDS,
  focusedWords,
  landings,
  REPORT,
  seesPage,
  seesPatientPage,
  shellOf,
  TAMSIN,
} from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';
const FRONT_DESK = 'frontdesk@bridgework.test';

it('ROUTE-7.3: /view-patient redirects to the overview', async ({ page }) => {
  await openAs(page, FRONT_DESK, { at: '/view-patient', memberId: TAMSIN.memberId });
  await seesPatientPage(page, '/view-patient/overview', 'Patient overview', TAMSIN);
});

it('ROUTE-8.13: without a selected patient, each page about a patient redirects to the search', async ({
  page,
}) => {
  await storeSession(page, FRONT_DESK);
  const paths = [...MEMBER_ROUTES.map(([path]) => path), '/view-patient'];
  await page.goto('/payment');
  await seesPage(page, '/search-patients', ['Manage Patients', PRACTICE, FIRST_WORDS.search]);
  expect(await landings(page, paths)).toEqual(
    paths.map((path) => [path, '/search-patients', 'Manage Patients · Bridgework']),
  );
});

/** What the dashboard says about an unknown address. */
const NO_SUCH_PAGE = [
  'That page doesn’t exist',
  'The address may be mistyped or out of date. You’re on the dashboard instead.',
  'Find a patient',
];

it('ROUTE-7.1, ROUTE-7.2: an unknown path redirects to the dashboard, and Back does not return to it', async ({
  page,
}) => {
  await openAs(page, ADMIN, { at: '/reports' });
  for (const path of [
    '/no-such-page',
    '/widget/no-such-category',
    '/widget/purchase/more',
    '/view-patient/no-such-page',
    '/payment-management/no-such-page',
    '/dashboard',
    '/Reports',
    '/member',
  ]) {
    await page.goto(path);
    await seesPage(page, '/', ['Dashboard', PRACTICE, ...NO_SUCH_PAGE]);
    await page.goBack();
    await seesPage(page, '/reports', ['Report', PRACTICE, REPORT]);
  }
});

/** The paths that belong to the server, each with the status of a request without a token. */
const SERVER_PATHS = {
  '/api/user': 401,
  '/api/no-such-call': 404,
  '/assets/no-such-file.js': 404,
  '/dev/outbox': 200,
  '/docs': 200,
  '/docs/no-such-file': 404,
  '/health/live': 200,
  '/health/ready': 200,
  '/metrics': 404,
  '/statecharts/': 200,
  '/statecharts/no-such-page': 404,
  '/widgets/patient-management.js': 200,
  '/widgets/revenue-management.js': 200,
  '/widgets/no-such-widget.js': 404,
  '/mp-purchase/': 200,
  '/mp-no-such-category/': 404,
  '/report': 200,
  '/report/no-such-page': 404,
  '/hosted-fields': 200,
  '/hosted-fields/no-such-page': 404,
  '/answer/no-such-key': 404,
  '/receipts/1/no-such-receipt.pdf': 410,
};

it("ROUTE-7.4: the server responds to the paths in its table itself, and never with the portal's page", async ({
  address,
}) => {
  const page = await (await fetch(`${address}/no-such-page`)).text();
  const [title = ''] = /<title>.*<\/title>/.exec(page) ?? [];
  expect(title).toContain('Bridgework');
  for (const [path, status] of Object.entries(SERVER_PATHS)) {
    const response = await fetch(address + path);
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.text(), path).not.toContain(title);
  }
});

it('ROUTE-7.8: the server serves the hosted fields and the patient response page at their paths', async ({
  address,
}) => {
  const fields = await (await fetch(`${address}/hosted-fields?page=sandbox`)).text();
  expect(fields).toContain('<title>Card details');
  const response = await fetch(`${address}/answer/no-such-key`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it('LAYOUT-3, WIDGET-1: each item of the drawer opens its page, moves the focus to its heading, and is marked; Back and Forward do the same', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { admin, item, activeItem } = shellOf(page);
  const seesItem = async ([path, title, words]: Routes[number]) => {
    await seesPage(page, path, [title, PRACTICE, words]);
    await expect.poll(() => focusedWords(page)).toBe(title);
    expect(await activeItem.allInnerTexts()).toEqual([title]);
  };

  await admin.click();
  const [dashboard, ...others] = MENU;
  for (const route of others) {
    await item(route[1]).click();
    await seesItem(route);
  }
  for (const route of MENU.slice(0, -1).reverse()) {
    await page.goBack();
    await seesItem(route);
  }
  for (const route of others) {
    await page.goForward();
    await seesItem(route);
  }
  await page.getByRole('link', { name: 'Bridgework' }).click();
  if (dashboard) await seesItem(dashboard);
});

it('ROUTE-1.4, ROUTE-6.1, ROUTE-6.2: with a token /login leads to the dashboard, and without one it stays', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await openAs(page, FRONT_DESK, { at: '/login' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'LOGIN' }).count()).toBe(0);
});
