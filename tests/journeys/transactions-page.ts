import type { Cookie, Page } from 'playwright-core';

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
export const centsIn = (written = ''): number =>
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

interface OpenedReceipt {
  address: URL;
  /** The file name that the browser offers. */
  name: string | undefined;
  text: string;
  cookie: Pick<Cookie, 'path' | 'sameSite'> | undefined;
}

/** Waits for the receipt in a new tab. A browser without a PDF viewer downloads it there. */
export async function openedReceipt(page: Page, open: () => Promise<void>): Promise<OpenedReceipt> {
  const context = page.context();
  const [tab, receipt] = await Promise.all([
    page.waitForEvent('popup'),
    context.waitForEvent('response', (response) => response.url().includes('/receipts/')),
    open(),
  ]);
  const again = await context.request.get(receipt.url());
  await tab.close();
  const address = new URL(receipt.url());
  const cookies = (await context.cookies(address.href)).filter(({ name }) => name === 'receipt');
  return {
    address,
    cookie: cookies[0] && { path: cookies[0].path, sameSite: cookies[0].sameSite },
    name: /^inline; filename="(.+)"$/.exec(receipt.headers()['content-disposition'] ?? '')?.[1],
    text: (await again.body()).toString('latin1'),
  };
}
