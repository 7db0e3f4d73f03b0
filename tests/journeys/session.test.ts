import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { logOut, pathOf, seesDashboard, shellOf } from './shell-page.ts';
import { endBy, signInAgain, signInSheet } from './support/ended-session.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { transactionsOf } from './transactions-page.ts';

const ADMIN = 'admin@bridgework.test';
const OFFICE = 'office@bridgework.test';

const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('bridgework-vault', 1);
    const records = await new Promise<{ userId?: string }[]>((resolve, reject) => {
      open.onsuccess = () => {
        const all = open.result.transaction('records').objectStore('records').getAll();
        all.onsuccess = () => resolve(all.result);
      };
      open.onerror = () => reject(open.error);
    });
    open.result.close();
    return {
      local: Object.keys(localStorage).sort(),
      tab: Object.keys(sessionStorage).sort(),
      records: records.length,
      tabKeyOf: records.find(({ userId }) => userId !== undefined)?.userId,
    };
  });
const NOTHING = { local: [], tab: [], records: 0, tabKeyOf: undefined };

/** Runs in the page. */
function blockErasing(): void {
  const { clear } = IDBObjectStore.prototype;
  Reflect.set(globalThis, 'eraseRecords', clear);
  IDBObjectStore.prototype.clear = () => {
    throw new DOMException('The disk is full.', 'UnknownError');
  };
}

/** Runs in the page. */
function allowErasing(): void {
  IDBObjectStore.prototype.clear = Reflect.get(globalThis, 'eraseRecords');
}

async function seesLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(pathOf(page)).toBe('/login');
}

interface Named {
  id: string;
  name: string;
}

it('SESSION-1, LOGIN-8.1, LOGIN-8.2, SESSION-5.1, SESSION-5.2, SESSION-5.3, SESSION-5.4, SESSION-5.8: a session names one organization and practice; Logout ends it in every tab, leaves nothing for Back or in storage, or the page says that something is left, and works offline; the server receives it once the connection returns', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const response = page.waitForResponse('**/api/user');
  await signIn(page, ADMIN);
  const user: { organizations: (Named & { practices: (Named & { state: string })[] })[] } = await (
    await response
  ).json();
  const selection = JSON.parse((await page.evaluate(() => sessionStorage.getItem('selection'))) ?? 'null');
  const selected = user.organizations.find(({ id }) => id === selection.organizationId);
  const practice = selected?.practices.find(({ id }) => id === selection.practiceId);
  expect(practice?.state).toBe('ME');
  expect(await shellOf(page).organization.innerText()).toContain(selected?.name);
  expect(await shellOf(page).practice.innerText()).toContain(practice?.name);

  await page.getByRole('link', { name: 'Manage Patients' }).click();
  const other = await context.newPage();
  await other.goto('/');
  await seesDashboard(other);
  await logOut(page);
  await seesLogin(page);
  await seesLogin(other);
  await other.getByText('You signed out in another tab.').waitFor();
  expect(await stored(page)).toEqual(NOTHING);
  await page.goBack();
  await seesLogin(page);
  expect(await page.getByRole('heading', { name: 'Manage Patients' }).count()).toBe(0);

  await signIn(page, ADMIN);
  await context.setOffline(true);
  await logOut(page);
  await seesLogin(page);
  expect(await stored(page)).toEqual(NOTHING);
  const received = page.waitForResponse('**/api/sign-out');
  await context.setOffline(false);
  expect((await received).status()).toBe(204);

  await other.close();
  await signIn(page, ADMIN);
  await page.evaluate(blockErasing);
  await logOut(page);
  await page.getByText('We couldn’t finish signing you out').waitFor();
  expect((await stored(page)).records).toBeGreaterThan(0);
  await page.evaluate(allowErasing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stored(page)).toEqual(NOTHING);
  await seesLogin(page);
});

async function endByServer(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  for (const path of ['**/api/user', '**/api/refresh-token'])
    await other.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  await other.goto('/');
  await seesLogin(other);
  await other.close();
}

it('LOGIN-9.9, SESSION-4.3, SESSION-4.4, SESSION-4.5: when the session ends a sheet hides the page and its open dialog; the same user gets both back without a reload, another user starts clean', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await openAs(page, 'frontdesk@bridgework.test', { at: '/view-patient/transactions', memberId: '10000053' });
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const isSamePage = () => page.evaluate(() => Reflect.has(globalThis, 'isSamePage'));
  const { menu, item } = transactionsOf(page);
  await menu.click();
  await item('Email receipt').click();
  const another = page.getByText('Another email', { exact: true });
  const address = page.locator('[name=emailAddress]');
  await expect
    .poll(async () => {
      await another.click();
      return address.isVisible();
    })
    .toBe(true);
  await address.fill('someone@example.com');
  await endByServer(context);

  const sheet = signInSheet(page);
  await sheet.waitFor();
  expect(await another.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Transactions', level: 1 }).isVisible()).toBe(false);
  expect(await page.locator('.dialog-overlay:visible').count()).toBe(1);
  const [reset] = await Promise.all([
    context.waitForEvent('page'),
    sheet.getByRole('link', { name: 'Forgot password?' }).press('Enter'),
  ]);
  await reset.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await reset.close();
  await signInAgain(page);
  await another.waitFor();
  expect(await address.inputValue()).toBe('someone@example.com');
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  expect((await stored(page)).local).toEqual(expect.arrayContaining(['Membership', 'Token']));
  expect(await isSamePage()).toBe(true);

  const sendReceipt = () => page.getByRole('button', { name: 'Send receipt' }).click();
  await endBy(page, '**/transaction/*/email', sendReceipt);
  await signInAgain(page);
  await page.getByText('Your session ended before this was done. Try again.').waitFor();

  const { tabKeyOf } = await stored(page);
  await endBy(page, '**/transaction/*/email', sendReceipt);
  await fillLogin(page, OFFICE);
  await sheet.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await isSamePage()).toBe(false);
  expect((await stored(page)).tabKeyOf).not.toBe(tabKeyOf);
});

it('SESSION-4: a refresh that the server rejects while a new tab loads opens the login page there and erases the token; the open tab keeps its items and their key', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await openAs(page, ADMIN);
  const { tab, tabKeyOf } = await stored(page);
  const other = await context.newPage();
  for (const path of ['**/api/user', '**/api/refresh-token'])
    await other.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  await other.goto('/');
  await other.getByText('Your session has ended. Sign in again.').waitFor();
  await seesLogin(other);
  await signInSheet(page).waitFor();
  expect(await stored(page)).toMatchObject({ local: ['Membership'], tab, tabKeyOf });
});
