import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { commandMenuOf } from './command-page.ts';
import { searchOf } from './search-page.ts';
import { focusedWords, seesDashboard, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** Pauses the scripts with that name until the returned function is called. */
async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${name}.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

it('LOGIN-1, LOGIN-9: before its script loads, the login page is readable and accepts input, which it keeps', async ({
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

it('LOGIN-1: the login page renders without its font and loads it after its script', async ({ page }) => {
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

it('LOGIN-9, ROUTE-5: a page whose script does not load offers to reload after 8 s, and works after it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const start = '**/assets/index-*.js';
  for (const path of ['/login', '/']) {
    await page.goto('about:blank');
    await page.route(start, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    const words = page.locator('#late-start');
    const waits = () =>
      words.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await expect.poll(waits).toEqual([8000]);
    expect(await words.isVisible()).toBe(false);
    await words.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    expect((await words.innerText()).split('\n').filter(Boolean)).toEqual([
      'Bridgework is taking a while to load. Check your connection, then reload.',
      'Reload page',
    ]);
    await page.unroute(start);
    await page.getByRole('link', { name: 'Reload page' }).click();
    await page.waitForFunction(() => document.title === 'Sign in · Bridgework');
    await words.waitFor({ state: 'detached' });
  }
});

it('ROUTE-5, SESSION-4: a page whose code or styles do not load offers to load again, and the user stays signed in', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|Failed to fetch dynamically imported module|Unable to preload/);
  await openAs(page, ADMIN);
  for (const [file, button] of [
    ['**/assets/SignedInPage*.js', 'Reload page'],
    ['**/assets/SignedInPage*.css', 'Try again'],
  ] as const) {
    await page.route(file, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'This page couldn’t be displayed' }).waitFor();
    await page.getByText('Your saved work is safe.').waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: button }).click();
    await seesDashboard(page);
  }
  await expect.poll(() => page.locator('#drawer').boundingBox()).toMatchObject({ x: 0, width: 248 });
});

it('WIDGET-1.2: the code of the patient search loads before the user opens it; code and data of a patient’s page load in parallel', async ({
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

it('SESSION-2: before the command menu has loaded, it accepts input, which it keeps', async ({ page }) => {
  const letGo = await holdScripts(page, 'CommandDialogs-*');
  await openAs(page, ADMIN);
  const menu = commandMenuOf(page);
  await menu.opener.click();
  await page.keyboard.type('goat');
  await page.keyboard.press('Backspace');
  letGo();
  await expect.poll(() => menu.line.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('l settings');
  expect(await menu.line.inputValue()).toBe('goal settings');
  await menu.option('Goal Settings').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedWords(page)).toContain('Search or jump to');
});

it('a page without its configuration says that Bridgework couldn’t start', async ({ page }) => {
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

it('SESSION-3: in a browser without encryption, the login page says why the user can’t sign in and shows no form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  await page.goto('/login');
  await page.getByText('You can’t sign in because this connection isn’t secure.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'LOGIN' }).count()).toBe(0);
});
