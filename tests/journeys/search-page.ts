import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shellOf } from './shell-page.ts';
import { openAs } from './support/signed-in.ts';

export const TAMSIN = 'Tamsin Achterberg';

/** The list of the first practice, for the front desk. */
export async function openSearch(page: Page) {
  await openAs(page, 'frontdesk@bridgework.test');
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.seesRange('1–10 of 200');
  return search;
}

export const isOnOverview = (page: Page) =>
  page.getByRole('heading', { name: 'Patient overview', level: 1 }).waitFor();

export function searchOf(page: Page) {
  const rows = page.locator('.table-row[data-opens]');
  return {
    box: page.getByRole('searchbox', { name: 'Find a patient' }),
    filters: page.getByText('Filters', { exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    head: (name: string) => page.getByRole('columnheader', { name, exact: true }).getByRole('button'),
    row: (name: string) => page.getByRole('link', { name, exact: true }),
    view: (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }),
    pageSize: page.getByLabel('Rows per page'),
    nextPage: page.getByRole('button', { name: 'Next page' }),
    /** How the page interprets the search. */
    reads: (words: string) => page.getByText(`Searching by ${words}`, { exact: true }).waitFor(),
    seesRange: (range: string) => page.getByText(range, { exact: true }).waitFor(),
    /** Polls, because the range shows before its rows. */
    seesRows: (count: number) => expect.poll(() => rows.count()).toBe(count),
    seesNames: (names: readonly string[]) =>
      expect.poll(() => page.locator('.table-open').allInnerTexts()).toEqual(names),
    cells: (place: number) => rows.nth(place).locator('td:not([data-card=select])').allInnerTexts(),
    select: (name: string) => rows.filter({ hasText: name }).getByRole('checkbox').click(),
  };
}

/** The selected member of this tab. */
export const selectedMember = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(JSON.parse(sessionStorage.getItem('selection') ?? '{}'), 'memberId'));
