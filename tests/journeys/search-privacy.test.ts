import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf } from './search-page.ts';
import { shellOf, TAMSIN } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { it } from './support/journey.ts';
import { openProfile } from './support/profile.ts';
import { signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const EMAIL = 'tamsin.achterberg114@mail.test';
const PHONE = '614-555-0119';
const TYPED_NAME = 'tamsin achterb';
/** The patient's name as the page shows it, and the part of it that is in every spelling of it. */
const NAMES = [TAMSIN.name, 'achterb', 'Achterb'];

/** Searches by each of the fields, then by the name alone. The birth date is one that staff typed, in all spellings. */
async function searchByEveryField(page: Page, birthDate: string): Promise<void> {
  const search = searchOf(page);
  await search.box.fill(PHONE);
  await search.reads('phone (614) 555-0119');
  await search.box.fill(EMAIL);
  await search.seesNames([TAMSIN.name]);
  await search.filters.click();
  await search.field('Date of birth').fill(birthDate);
  await search.field('First name').fill('Tamsin');
  await search.field('Last name').fill('Achterberg');
  await search.field('Email').fill(EMAIL);
  await search.seesNames([TAMSIN.name]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await search.seesRange('1–10 of 200');
}

const openPatient = async (page: Page) => {
  await page.getByText('$30.00').click();
  await page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();
};

/** Everything that the browser keeps for this history entry, and of this origin, as text. */
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

it('SESSION-5.7: Back returns to the same search and rows, and the browser stores no typed text and no patient name that can be read', async ({
  page,
  address,
}) => {
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
  await page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();
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
  await goBackTo(() => page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor());
  await goBackTo(() => search.seesRange('26–50 of 200'));
  await search.seesNames(names);
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
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await signIn(page, FRONT_DESK);
  await page.evaluate((until) => history.go(until - history.length), entries);
  await page.waitForURL('**/search-patients');
  await page.locator('.table-open').first().waitFor();
  expect(await search.box.inputValue()).toBe('');
});

it('SESSION-5: a browser profile on disk holds no text that was typed into the search, once the user has signed out and the browser is closed', async ({
  address,
}) => {
  const born = await birthDateOf(address, TAMSIN.memberId);
  const profile = await openProfile(address);
  try {
    const { context, written } = profile;
    const [page = await context.newPage()] = context.pages();
    await signIn(page, FRONT_DESK);
    await shellOf(page).item('Manage Patients').click();
    await searchOf(page).seesRange('1–10 of 200');
    await searchByEveryField(page, born.digits);
    await searchOf(page).box.fill(TYPED_NAME);
    await searchOf(page).seesNames([TAMSIN.name]);
    await openPatient(page);
    await page.goBack();
    await searchOf(page).seesNames([TAMSIN.name]);
    // Proves that the profile is on disk by now: a browser writes its tabs late.
    const control = `written-to-disk-${born.digits}`;
    await page.evaluate((text) => {
      sessionStorage.setItem('control', text);
      history.replaceState({ ...history.state, control: text }, '');
    }, control);
    const areWritten = () => written.every((folder) => profile.filesWith(control, folder).length > 0);
    await expect.poll(areWritten).toBe(true);
    await shellOf(page).account.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    await context.close();

    expect(profile.filesWith(control)).not.toEqual([]);
    const typed = [TYPED_NAME, PHONE, EMAIL, born.iso, born.written, ...NAMES];
    const found = typed.map((text) => [text, profile.filesWith(text)]);
    expect(found).toEqual(typed.map((text) => [text, []]));
  } finally {
    await profile.remove();
  }
});
