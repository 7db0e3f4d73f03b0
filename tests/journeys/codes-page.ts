import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SamplePerson } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

/** The page of Revenue Management. */
export function codesOf(page: Page) {
  const table = page.getByRole('table', { name: 'Procedure codes' });
  const rows = table.locator('tbody .table-row');
  return {
    rows,
    search: page.getByRole('searchbox', { name: 'Code or description' }),
    head: (name: string) => table.getByRole('columnheader', { name }).getByRole('button'),
    column: (name: string) =>
      rows
        .locator(`td[data-name="${name}"]`)
        .evaluateAll((cells) =>
          cells.map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
        ),
    row: (code: string) => rows.filter({ has: page.getByText(code, { exact: true }) }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
    seesRange: (range: string) => page.getByText(range, { exact: true }).waitFor(),
    async choose(filter: string, option: string) {
      await page.getByRole('button', { name: new RegExp(`^.+ ${filter}$`) }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    async seesCodes(expected: readonly string[]) {
      await expect
        .poll(async () => (await this.column('Code')).map((words) => words.replace(' Custom', '')))
        .toEqual(expected);
    },
  };
}

export async function openCodes(page: Page, email: SamplePerson = 'admin@bridgework.test') {
  await openAs(page, email, { at: '/revenue-management' });
  const codes = codesOf(page);
  await codes.rows.first().waitFor();
  return codes;
}
