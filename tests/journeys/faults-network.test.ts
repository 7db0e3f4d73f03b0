import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  eachEnd,
  FAULTS,
  type Fault,
  installClock,
  pathOf,
  sampled,
  seesDashboard,
  standsFirm,
  storedItems,
  under,
} from './faults/faults.ts';
import { loginForm, loginView, toastText } from './login-page.ts';
import { it } from './support/journey.ts';
import { fillLogin, SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** The code of the page has a time limit of its own: it must have come before the time of a call runs out. */
async function reload(page: Page, { isSlow }: Fault): Promise<void> {
  await page.reload();
  if (isSlow) await page.getByRole('banner').waitFor();
}

/** What failed is tried again by itself after ten seconds: that waits until the journey has looked. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

it('LOGIN-6.5, LOGIN-9.3, LOGIN-9.4, LAYOUT-7.2: after each failure of POST /authenticate, a toast explains it and the form works again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await installClock(page);
  await page.goto('/login');
  const form = loginForm(page);
  await eachEnd(sampled(FAULTS, 0), async (fault) => {
    await form.email.fill('');
    await fillLogin(page, ADMIN);
    await under(page, '**/api/authenticate', fault, () => form.submit.click());
    const typed = { email: ADMIN, emailMessage: '', password: SAMPLE_PASSWORD, isMasked: true };
    if (fault.name === '401') {
      const passwordMessage = 'Wrong email or password. Please try again.';
      await expect.poll(() => loginView(page)).toEqual({ ...typed, passwordMessage, button: 'disabled' });
    } else {
      await expect.poll(() => toastText(page)).toContain(`Not signed in`);
      expect(await toastText(page)).toContain(fault.told);
      expect(await loginView(page)).toEqual({ ...typed, passwordMessage: '', button: 'enabled' });
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => toastText(page)).toBe('');
    }
    await standsFirm(page);
    expect(await storedItems(page)).toEqual([]);
    await page.unroute('**/api/authenticate');
  });
  await form.password.fill('');
  await form.password.fill(SAMPLE_PASSWORD);
  await form.submit.click();
  await seesDashboard(page);
});

it('SESSION-4: whatever befalls GET /user, the page says so, offers to try again, and signs nobody out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await installClock(page);
  await openAs(page, ADMIN);
  await eachEnd(sampled(FAULTS, 1), async (fault) => {
    await under(page, '**/api/user', fault, () => reload(page, fault));
    await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
    await holdTime(page);
    await page.getByText(fault.told, { exact: true }).waitFor();
    await page.getByText('You’re still signed in. If this keeps happening, contact support.').waitFor();
    await standsFirm(page);
    expect(await storedItems(page)).toContain('Token');
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.clock.resume();
    await seesDashboard(page);
  });
});

it('SESSION-4: whatever befalls POST /refresh-token, only a 401 ends the session, and the page says so', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await installClock(page);
  await openAs(page, ADMIN);
  await eachEnd(sampled(FAULTS, 2), async (fault) => {
    await page.route('**/api/user', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await under(page, '**/api/refresh-token', fault, () => reload(page, fault));
    if (fault.name === '401') {
      await page.getByText('Your session has ended. Sign in again.').waitFor();
      expect(pathOf(page)).toBe('/login');
      await standsFirm(page);
      expect(await storedItems(page)).toEqual([]);
      return;
    }
    await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
    await holdTime(page);
    await page
      .getByText('You’re still signed in, and your work is safe. We’ll keep trying to reconnect.')
      .waitFor();
    await standsFirm(page);
    expect(await storedItems(page)).toContain('Token');
    await page.unroute('**/api/refresh-token');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.clock.resume();
    await seesDashboard(page);
  });
});

it('LOGIN-8.1, LOGIN-8.2: after each failure of POST /sign-out, the user is signed out and the storage is empty', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await installClock(page);
  await eachEnd(sampled(FAULTS, 3), async (fault) => {
    await openAs(page, ADMIN);
    await under(page, '**/api/sign-out', fault, async () => {
      await page.getByRole('button', { name: /^Account menu for/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    });
    await page.getByText('You’ve signed out.').waitFor();
    await standsFirm(page);
    expect(pathOf(page)).toBe('/login');
    expect(await storedItems(page)).toEqual([]);
    expect(await loginView(page)).toMatchObject({ email: '', password: '', button: 'disabled' });
    await page.unroute('**/api/sign-out');
  });
});
