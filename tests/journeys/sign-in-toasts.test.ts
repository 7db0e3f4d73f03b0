import { createServer } from 'node:http';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { loginForm, loginView } from './login-page.ts';
import { seesDashboard } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { stopClockEarly } from './support/still-clock.ts';

const ADMIN = 'admin@bridgework.test';

type Reply = Parameters<Route['fulfill']>[0];

/** The filled-in login page, with a stopped clock. */
async function openFilled(page: Page) {
  await stopClockEarly(page);
  await page.goto('/login');
  const form = loginForm(page);
  await form.email.fill(ADMIN);
  await form.password.fill(SAMPLE_PASSWORD);
  return form;
}

const toast = (page: Page) =>
  page.locator('.toast').evaluateAll((all) =>
    all.map((each) => ({
      phase: each.getAttribute('data-phase'),
      variant: each.getAttribute('data-variant'),
      lines: (each.querySelector<HTMLElement>('.toast-words')?.innerText ?? '').split('\n').filter(Boolean),
    })),
  );

it('TOAST-1.2, CONST-2.8, LOGIN-6.5, LOGIN-9.3, LOGIN-9.4, LAYOUT-7.2, ERR-1.7: after a network failure, the form keeps its input and LOGIN works again; the error toast animates in over 300 ms, is shown for 5000 ms and animates out over 200 ms', async ({
  page,
  pageErrors,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  pageErrors.expect(/ERR_FAILED/);
  const { submit } = await openFilled(page);
  await page.route('**/api/authenticate', (route) => route.abort());
  await submit.click();

  const shown = (phase: string) => [
    {
      phase,
      variant: 'error',
      lines: ['Couldn’t sign in', 'The server could not be reached. Check your connection and try again.'],
    },
  ];
  const typed = { email: ADMIN, emailMessage: '', password: SAMPLE_PASSWORD, passwordMessage: '' };
  await expect.poll(() => loginView(page)).toEqual({ ...typed, isMasked: true, button: 'enabled' });
  const animation = () => page.locator('.toast').evaluate((each) => getComputedStyle(each).animationDuration);
  await expect.poll(() => toast(page)).toEqual(shown('entering'));
  expect(await animation()).toBe('0.3s');
  await page.clock.runFor(299);
  expect(await toast(page)).toEqual(shown('entering'));
  await page.clock.runFor(1);
  await expect.poll(() => toast(page)).toEqual(shown('shown'));
  await page.clock.runFor(4999);
  expect(await toast(page)).toEqual(shown('shown'));
  await page.clock.runFor(1);
  await expect.poll(() => toast(page)).toEqual(shown('leaving'));
  expect(await animation()).toBe('0.2s');
  await page.clock.runFor(199);
  expect(await toast(page)).toEqual(shown('leaving'));
  await page.clock.runFor(1);
  await expect.poll(() => toast(page)).toEqual([]);
});

it('TOAST-1.3: one toast is visible at a time; a new one queues and is shown next; Dismiss closes one', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500/);
  const { submit } = await openFilled(page);
  for (const message of ['First.', 'Second.', 'Third.']) {
    await page.route('**/api/authenticate', (route) => route.fulfill({ status: 500, json: { message } }), {
      times: 1,
    });
    await submit.click();
    await submit.and(page.locator(':not([aria-busy])')).waitFor();
  }
  const labels = async () => (await toast(page)).map(({ lines }) => lines.at(-1));
  await expect.poll(labels).toEqual(['First.']);
  await page.clock.runFor(300 + 5000 + 199);
  expect(await labels()).toEqual(['First.']);
  await page.clock.runFor(1);
  await expect.poll(labels).toEqual(['Second.']);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(200);
  await expect.poll(labels).toEqual(['Third.']);
});

const html = { contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>Sorry</h1>' };

const ERRORS: readonly (readonly [what: string, reply: Reply, label: string])[] = [
  [
    'one validation error per line',
    {
      status: 400,
      json: {
        status: 400,
        reason: 'Bad Request',
        message: 'The request is not valid.',
        validationErrors: [
          { field: 'username', message: 'The user name is too long.' },
          { field: 'password', message: 'The password is too short.' },
        ],
      },
    },
    'The user name is too long.\nThe password is too short.',
  ],
  [
    'the message if no validation error has one',
    { status: 403, json: { message: 'This account is closed.', validationErrors: [{ field: 'username' }] } },
    'This account is closed.',
  ],
  ['the status text if there is no message', { status: 503, ...html }, 'Service Unavailable'],
];

it('ERR-1.1, ERR-1.2, ERR-1.3, TOAST-1: a toast shows validation errors, else the message, else the status text, and does not move for a user who prefers less motion', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { submit } = await openFilled(page);
  for (const [what, reply, label] of ERRORS) {
    await page.route('**/api/authenticate', (route) => route.fulfill(reply));
    await submit.click();
    await expect.poll(() => page.locator('.toast-label').innerText(), { message: what }).toBe(label);
    expect(await page.locator('.toast').evaluate((each) => getComputedStyle(each).animationName)).toBe(
      'none',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.clock.runFor(200);
    await page.locator('.toast').waitFor({ state: 'detached' });
    await page.unroute('**/api/authenticate');
  }
});

it('ERR-1.4: the toast of an error without any text shows the default message', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const withoutText = createServer((_, response) => response.writeHead(500, '').end());
  await new Promise<void>((resolve) => withoutText.listen(0, '127.0.0.1', resolve));
  const address = withoutText.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { submit } = await openFilled(page);
  await page.route('**/api/authenticate', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await submit.click();
  await expect
    .poll(() => page.locator('.toast-label').innerText())
    .toBe('An unexpected error occurred, please try again.');
  withoutText.close();
});

it('ERR-1.5, SESSION-4: a page with an error shows status and reason, by default 500 and Client Error; the user stays signed in, and Try again loads the page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await signIn(page, 'frontdesk@bridgework.test');
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  const reference = page.locator('.state-message-reference');
  expect(await reference.innerText()).toMatch(/^Error\s500 Client Error\s*$/);
  await page.getByRole('button', { name: 'Copy error', exact: true }).waitFor();
  await page.getByText('If it keeps happening, contact support.').waitFor();
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await seesDashboard(page);
});

it('ERR-1.5: an error of the page, which has neither status nor reason, shows 500 and Client Error', async ({
  page,
}) => {
  await signIn(page, 'frontdesk@bridgework.test');
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      if (location.search.startsWith('?practice')) throw new Error('The page broke.');
      replace(...given);
    };
  });
  await page.goto('/view-patient/overview?practice=1&member=10000114');
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  await page.getByText('The page broke.', { exact: true }).waitFor();
  expect(await page.locator('.state-message-reference').innerText()).toMatch(/^Error\s500 Client Error\s*$/);
});
