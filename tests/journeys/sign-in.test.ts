import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loginView } from './login-page.ts';
import { ADMIN_ROUTES, COMMON_ROUTES, MEMBER_ROUTES } from './routes-table.ts';
import { pathOf, shellOf, TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'isSameDocument'));

it('ROUTE-5.1: without a stored token, each route except login redirects to /login', async ({ page }) => {
  for (const [path] of [...COMMON_ROUTES, ...ADMIN_ROUTES, ...MEMBER_ROUTES]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  }
});

it('LOGIN-6.2, LOGIN-6.3, LOGIN-6.4: a successful sign-in clears the fields, stores the token, reloads the page and opens the dashboard', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
  let loadDashboard: () => void = () => undefined;
  const isLoaded = new Promise<void>((resolve) => {
    loadDashboard = resolve;
  });
  await page.route('/', async (route) => {
    await isLoaded;
    await route.continue();
  });
  await fillLogin(page, FRONT_DESK);
  // The click would wait for the navigation, which waits for this journey.
  await page.getByRole('button', { name: 'LOGIN' }).click({ noWaitAfter: true });
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('Token');
  const typed = () =>
    page.locator('input').evaluateAll((all) => all.map((each) => Reflect.get(each, 'value')));
  await expect.poll(async () => (await typed()).filter(Boolean)).toEqual([]);
  loadDashboard();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect([pathOf(page), await isSameDocument(page)]).toEqual(['/', false]);
});

it('LOGIN-6.5, LOGIN-7.1: a wrong password shows "Wrong email or password. Please try again." under the password field; LOGIN works again once the user changes a field', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await page.goto('/login');
  await fillLogin(page, 'unknown@bridgework.test', 'Wrong2026!');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect
    .poll(async () => (await loginView(page)).passwordMessage)
    .toBe('Wrong email or password. Please try again.');
  expect((await loginView(page)).button).toBe('disabled');
  await page.getByLabel('Email').fill('unknown2@bridgework.test');
  await expect.poll(async () => (await loginView(page)).button).toBe('enabled');
});

it('LOGIN-9.5, LOGIN-9.6: a sign-in opens the dashboard, which offers the page that the user requested', async ({
  page,
}) => {
  await page.goto('/search-patients');
  await page.waitForURL((url) => url.pathname === '/login');
  await fillLogin(page, FRONT_DESK);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/');
  await page.getByText('Continue where you left off?').waitFor();
  await page.getByRole('button', { name: 'Go to Manage Patients' }).click();
  await page.getByRole('heading', { name: 'Manage Patients', level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/search-patients');
});

it('SESSION-4.1, API-3.2, API-20.4: after sign-in, each request goes to /api with the bearer token, and GET /user with the context marker', async ({
  page,
}) => {
  const requests: { path: string; bearer: string | undefined; marker: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const { authorization, 'x-portal-context': marker } = request.headers();
    if (!['fetch', 'xhr'].includes(request.resourceType()) || origin !== new URL(page.url()).origin) return;
    requests.push({ path: pathname, bearer: authorization, marker });
  });
  let accessToken = '';
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    accessToken = (await response.json()).accessToken;
    await route.fulfill({ response });
  });
  await signIn(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  await page.getByRole('link', { name: TAMSIN.name, exact: true }).waitFor();
  const [first, ...later] = requests;
  expect(first).toEqual({ path: '/api/authenticate', bearer: undefined, marker: undefined });
  expect(later.length).toBeGreaterThan(2);
  for (const { path, bearer, marker } of later) {
    const isUser = path === '/api/user';
    expect({ path, bearer, marker }).toEqual({
      path: expect.stringMatching(/^\/api\//),
      bearer: `Bearer ${accessToken}`,
      marker: isUser ? 'current-user' : undefined,
    });
  }
});

it('API-20.3: the page uses a token until its own expiry, whatever expiresIn says', async ({ page }) => {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), expiresIn: 1 } });
  });
  await page.clock.install();
  await signIn(page, FRONT_DESK);
  await page.clock.fastForward(60_000);
  await shellOf(page).item('Manage Patients').click();
  await page.getByRole('link', { name: TAMSIN.name, exact: true }).waitFor();
  expect(refreshes).toEqual([]);
});

it('SESSION-4.2: tabs whose access token has expired refresh it with a single POST /refresh-token', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await openAs(page, FRONT_DESK);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const expired = new Set<string>();
  const refreshes: string[] = [];
  await context.route('**/api/user', async (route) => {
    const bearer = route.request().headers()['authorization'] ?? '';
    if (refreshes.length === 0) expired.add(bearer);
    if (expired.has(bearer)) await route.fulfill({ status: 401, json: {} });
    else await route.continue();
  });
  context.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.method());
  });
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  await Promise.all(tabs.map((tab) => shellOf(tab).practice.waitFor()));
  expect(refreshes).toEqual(['POST']);
});

it('SESSION-3.1, SESSION-3.4: local storage has Token and the membership key, both encrypted; a new tab takes the ids of the selection from it', async ({
  page,
  context,
}) => {
  await openAs(page, FRONT_DESK);
  const { practice, options } = shellOf(page);
  await practice.click();
  await options.getByText('Harborlight Galveston').click();
  await expect.poll(() => practice.innerText()).toContain('Harborlight Galveston');
  await shellOf(page).item('Manage Patients').click();
  await page.locator('.table-row[data-opens]').first().click();
  await page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();
  const selectionOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('selection'));
  const selection: Record<string, string> = JSON.parse((await selectionOf(page)) ?? '{}');
  expect(Object.keys(selection).sort()).toEqual(['memberId', 'organizationId', 'practiceId']);

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(['Token', 'Membership']));
  for (const text of [stored['Token'], stored['Membership']]) {
    expect(text?.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/eyJ|accessToken|practiceId|frontdesk/);
    expect(text).not.toContain(selection['memberId']);
  }
  const other = await context.newPage();
  await other.goto('/');
  await shellOf(other).practice.getByText('Harborlight Galveston').waitFor();
  expect(JSON.parse((await selectionOf(other)) ?? '{}')).toEqual(selection);
});
