import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf } from './bell-page.ts';
import { searchOf } from './search-page.ts';
import { logOut, shellOf, TAMSIN } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { endBy, signInAgain } from './support/ended-session.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const TYPED_NAME = 'tamsin achterb';
/** The patient's name, and the part that every spelling has. */
const NAMES = [TAMSIN.name, 'achterb', 'Achterb'];

const isOnOverview = (page: Page) =>
  page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();

async function openPatient(page: Page): Promise<void> {
  await page.getByText('$30.00').click();
  await isOnOverview(page);
}

/** Everything that the browser stores for this history entry and origin, as text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const records = async (database: IDBDatabase, store: string) => {
      const asked = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      return asked.result;
    };
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const opened = indexedDB.open(name);
        await new Promise((resolve) => {
          opened.onsuccess = resolve;
        });
        const stores = [...opened.result.objectStoreNames];
        const all = await Promise.all(stores.map((store) => records(opened.result, store)));
        opened.result.close();
        return all;
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return JSON.stringify([
      ...[history.state, location.href, document.title, document.cookie, window.name],
      ...[{ ...localStorage }, { ...sessionStorage }, databases, cached],
    ]);
  });

it('SESSION-5.7, SESSION-4.4: Back returns to the same search and rows, and so does a reload after the session ended and the same user signed in again; the browser stores no typed text and no readable patient name', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const born = await birthDateOf(address, TAMSIN.memberId);
  await openAs(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.seesRange('1–10 of 200');
  await search.filters.click();
  await search.field('Last name').fill('achterb');
  await search.field('Date of birth').fill(born.digits);
  await search.seesNames([TAMSIN.name]);
  await openPatient(page);
  await page.goBack();
  await search.seesNames([TAMSIN.name]);
  expect(await search.field('Last name').inputValue()).toBe('achterb');
  expect(await search.field('Date of birth').inputValue()).toBe(born.written);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await search.pageSize.selectOption('25');
  await search.seesRows(25);
  const rows = () => page.locator('.table-open').allInnerTexts();
  const firstRows = await rows();
  await search.nextPage.click();
  await search.seesRange('26–50 of 200');
  await expect.poll(rows).not.toEqual(firstRows);
  const names = await rows();
  await page.locator('.table-open').first().click();
  await isOnOverview(page);
  await shellOf(page).item('Manage Patients').click();
  await search.seesRange('1–10 of 200');
  expect(await search.box.inputValue()).toBe('');
  await search.box.fill(TYPED_NAME);
  await search.seesNames([TAMSIN.name]);
  await openPatient(page);

  const kept = [await keptByBrowser(page)];
  const goBackTo = async (isThere: () => Promise<unknown>) => {
    await page.goBack();
    await isThere();
    kept.push(await keptByBrowser(page));
  };
  await goBackTo(() => search.seesNames([TAMSIN.name]));
  expect(await search.box.inputValue()).toBe(TYPED_NAME);
  await goBackTo(() => isOnOverview(page));
  await goBackTo(() => search.seesRange('26–50 of 200'));
  await search.seesNames(names);
  await endBy(page, '**/get-notifications', () => bellOf(page).bell.click());
  await signInAgain(page);
  await page.reload();
  await search.seesRange('26–50 of 200');
  await search.seesNames(names);
  kept.push(await keptByBrowser(page));
  const searched = [TYPED_NAME, born.iso, born.written, born.digits, ...NAMES, ...names];
  expect(searched.filter((text) => kept.some((each) => each.includes(text)))).toEqual([]);
});

it('SESSION-5.3, SESSION-5.4: after signing out, neither Back nor signing in again restores a search', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.box.fill(TYPED_NAME);
  await search.seesNames([TAMSIN.name]);
  const entries = await page.evaluate(() => history.length);
  await openPatient(page);
  await logOut(page);
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await signIn(page, FRONT_DESK);
  await page.evaluate((until) => history.go(until - history.length), entries);
  await page.waitForURL('**/search-patients');
  await page.locator('.table-open').first().waitFor();
  expect(await search.box.inputValue()).toBe('');
});
