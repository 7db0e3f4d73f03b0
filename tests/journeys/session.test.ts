import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goOutside } from './charts/accounts.ts';
import { it } from './support/journey.ts';
import { fillLogin, SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { transactionsOf } from './transactions-page.ts';

const ADMIN = 'admin@bridgework.test';
const OFFICE = 'office@bridgework.test';

const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('bridgework-vault', 1);
    const records = await new Promise<number>((resolve, reject) => {
      open.onsuccess = () => {
        const count = open.result.transaction('records').objectStore('records').count();
        count.onsuccess = () => resolve(count.result);
      };
      open.onerror = () => reject(open.error);
    });
    open.result.close();
    return { local: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage).sort(), records };
  });
const NOTHING = { local: [], tab: [], records: 0 };

const organization = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Organization/ });
const practice = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Practice/ });

async function signedInTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await organization(page).waitFor();
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function seesLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
}

interface Place {
  id: string;
  name: string;
}

it('SESSION-1: a session is of one user, in one organization and one practice of a state, held by their ids', async ({
  page,
}) => {
  const asked = page.waitForResponse('**/api/user');
  await signIn(page, ADMIN);
  const user: { organizations: (Place & { practices: (Place & { state: string })[] })[] } = await (
    await asked
  ).json();
  const selection = JSON.parse((await page.evaluate(() => sessionStorage.getItem('selection'))) ?? 'null');
  const held = user.organizations.find(({ id }) => id === selection.organizationId);
  const place = held?.practices.find(({ id }) => id === selection.practiceId);
  expect(place?.state).toBe('ME');
  expect(await organization(page).innerText()).toContain(held?.name);
  expect(await practice(page).innerText()).toContain(place?.name);
  await page.getByRole('button', { name: 'Account menu for Ada Admin' }).waitFor();
});

it('LOGIN-8.1, LOGIN-8.2, SESSION-5.1, SESSION-5.3, SESSION-5.4: Logout signs out every tab, Back shows nothing, and storage is empty', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'Manage Patients' }).click();
  const other = await signedInTab(context);
  await logOut(page);
  await seesLogin(page);
  await seesLogin(other);
  await other.getByText('You signed out in another tab.').waitFor();
  expect(await stored(page)).toEqual(NOTHING);

  await page.goBack();
  await seesLogin(page);
  expect(await page.getByRole('heading', { name: 'Manage Patients' }).count()).toBe(0);
});

it('SESSION-5.2: Logout works without a connection', async ({ page, context, troubles }) => {
  troubles.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signIn(page, ADMIN);
  await context.setOffline(true);
  await logOut(page);
  await seesLogin(page);
  expect(await stored(page)).toEqual(NOTHING);
  await context.setOffline(false);
});

it('SESSION-3.3: a changed Token item signs the user out, erases every copy and shows why', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await goOutside(page);
  await page.evaluate(() => localStorage.setItem('Token', `${localStorage.getItem('Token')}x`));
  await page.goto('/');
  await page.getByText('Your saved session couldn’t be read. Sign in again.').waitFor();
  await seesLogin(page);
  expect(await stored(page)).toMatchObject({ local: [], records: 0 });
});

it('SESSION-3.2: a removed Token item signs the user out and erases every copy', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN);
  const other = await signedInTab(context);
  await page.evaluate(() => localStorage.removeItem('Token'));
  await page.reload();
  await seesLogin(page);
  await seesLogin(other);
  expect(await stored(page)).toMatchObject({ local: [], records: 0 });
});

it('SESSION-2.6: two tabs keep their practices over a reload, and a new tab starts with the last choice', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN);
  const first = await practice(page).innerText();
  const other = await signedInTab(context);
  await practice(other).click();
  await other.locator('[role=menuitemradio][aria-checked=false]').first().click();
  await expect.poll(() => practice(other).innerText()).not.toBe(first);
  const second = await practice(other).innerText();

  await page.reload();
  await other.reload();
  await expect.poll(() => practice(page).innerText()).toBe(first);
  await expect.poll(() => practice(other).innerText()).toBe(second);
  expect(await practice(await signedInTab(context)).innerText()).toBe(second);
});

/** Another tab of the same person finds out that the server has ended the session. */
async function endByServer(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  for (const path of ['**/api/user', '**/api/refresh-token']) {
    await other.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  }
  await other.goto('/');
  await seesLogin(other);
  await other.close();
}

it('SESSION-4.3: when the session ends, a sheet over the page asks the user to sign in again, without a reload', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'Manage Patients' }).click();
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  await endByServer(context);

  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await page.getByRole('heading', { name: 'Manage Patients' }).isVisible()).toBe(false);
  await sheet.getByLabel('Password', { exact: true }).fill('Bridge2026!');
  await sheet.getByRole('button', { name: 'LOGIN' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Manage Patients' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  expect((await stored(page)).local).toContain('Token');
});

it('SESSION-4.3, SESSION-4.4: when the session ends, an open dialog is hidden, and is unchanged after the user signs in again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await openAs(page, 'frontdesk@bridgework.test', { at: '/view-patient/transactions', memberId: '10000053' });
  const { menu, item } = transactionsOf(page);
  await menu.click();
  await item('Email receipt').click();
  const another = page.getByText('Another email', { exact: true });
  await another.click();
  const address = page.locator('[name=emailAddress]');
  await address.fill('somebody@example.com');
  await endByServer(context);

  const sheet = page.getByRole('dialog', { name: 'Sign in to continue' });
  await sheet.waitFor();
  expect(await another.isVisible()).toBe(false);
  expect(await page.locator('.dialog-overlay:visible').count()).toBe(1);
  await sheet.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await sheet.getByRole('button', { name: 'LOGIN' }).click();
  await sheet.waitFor({ state: 'detached' });
  await another.waitFor();
  expect(await address.inputValue()).toBe('somebody@example.com');
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('SESSION-4.5: another user who signs in on the sheet starts clean', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'Manage Patients' }).click();
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  await endByServer(context);

  await page.getByRole('dialog').waitFor();
  await fillLogin(page, OFFICE);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stillHere'))).toBeUndefined();
});
