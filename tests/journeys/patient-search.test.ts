import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf, selectedMember } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import { keepFiles, madeFiles } from './transactions-page.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const TAMSIN = 'Tamsin Achterberg';
const ANSWERS = '**/patient/search?*';

async function openSearch(page: Page) {
  await openAs(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.seesRange('1–10 of 200');
  return search;
}

const isOnOverview = (page: Page) =>
  page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();

it('MISSION-1.3: with the mouse, a birth date finds a patient, a row opens them, and Back and a reload restore the search', async ({
  page,
  address,
}) => {
  const born = await birthDateOf(address, '10000114');
  const search = await openSearch(page);
  await search.box.fill(born.short);
  await search.reads(`date of birth ${born.written}`);
  await search.seesNames([TAMSIN]);
  expect(await search.cells(0)).toEqual([
    TAMSIN,
    born.written,
    'Active',
    '$30.00',
    'Ad-hoc',
    '10000114',
    'tamsin.achterberg114@mail.test',
    'S01000114',
    'Achterberg',
    '114',
  ]);
  await page.getByText('$30.00').click();
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000114');
  expect(new URL(page.url()).href).toBe(new URL('/view-patient/overview', page.url()).href);
  await page.goBack();
  await search.seesNames([TAMSIN]);
  expect(await search.box.inputValue()).toBe(born.short);
  expect(new URL(page.url()).href).toBe(new URL('/search-patients', page.url()).href);
  await page.reload();
  await search.seesNames([TAMSIN]);
  expect(await search.box.inputValue()).toBe(born.short);
});

it('API-5, SESSION-2: the one box reads an email, a member id and a phone number, and the address shows none of them; a failed search is tried again; keys move from the box into the rows and open a patient', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/);
  const search = await openSearch(page);
  await search.box.fill('tamsin.achterberg114@mail.test');
  await search.reads('email tamsin.achterberg114@mail.test');
  await search.seesNames([TAMSIN]);
  await search.box.fill('10000162');
  await search.reads('member ID 10000162');
  await search.seesNames(['Maeve Achterberg']);
  await search.box.fill('614-555-0119');
  await search.reads('phone (614) 555-0119');
  expect(new URL(page.url()).href).toBe(new URL('/search-patients', page.url()).href);
  const busy = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
  await page.route(ANSWERS, (route) => route.fulfill({ status: 503, json: busy }));
  await search.box.fill(TAMSIN);
  await page.getByText('Couldn’t load patients').waitFor();
  await page.getByText('The server is busy.').waitFor();
  await page.unroute(ANSWERS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await search.seesNames([TAMSIN]);
  await search.box.fill('');
  await search.box.focus();
  await page.keyboard.type('achterberg m');
  await search.reads('name achterberg m');
  await search.seesNames(['Maeve Achterberg', 'Magnus Achterberg']);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Maeve Achterberg');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Magnus Achterberg');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await search.box.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000162');
});

it('API-5, SESSION-2: recently viewed patients are listed, and open by keyboard and by mouse', async ({
  page,
}) => {
  const recents = [
    { memberId: '10000114', name: TAMSIN, dateOfBirth: '1980-04-12' },
    { memberId: '10000162', name: 'Maeve Achterberg', dateOfBirth: '1955-02-28' },
  ];
  await page.route('**/practice/1/patient/recent', (route) => route.fulfill({ json: { results: recents } }));
  const search = await openSearch(page);
  await search.recent(`${TAMSIN} 04/12/1980`).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await search.recent(`${TAMSIN} 04/12/1980`).press('Enter');
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000114');
  await page.goBack();
  await search.recent('Maeve Achterberg 02/28/1955').click();
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000162');
});

it('API-5: sorted both ways, in pages of 10, 25 and 50, by the separate filters, and empty', async ({
  page,
  address,
}) => {
  const born = await birthDateOf(address, '10000114');
  const search = await openSearch(page);
  await search.pageSize.selectOption('25');
  await search.seesRange('1–25 of 200');
  await search.seesRows(25);
  await search.nextPage.click();
  await search.seesRange('26–50 of 200');
  await search.pageSize.selectOption('50');
  await search.seesRange('1–50 of 200');
  const ids = () => page.locator('.table-row td:last-child').allInnerTexts();
  const sorted = (from: number, step: number) =>
    Array.from({ length: 50 }, (_, place) => String(from + step * place));
  await search.head('Patient ID').click();
  await expect.poll(ids).toEqual(sorted(1, 1));
  await search.head('Patient ID').click();
  await expect.poll(ids).toEqual(sorted(200, -1));
  await search.filters.click();
  await search.field('Last name').fill('achterb');
  await search.field('Date of birth').fill(born.digits);
  await search.seesNames([TAMSIN]);
  expect(await search.field('Date of birth').inputValue()).toBe(born.written);
  await search.field('First name').fill('Nobody');
  await page.getByText('No patients match your search').waitFor();
  await page.getByRole('button', { name: 'Show all patients' }).click();
  await search.seesRange('1–50 of 200');
});

it('MISSION-1.9: another practice throws the old one’s answer away, and its search', async ({ page }) => {
  const search = await openSearch(page);
  const asked: Route[] = [];
  await page.route('**/practice/1/patient/search?*', (route) => void asked.push(route));
  await search.box.fill(TAMSIN);
  await expect.poll(() => asked.length).toBe(1);
  const { practice, options } = shellOf(page);
  await practice.click();
  const [other = ''] = (await options.allInnerTexts()).filter((name) => name !== 'Harborlight Portland');
  await options.getByText(other).click();
  await expect.poll(() => practice.innerText()).toBe(`Practice\n${other}`);
  await page.locator('.table-open').first().waitFor();
  const names = await page.locator('.table-open').allInnerTexts();
  await asked[0]?.continue();
  expect(await search.box.inputValue()).toBe('');
  await search.head('Name').click();
  await expect.poll(() => page.locator('.table-open').allInnerTexts()).not.toEqual(names);
  expect(await page.locator('.table-open').allInnerTexts()).not.toContain(TAMSIN);
});

it('API-5: a file has all whom the search finds, in its order, safe for a spreadsheet; it can be stopped, and goes on where a page did not come', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/);
  const born = await birthDateOf(address, '10000114');
  const search = await openSearch(page);
  await keepFiles(page);
  await search.box.fill('achterberg');
  await search.seesNames([
    'Anneliese Achterberg',
    'Cyrus Achterberg',
    'Maeve Achterberg',
    'Magnus Achterberg',
    TAMSIN,
  ]);
  const csv = page.getByRole('button', { name: 'Download CSV' });
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toMatch(/^patients-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByText('Exported 5 patients.').waitFor();
  const [text = ''] = await madeFiles(page);
  const [head, ...rows] = text.split('\r\n').slice(0, -1);
  expect(head).toBe(
    '\uFEFFName,Date of birth,Status,Past due,Plan type,Member ID,Email,Subscriber ID,Last name,Patient ID',
  );
  expect(rows.map((row) => row.split(',')[0])).toEqual(await page.locator('.table-open').allInnerTexts());
  expect(rows.at(-1)).toBe(
    `Tamsin Achterberg,${born.written},Active,30.00,Ad-hoc,10000114,tamsin.achterberg114@mail.test,S01000114,Achterberg,114`,
  );

  await search.box.fill('');
  await search.seesRange('1–10 of 200');
  const second: Route[] = [];
  await page.route('**/patient/search?*Page=2&PageSize=100*', (route) => void second.push(route));
  await csv.click();
  await page.getByText('100 of 200 patients').waitFor();
  await expect.poll(() => second.length).toBe(1);
  await second[0]?.fulfill({ status: 503, json: { status: 503, reason: 'Unavailable', message: 'Busy.' } });
  await page.getByText('Download didn’t finish').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => second.length).toBe(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Preparing CSV').waitFor({ state: 'detached' });
  expect(await madeFiles(page)).toHaveLength(1);
});
