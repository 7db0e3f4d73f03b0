import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export function searchOf(page: Page) {
  const rows = page.locator('.table-row[data-opens]');
  return {
    box: page.getByRole('searchbox', { name: 'Find a patient' }),
    filters: page.getByText('Filters', { exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    head: (name: string) => page.getByRole('columnheader', { name, exact: true }).getByRole('button'),
    row: (name: string) => page.getByRole('button', { name, exact: true }),
    pageSize: page.getByLabel('Rows per page'),
    nextPage: page.getByRole('button', { name: 'Next page' }),
    /** How the page interprets the search. */
    reads: (words: string) => page.getByText(`Searching by ${words}`, { exact: true }).waitFor(),
    seesRange: (range: string) => page.getByText(range, { exact: true }).waitFor(),
    /** The range shows before its rows. */
    seesRows: (count: number) => expect.poll(() => rows.count()).toBe(count),
    seesNames: (names: readonly string[]) =>
      expect.poll(() => page.locator('.table-open').allInnerTexts()).toEqual(names),
    cells: (place: number) => rows.nth(place).locator('td').allInnerTexts(),
  };
}

/** The selected member of this tab. */
export const selectedMember = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(JSON.parse(sessionStorage.getItem('selection') ?? '{}'), 'memberId'));
