import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patientOf } from './patient-page.ts';
import { isOnOverview, openSearch, searchOf, selectedMember, TAMSIN } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { fillLogin } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

it('API-5.8, API-5.9, API-5.15: a view lists as many patients as its count, and the renewal forecast shows what each one needs; Back, a reload and its address open it again', async ({
  page,
}) => {
  const search = await openSearch(page);
  /** Other journeys may change patients between the count and the list: then a reload loads both again. */
  async function isListedAsCounted(at: Page, name: string) {
    await at.locator('.patient-views[aria-busy=false] ~ * table[aria-busy=false]').waitFor();
    const count = Number(/\d+$/.exec(await searchOf(at).view(name).innerText())?.[0]);
    const range = await at.getByText(/^\d+–\d+ of \d+$/).innerText();
    if (range === `1–${Math.min(10, count)} of ${count}`) return true;
    await at.reload();
    return false;
  }
  const seesAsCounted = (name: string, at = page) =>
    expect.poll(() => isListedAsCounted(at, name)).toBe(true);

  for (const name of ['Past due', 'Ends in 30 days', 'Card expires before renewal', 'Renewal forecast']) {
    await search.view(name).click();
    await seesAsCounted(name);
  }
  const needs = await page.locator('td[data-name="Needs"]').allInnerTexts();
  expect(needs).not.toEqual([]);
  expect(needs.map((text) => text.trim())).not.toContain('');
  await search.view('No card on file').click();
  await seesAsCounted('No card on file');
  await search.view('No plan').click();
  await seesAsCounted('No plan');
  const statuses = await page.locator('td[data-name="Status"]').allInnerTexts();
  expect(new Set(statuses)).toEqual(new Set(['No plan']));
  expect(new URL(page.url()).search).toBe('?view=noPlan');
  await page.goBack();
  await seesAsCounted('No card on file');
  await page.goForward();
  await seesAsCounted('No plan');
  await page.locator('.table-open').first().click();
  await isOnOverview(page);
  await page.goBack();
  await seesAsCounted('No plan');
  await page.reload();
  await seesAsCounted('No plan');
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await seesAsCounted('No plan', shared);
  await search.view('All').click();
  await search.seesRange('1–10 of 200');
  expect(new URL(page.url()).search).toBe('');
});

it('API-5.10: filters narrow a view, and a chip removes each of them', async ({ page }) => {
  const search = await openSearch(page);
  await search.filters.click();
  await page.getByRole('button', { name: 'Any Status' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await search.view('Past due').click();
  await search.field('Last name').fill('achterberg');
  await search.seesNames([TAMSIN]);
  await page.reload();
  await search.seesNames([TAMSIN]);
  const chips = page.getByRole('group', { name: 'Filters in use' }).getByRole('button');
  expect(await chips.allInnerTexts()).toEqual(['Status: Active', 'Last name: achterberg']);
  await chips.last().click();
  await expect.poll(() => page.locator('.table-open').count()).toBe(10);
  expect(await page.locator('.table-cell[data-name=Status]').allInnerTexts()).toEqual(
    Array.from({ length: 10 }, () => 'Active'),
  );
  await chips.first().click();
  await expect.poll(() => chips.count()).toBe(0);
});

it('API-5.11: the user chooses columns, which survive a reload and keep their widths, and past due sorts the highest first', async ({
  page,
}) => {
  const search = await openSearch(page);
  const columns = page.locator('.table-name:not([data-card=select])');
  const heads = () => columns.allInnerTexts();
  const standard = ['Name', 'Phone', 'Date of birth', 'Plan', 'Status', 'Past due', 'Member ID'];
  expect(await heads()).toEqual(standard);
  const widths = () => columns.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
  const before = await widths();
  await search.head('Past due').click();
  await expect.poll(async () => (await search.cells(0))[5]).toBe('$30.00');
  expect(await widths()).toEqual(before);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
  await page.keyboard.press('Escape');
  const chosen = [...standard.filter((name) => name !== 'Phone'), 'Email'];
  await expect.poll(heads).toEqual(chosen);
  await page.reload();
  await expect.poll(heads).toEqual(chosen);
});

it('API-5.14: selected patients get a reminder once; the page shows beforehand who is skipped and why', async ({
  page,
}) => {
  const search = await openSearch(page);
  await search.view('Past due').click();
  await search.view('Past due').and(page.locator('[aria-current=page]')).waitFor();
  await page.locator('.table-body:not([data-outdated])').waitFor();
  await search.select(TAMSIN);
  await search.view('No plan').click();
  await search.view('No plan').and(page.locator('[aria-current=page]')).waitFor();
  await page.locator('.table-body:not([data-outdated])').getByRole('checkbox').first().click();
  const send = page.getByRole('button', { name: 'Send reminder' });
  await page.getByText('2 selected').waitFor();
  await send.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 patient will get an email').waitFor();
  await dialog.getByText('Nothing past due').waitFor();
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
  await page.getByText('1 email will be sent.').waitFor();
  await search.view('Past due').click();
  await search.select(TAMSIN);
  await send.click();
  await dialog.getByText(/^Already reminded on \d\d\/\d\d\/\d{4}$/).waitFor();
  expect(await dialog.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('API-5.13: a saved view has filters and order, is renamed, opens after a reload, and is deleted', async ({
  page,
}) => {
  const search = await openSearch(page);
  const menu = page.getByRole('button', { name: 'Saved views' });
  const choose = async (item: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await search.view('Past due').click();
  await search.head('Past due').click();
  await search.filters.click();
  await page.getByRole('button', { name: 'Any Card' }).click();
  await page.getByRole('option', { name: 'Not on file' }).click();
  await choose('Save this view…');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('Enter a name.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Call');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await choose('Rename or delete…');
  await page.getByRole('button', { name: 'Rename Call' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Call this week');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto('/search-patients');
  await search.seesRange('1–10 of 200');
  await choose('Call this week');
  await page.getByRole('button', { name: 'Remove Card: Not on file' }).waitFor();
  expect(new URL(page.url()).search).toBe('?view=pastDue');
  const due = page.getByRole('columnheader', { name: 'Past due' });
  expect(await due.getAttribute('aria-sort')).toBe('descending');
  await choose('Rename or delete…');
  await page.getByRole('button', { name: 'Delete Call this week' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.getByText('No saved views').waitFor();
  await page.keyboard.press('Escape');
});

it('API-5.12: a name opens its patient in a new tab by IDs alone, also after a sign-in; without access to the practice it opens no patient', async ({
  page,
  context,
}) => {
  const search = await openSearch(page);
  await search.box.fill(TAMSIN);
  await search.seesNames([TAMSIN]);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    search.row(TAMSIN).click({ modifiers: ['Control'] }),
  ]);
  expect(new URL(page.url()).pathname).toBe('/search-patients');
  const link = (await search.row(TAMSIN).getAttribute('href')) ?? '';
  expect(link).toBe('/view-patient/overview?practice=1&member=10000114');
  await isOnOverview(tab);
  await tab.getByText(TAMSIN, { exact: true }).first().waitFor();
  expect([await selectedMember(tab), await selectedMember(page)]).toEqual(['10000114', null]);
  await tab.goto(link.replace('practice=1', 'practice=999'));
  await tab.getByText('Choose a patient first').waitFor();
  expect(new URL(tab.url()).pathname).toBe('/search-patients');
  await tab.close();
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  await page.goto(link);
  await fillLogin(page, 'frontdesk@bridgework.test');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('button', { name: 'Go to Patient overview' }).click();
  await isOnOverview(page);
  expect(await selectedMember(page)).toBe('10000114');
});

it('PATIENT-1, API-5: a name of a right-to-left script reads from the right on the list, the overview and in the search box', async ({
  page,
}) => {
  const name = 'שרה Achterberg';
  await page.route('**/api/patient-management/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Tamsin', 'שרה') });
  });
  /** Where the first name and the last name start. */
  const startsOf = (element: Element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    return ['ש', 'A'].map((letter) => {
      const range = document.createRange();
      const start = text.textContent?.indexOf(letter) ?? 0;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().x;
    });
  };
  const readsFromRight = async (element: Locator) => {
    const [first = 0, last = 0] = await element.evaluate(startsOf);
    expect(first).toBeGreaterThan(last);
  };
  const search = await openSearch(page);
  await search.box.fill('10000114');
  await search.seesNames([name]);
  await readsFromRight(search.row(name));
  await search.row(name).click();
  await isOnOverview(page);
  const patient = patientOf(page);
  await expect.poll(() => patient.name.innerText()).toBe(name);
  await readsFromRight(patient.name);
  await readsFromRight(page.locator('.overview-member-name'));
  await page.goBack();
  await search.box.fill('שרה');
  expect(await search.box.evaluate((box) => box.matches(':dir(rtl)'))).toBe(true);
});

it('API-5: on a phone, the rows of views and of recently viewed patients fade at their end until the user scrolls there', async ({
  page,
}) => {
  const results = ['Tamsin Achterberg', 'Marisol Iyer', 'Edda Barrowclough'].map((name, place) => ({
    memberId: `1000000${place}`,
    name,
    dateOfBirth: '1983-04-23',
  }));
  await page.route('**/patient/recent*', (route) => route.fulfill({ json: { results } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'frontdesk@bridgework.test', { at: '/search-patients' });
  const list = page.getByRole('region', { name: 'Recently viewed' }).getByRole('list');
  await list.getByRole('button', { name: /^Edda Barrowclough/ }).waitFor();
  for (const row of [list, page.getByRole('navigation', { name: 'Views' })]) {
    const fade = () => row.evaluate((each) => getComputedStyle(each).getPropertyValue('--fade-end'));
    await expect.poll(fade).toBe('48px');
    await row.evaluate((each) => each.scrollTo({ left: each.scrollWidth }));
    await expect.poll(fade).toBe('0px');
  }
});
