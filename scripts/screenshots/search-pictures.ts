import type { Page } from 'playwright-core';
import { dialogIsOpen, FAILED, type Picture, press, see, steps } from './picture.ts';

const SEARCH = { at: '/search-patients' } as const;
const rows = (page: Page) => page.locator('.table-open').nth(1).waitFor();
const ask = (words: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Find a patient' }).fill(words);

const selectTwo = steps(rows, async (page) => {
  for (const place of [0, 1]) await page.locator('.table-body .checkbox-label').nth(place).click();
});
const SAVED_VIEWS = {
  version: 2,
  views: [
    { name: 'Call this week', view: 'pastDue', sortField: 'pastDue', sortOrder: 'desc' },
    {
      ...{ name: 'Renewals without a card', view: 'endsSoon', hasCard: false },
      ...{ sortField: 'pastDue', sortOrder: 'desc' },
    },
  ],
};
const RECENTS = {
  'patient/recent': {
    json: {
      results: [
        { memberId: '10000114', name: 'Tamsin Achterberg', dateOfBirth: '1983-04-23' },
        { memberId: '10000001', name: 'Marisol Iyer', dateOfBirth: '1979-02-11' },
        { memberId: '10000053', name: 'Edda Barrowclough', dateOfBirth: '1956-02-24' },
      ],
    },
  },
};
/** The patient search in each of its states. */
export const SEARCH_PICTURES: readonly Picture[] = [
  { ...SEARCH, name: 'search', answers: RECENTS, show: steps(rows, see('Recently viewed')) },
  {
    ...SEARCH,
    name: 'search-read',
    show: steps(rows, ask('achterberg t'), see('Searching by name'), (page) =>
      page.getByRole('link', { name: 'Lars Abernathy' }).waitFor({ state: 'detached' }),
    ),
  },
  {
    ...SEARCH,
    name: 'search-filters',
    show: steps(rows, (page) => page.getByText('Filters', { exact: true }).click(), see('First name')),
  },
  {
    ...SEARCH,
    name: 'search-columns',
    show: steps(rows, press('button', 'Columns'), (page) =>
      page.getByRole('menuitemcheckbox').first().waitFor(),
    ),
  },
  {
    ...SEARCH,
    name: 'search-views',
    answers: { 'patient/saved-views': { json: SAVED_VIEWS } },
    show: steps(rows, press('button', 'Saved views'), see('Call this week')),
  },
  {
    ...SEARCH,
    name: 'search-view-save',
    show: steps(rows, press('button', 'Saved views'), press('menuitem', 'Save this view…'), dialogIsOpen),
  },
  { ...SEARCH, name: 'search-selected', show: steps(selectTwo, see('2 selected')) },
  {
    at: '/search-patients?view=pastDue',
    name: 'search-reminder',
    show: steps(selectTwo, press('button', 'Send reminder'), see('will get an email')),
  },
  {
    ...SEARCH,
    name: 'search-none',
    show: steps(rows, ask('Unknown Name'), see('No patients match your search')),
  },
  {
    ...SEARCH,
    name: 'search-failed',
    answers: { 'patient/search': FAILED },
    show: see('Couldn’t load patients'),
  },
  {
    ...SEARCH,
    name: 'search-loading',
    answers: { 'patient/search': null },
    show: (page) => page.locator('.table .skeleton').first().waitFor(),
  },
];
