import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { loginView } from './login-page.ts';
import { openOutside, pathOf, seesDashboard } from './shell-page.ts';
import { fillUp, leaveNothing, STORAGE_FAULTS, type StorageFault } from './storage-faults.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const storedItems = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());

/** Checks that the page is neither blank nor loading, and is accessible. */
async function isReady(page: Page): Promise<void> {
  expect((await page.locator('body').innerText()).trim()).not.toBe('');
  await expect.poll(() => page.locator('[aria-busy=true], .skeleton, .spinner').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
}

/**
 * Tests every fourth fault, starting with a different one at each moment, in a profile without a session; under
 * PROVE, all of them.
 */
async function eachFault(
  page: Page,
  moment: number,
  meet: (fault: StorageFault, spoil: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const outside = await page.context().newPage();
  await openOutside(outside);
  await signIn(page, ADMIN);
  const old = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  for (const fault of sampleOf(STORAGE_FAULTS, (_, row) => (row + moment) % 4 === 0)) {
    await leaveNothing(page, outside);
    await meet(fault, () => fault.spoil(outside, old)).catch((cause) => {
      throw new Error(`${fault.name}: ${cause.message}`, { cause });
    });
  }
  await outside.close();
}

const UNREADABLE = 'Your saved session couldn’t be read. Sign in again.';
const ELSEWHERE = 'You signed out in another tab.';

/** The login page shows the reason, and the storage contains nothing of the session. */
async function seesLogin(page: Page, ...why: string[]): Promise<void> {
  await page.locator('.login-form[data-phase="ready"]').waitFor();
  if (why.length > 0) await page.getByText(new RegExp(why.join('|'))).waitFor();
  await isReady(page);
  expect(pathOf(page)).toBe('/login');
  expect(await storedItems(page)).toEqual([]);
  expect(await loginView(page)).toMatchObject({ email: '', password: '', button: 'disabled' });
}

/** The user can continue: the tab stores the selection, or says that it can't. */
async function worksOn(page: Page): Promise<void> {
  const choose = async (menu: string, name: string) => {
    const button = page.getByRole('banner').getByRole('button', { name: menu });
    await button.click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect.poll(() => button.innerText()).toContain(name);
  };
  await seesDashboard(page);
  await choose('Practice', 'Harborlight Astoria');
  await page.reload();
  await seesDashboard(page);
  expect(await page.getByRole('banner').innerText()).toContain('Harborlight Astoria');

  await page.evaluate(fillUp, 'session' as const);
  await choose('Organization', 'Summit Oral Health');
  await page.getByText('Your browser couldn’t save your practice. It will reset when you reload.').waitFor();
  await isReady(page);
  expect(await storedItems(page)).toContain('Token');
}

it('SESSION-3.2, SESSION-3.3: after each damage to the storage while the portal is closed, the page that opens explains it', async ({
  page,
}) => {
  await eachFault(page, 0, async ({ name }, spoil) => {
    await openAs(page, ADMIN);
    await page.goto('about:blank');
    await spoil();
    await page.goto('/');
    if (name === 'storage full') await worksOn(page);
    else await seesLogin(page, UNREADABLE);
  });
});

it('SESSION-3, LOGIN-6: after each damage to the storage while the user types, signing in works or the page explains why not', async ({
  page,
}) => {
  await eachFault(page, 1, async ({ name }, spoil) => {
    await page.goto('/login');
    await fillLogin(page, ADMIN);
    await spoil();
    if (name === 'storage full') await page.evaluate(fillUp, 'local' as const);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    if (name !== 'storage full') {
      await seesDashboard(page);
      await isReady(page);
      return;
    }
    await page.getByText('We couldn’t sign you in').waitFor();
    await page
      .getByText(
        'Your browser couldn’t save your session. Allow site data, free up space, then sign in again.',
      )
      .waitFor();
    await isReady(page);
    expect(await storedItems(page)).toEqual(['filler']);
    await page.evaluate(() => localStorage.removeItem('filler'));
    await fillLogin(page, ADMIN);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await seesDashboard(page);
  });
});

it('SESSION-3, LOGIN-6: after each damage to the storage between the sign-in and the reload, the dashboard or the login page opens', async ({
  page,
  address,
}) => {
  // A prefetched page would skip the paused request.
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  await eachFault(page, 2, async ({ name }, spoil) => {
    await page.goto('/login');
    await fillLogin(page, ADMIN);
    const reload = new Promise<Route>((resolve) => void page.route(`${address}/`, resolve, { times: 1 }));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    const held = await reload;
    await spoil();
    await held.continue();
    if (name === 'storage full') await worksOn(page);
    else await seesLogin(page);
  });
});

it('SESSION-3.2, SESSION-3.3: after each damage to the storage under an open page, the page continues or explains why not', async ({
  page,
}) => {
  await eachFault(page, 3, async ({ name, isFoundOnReload }, spoil) => {
    await openAs(page, ADMIN);
    await spoil();
    if (name === 'storage full') return worksOn(page);
    if (!isFoundOnReload) return seesLogin(page, UNREADABLE, ELSEWHERE);
    await seesDashboard(page);
    await isReady(page);
    await page.reload();
    return seesLogin(page, UNREADABLE);
  });
});
