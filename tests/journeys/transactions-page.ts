import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export function transactionsOf(page: Page) {
  const table = page.getByRole('table', { name: 'Charges and refunds' });
  const rows = table.locator('tbody .table-row:not(.table-skeleton)');
  const dialog = page.getByRole('dialog');
  return {
    rows,
    dialog,
    head: (name: string) => table.getByRole('columnheader', { name, exact: true }).getByRole('button'),
    column: (name: string) =>
      rows
        .locator(`td[data-name="${name}"]`)
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText.replace('\n', ' '))),
    /** The total `Paid`, `Refunded`, `Voided` or `Net`. */
    total: (name: string) =>
      page.locator('.transactions .stat', { hasText: name }).locator('.stat-value').innerText(),
    seesRange: (range: string) => page.getByText(range, { exact: true }).waitFor(),
    nextPage: page.getByRole('button', { name: 'Next page' }),
    pageSize: page.getByLabel('Rows per page'),
    /** The menu of the first row with a receipt. */
    menu: rows.getByRole('button', { name: /^Actions for transaction \d+$/ }).first(),
    item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    isClosed: () => dialog.waitFor({ state: 'detached' }),
    seesToast: (words: string) => page.getByText(words, { exact: true }).waitFor(),
  };
}

/** A formatted amount in cents; 0 for a dash. */
export const centsIn = (written: string): number =>
  written === '—' ? 0 : Number(written.replace('−', '-').replaceAll(/[$,.]/g, ''));

export const sumOf = (written: readonly string[]): number =>
  written.reduce((sum, each) => sum + centsIn(each), 0);

/** Records the texts of the files that the page creates. */
export const keepFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const made: Promise<string>[] = [];
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const make = URL.createObjectURL.bind(URL);
    Reflect.set(window, 'made', made);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) made.push(file.arrayBuffer().then((bytes) => decoder.decode(bytes)));
      return make(file);
    };
  });

export const madeFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => Promise.all(Reflect.get(window, 'made') as Promise<string>[]));

export const blockTabs = (page: Page, isBlocked: boolean): Promise<void> =>
  page.evaluate((blocks) => {
    if (blocks) {
      Reflect.set(window, 'opened', window.open);
      window.open = () => null;
    } else window.open = Reflect.get(window, 'opened');
  }, isBlocked);

/** Waits for a new tab and returns the file that the page created for it. */
export async function openedFile(page: Page, open: () => Promise<void>): Promise<string | undefined> {
  const before = (await madeFiles(page)).length;
  const [tab] = await Promise.all([page.waitForEvent('popup'), open()]);
  await expect.poll(async () => (await madeFiles(page)).length).toBe(before + 1);
  await tab.close();
  return (await madeFiles(page)).at(-1);
}
