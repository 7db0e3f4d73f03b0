import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { isOnOverview, openSearch, selectedMember, TAMSIN } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { it } from './support/journey.ts';
import { keepFiles, madeFiles } from './transactions-page.ts';

it('MISSION-1.3, API-5.4: with the mouse, a birth date finds a patient; their row opens them, but not under another text; and Back and a reload restore the search', async ({
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
    '(207) 555-0168',
    born.written,
    'Made to Measure',
    'Active',
    '$30.00',
    '10000114',
  ]);
  await search.box.fill('12/31');
  await page.getByText('$30.00').click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/search-patients');
  await search.box.fill(born.short);
  await page.getByText('$30.00').click();
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000114');
  expect(new URL(page.url()).href).toBe(new URL('/view-patient/overview', page.url()).href);
  await page.goBack();
  await search.seesNames([TAMSIN]);
  expect(await search.box.inputValue()).toBe(born.short);
  await page.reload();
  await search.seesNames([TAMSIN]);
  expect(await search.box.inputValue()).toBe(born.short);
});

it('API-5, SESSION-2: the search box reads an email, a member ID and a phone number, and the address shows none of them; arrow keys move from the box into the rows, and Enter opens a patient', async ({
  page,
}) => {
  const search = await openSearch(page);
  await search.box.fill('tamsin.achterberg114@mail.test');
  await search.reads('email tamsin.achterberg114@mail.test');
  await search.seesNames([TAMSIN]);
  await search.box.fill('10000162');
  await search.reads('phone or ID 10000162');
  await search.seesNames(['Maeve Achterberg']);
  await search.box.fill('614-555-0119');
  await search.reads('phone (614) 555-0119');
  expect(new URL(page.url()).href).toBe(new URL('/search-patients', page.url()).href);
  await search.box.fill(TAMSIN);
  await search.seesNames([TAMSIN]);
  await search.box.fill('');
  await search.box.focus();
  await page.keyboard.type('achterberg m');
  await search.reads('name “achterberg m”');
  await search.seesNames(['Maeve Achterberg', 'Magnus Achterberg']);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Maeve Achterberg');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Magnus Achterberg');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => search.box.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000162');
});

it('API-5.7: the page says how it read the last four digits of a phone number and a name with a birth date, and that it shows similar names for a typo', async ({
  page,
  address,
}) => {
  const born = await birthDateOf(address, '10000114');
  const search = await openSearch(page);
  await search.box.fill('0141');
  await search.reads('phone or ID beginning or ending with 0141');
  await search.box.fill(`achterberg ${born.short}`);
  await search.reads(`name “achterberg”, date of birth ${born.written}`);
  await search.seesNames([TAMSIN]);
  const typo = TAMSIN.replace('m', 'mm');
  await search.box.fill(typo);
  await search.seesNames([TAMSIN]);
  await page.getByText(`No patients match name “${typo}”. Showing similar names.`, { exact: true }).waitFor();
});

it('MISSION-1.9: after a change of practice, the search is empty and a late response for the previous practice is ignored', async ({
  page,
}) => {
  const search = await openSearch(page);
  const asked: Route[] = [];
  await page.route('**/practice/1/patient/search?*', (route) => void asked.push(route));
  await search.box.fill(TAMSIN);
  await expect.poll(() => asked.length).toBe(1);
  const { practice, options } = shellOf(page);
  await practice.click();
  await options.first().waitFor();
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

it('API-5: the CSV file lists all patients that the search finds, in its order', async ({
  page,
  address,
}) => {
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
    '\uFEFFName,Phone,Date of birth,Plan,Status,Past due,Member ID,Email,Plan type,Subscriber ID,Last name,Patient ID',
  );
  expect(rows.map((row) => row.split(',')[0])).toEqual(await page.locator('.table-open').allInnerTexts());
  expect(rows.at(-1)).toBe(
    `Tamsin Achterberg,(207) 555-0168,${born.written},Made to Measure,Active,30.00,10000114,tamsin.achterberg114@mail.test,Ad-hoc,S01000114,Achterberg,114`,
  );
});
