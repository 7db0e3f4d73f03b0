import type { Page } from 'playwright-core';
import { FAILED, type Picture, see, steps } from './picture.ts';

const SEARCH = { at: '/search-patients' } as const;
const rows = (page: Page) => page.locator('.table-open').nth(1).waitFor();
const ask = (words: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Find a patient' }).fill(words);

/** The patient search in each of its states. */
export const SEARCH_PICTURES: readonly Picture[] = [
  { ...SEARCH, name: 'search', show: rows },
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
