import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';

/** Holds the page's script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

it('LOGIN-1, LOGIN-9: the login page can be read and typed in before its script has come, and keeps what was typed', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  await fillLogin(page, ADMIN);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(await page.getByRole('button', { name: 'LOGIN' }).isEnabled()).toBe(false);
  expect(page.url()).not.toContain('Bridge2026');

  letGo();
  await expect.poll(() => page.getByRole('button', { name: 'LOGIN' }).isEnabled()).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

it('LOGIN-1: the login page is drawn without its font, and brings it once its script has come', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  expect(await family()).not.toContain('Inter');
  expect(fonts).toEqual([]);

  letGo();
  await expect.poll(family).toContain('Inter');
  expect(fonts).toEqual([expect.stringMatching(/\/assets\/inter-basic-[\w-]+\.woff2$/)]);
});

it('ROUTE-5: a page whose code or styles cannot be fetched says so and is shown with both when tried again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|Failed to fetch dynamically imported module|Unable to preload/);
  await signIn(page, ADMIN);
  await page.route('**/assets/SignedInPage*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'This page couldn’t be displayed' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.unroute('**/assets/SignedInPage*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.route('**/assets/SignedInPage*.css', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'This page couldn’t be displayed' }).waitFor();
  await page.unroute('**/assets/SignedInPage*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await page.locator('#drawer').boundingBox()).toMatchObject({ x: 0, width: 248 });
});

it('WIDGET-1.2: the code of the patient search comes before it is opened; of a patient’s page no part waits for another', async ({
  page,
}) => {
  const codeCame = page.waitForResponse(/\/assets\/mount-search-.*\.js$/);
  await signIn(page, ADMIN);
  await codeCame;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await shellOf(page).item('Manage Patients').click();
  await searchOf(page).seesRange('1–10 of 200');
  expect(requested.find((path) => /mount-search|\/widgets\//.test(path))).toBeUndefined();

  const held: Route[] = [];
  await page.route(/\/member\/\d+\/detail$/, (route) => void held.push(route));
  const overviewAsked = page.waitForRequest(/\/assets\/OverviewPage-.*\.js$/);
  await page.locator('.table-open').first().click();
  await overviewAsked;
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
});

it('a page that comes without its configuration says that it could not start', async ({ page }) => {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/"apiBase"/, '"apiBass"') });
  });
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Bridgework couldn’t start' }).waitFor();
  await page.getByText('Bridgework isn’t configured correctly. Contact your administrator.').waitFor();
  await page.unroute('**/login');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
});

it('SESSION-3: where the browser has no encryption the page says so, and there is no form to sign in with', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  await page.goto('/login');
  await page.getByText('You can’t sign in because this connection isn’t secure.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'LOGIN' }).count()).toBe(0);
});
