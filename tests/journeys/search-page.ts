import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The patient search as a person finds it. */
export function searchOf(page: Page) {
  const rows = page.locator('.table-row[data-opens]');
  return {
    box: page.getByRole('searchbox', { name: 'Find a patient' }),
    filters: page.getByText('Filters', { exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    head: (name: string) => page.getByRole('columnheader', { name, exact: true }).getByRole('button'),
    /** Somebody who was looked at last. */
    recent: (name: string) =>
      page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name }),
    row: (name: string) => page.getByRole('button', { name, exact: true }),
    pageSize: page.getByLabel('Rows per page'),
    nextPage: page.getByRole('button', { name: 'Next page' }),
    /** How the box is read. */
    reads: (words: string) => page.getByText(`Searching by ${words}`, { exact: true }).waitFor(),
    seesRange: (range: string) => page.getByText(range, { exact: true }).waitFor(),
    /** The range is there before its rows, which push down what stands below them. */
    seesRows: (count: number) => expect.poll(() => rows.count()).toBe(count),
    seesNames: (names: readonly string[]) =>
      expect.poll(() => page.locator('.table-open').allInnerTexts()).toEqual(names),
    /** Of the row at a place, cell by cell. */
    cells: (place: number) => rows.nth(place).locator('td').allInnerTexts(),
  };
}

/** The member that this tab works on. */
export const selectedMember = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(JSON.parse(sessionStorage.getItem('selection') ?? '{}'), 'memberId'));
