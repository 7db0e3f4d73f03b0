import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StaffUser } from '#domain/access/staff.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './support/sign-in.ts';
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
    async amounts(): Promise<(string | undefined)[]> {
      return (await this.column('UCR amount')).map((words) => words.split(' ')[0]);
    },
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

/** Another user sets the amount of a code. */
export async function changeElsewhere(page: Page, code: string, amount: number): Promise<void> {
  const { request } = page.context();
  const data = { username: 'office@bridgework.test', password: SAMPLE_PASSWORD };
  const tokens = await (await request.post('/api/authenticate', { data })).json();
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const user: StaffUser = await (await request.get('/api/user', { headers })).json();
  const [organization] = user.organizations;
  const practice = organization?.practices[0];
  const path = `/api/admin/organization/${organization?.id}/practice/${practice?.id}/ada-codes`;
  const { results } = await (await request.get(`${path}?AdaCode=${code}`, { headers })).json();
  const codes = [{ adaCodeId: results[0].id, version: results[0].version }];
  const response = await request.put(`${path}/amounts`, {
    headers,
    data: { kind: 'amount', value: amount, codes },
  });
  expect(response.status()).toBe(200);
}
