import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';

interface Fault {
  what: string;
  answer: (route: Route) => Promise<void>;
  /** What the page tells of it. */
  told: string;
}

const UNREADABLE = 'The answer of the server could not be read. Try again in a moment.';

const FAULTS: readonly Fault[] = [
  {
    what: 'no network',
    answer: (route) => route.abort('internetdisconnected'),
    told: 'The server could not be reached. Check your connection and try again.',
  },
  {
    what: 'a 500',
    answer: (route) =>
      route.fulfill({
        status: 500,
        json: { status: 500, reason: 'Internal Server Error', message: 'Something failed here.' },
      }),
    told: 'Something failed here.',
  },
  {
    what: "a proxy's HTML page",
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
    told: 'Bad Gateway',
  },
  {
    what: 'an HTML page that says all is well',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hotel</h1>' }),
    told: UNREADABLE,
  },
  {
    what: 'half an answer',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"accessToken":"a.b' }),
    told: UNREADABLE,
  },
  {
    what: 'an empty answer',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    told: UNREADABLE,
  },
  {
    what: 'an answer of another type',
    answer: (route) => route.fulfill({ json: { accessToken: 7, organizations: 'none', id: [] } }),
    told: UNREADABLE,
  },
];

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const login = (page: Page) => page.getByRole('button', { name: 'LOGIN' });

async function seesShell(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Organization/ })
    .waitFor();
}

for (const { what, answer, told } of FAULTS) {
  it(`LOGIN-9, ERR-1: signing in met by ${what} says so, keeps what was typed and stores nothing`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/Failed to load resource/);
    await page.goto('/login');
    await page.route('**/api/authenticate', answer);
    await fillLogin(page, ADMIN);
    await login(page).click();
    await page.getByRole('alert').getByText(told).waitFor();

    expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Bridge2026!');
    expect(await stored(page)).toEqual({});
    await page.unroute('**/api/authenticate');
    await login(page).click();
    await seesShell(page);
  });

  it(`SESSION-4, ERR-1: loading the user met by ${what} says so and keeps the session`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/Failed to load resource/);
    await signIn(page, ADMIN);
    await page.route('**/api/user', answer);
    await page.reload();
    await page.getByRole('heading', { name: 'Your account could not be loaded' }).waitFor();
    await page.getByText(told).waitFor();

    expect(Object.keys(await stored(page))).toContain('Token');
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await seesShell(page);
  });

  it(`SESSION-4, ERR-1: renewing the token met by ${what} signs nobody out`, async ({ page, troubles }) => {
    troubles.expect(/Failed to load resource/);
    await signIn(page, ADMIN);
    await page.route('**/api/user', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await page.route('**/api/refresh-token', answer);
    await page.reload();
    await page.getByRole('heading', { name: 'Your account could not be loaded' }).waitFor();

    expect(Object.keys(await stored(page))).toContain('Token');
    await page.unroute('**/api/refresh-token');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await seesShell(page);
  });
}

it('LOGIN-2, LOGIN-9: an answer that never comes ends the spinner, says so and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await page.route('**/api/authenticate', () => undefined);
  await fillLogin(page, ADMIN);
  await login(page).click();
  await page.locator('button[type=submit] [role=img]').waitFor();
  await page
    .getByRole('alert')
    .getByText('The server did not answer in time. Try again in a moment.')
    .waitFor({ timeout: 25_000 });
  expect(await login(page).isEnabled()).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN);
});

it('SESSION-4: a refused renewal leads to the login page, which says why, with nothing left in storage', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  for (const path of ['**/api/user', '**/api/refresh-token']) {
    await page.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  }
  await page.reload();
  await page.getByText('Your session has ended. Sign in again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await stored(page)).toEqual({});
});

it('SESSION-4: an expired token is renewed once, unseen', async ({ page, troubles }) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refresh-token')) renewals.push(request.method());
  });
  const before = (await stored(page))['Token'];
  await page.route('**/api/user', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await page.reload();
  await seesShell(page);
  expect(renewals).toEqual(['POST']);
  expect((await stored(page))['Token']).not.toBe(before);
});
