import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountsOf, LAST_MONTH, TEST_CARD } from './accounts-page.ts';
import { arrivesAt, isClean } from './audited.ts';
import { chooseByKeys, press, pressTo, seesFocus, tabTo } from './keyboard.ts';
import { it } from './support/journey.ts';
import { PAPER, printedHeight } from './support/paper.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';
import { centsIn, keepFiles, madeFiles, sumOf } from './transactions-page.ts';

const OFFICE = 'office@bridgework.test';

function listOf(page: Page) {
  const table = page.getByRole('table', { name: 'Payments and refunds' });
  const rows = table.locator('tbody .table-row');
  return {
    rows,
    head: (name: string) => table.getByRole('columnheader', { name, exact: true }).getByRole('button'),
    column: (name: string) =>
      rows
        .locator(`td[data-name="${name}"]`)
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText.replace('\n', ' '))),
    total: (name: string) =>
      page
        .locator('.stat', { hasText: new RegExp(`^${name}`) })
        .locator('.stat-value')
        .innerText(),
    async choose(label: string, option: string) {
      const filters = page.getByRole('region', { name: 'Filters' });
      await chooseByKeys(page, filters.getByRole('button', { name: new RegExp(`${label}$`) }), option);
    },
    range: page.locator('.pagination-range'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

async function openTransactions(page: Page) {
  await openAs(page, OFFICE, { at: '/payment-management/transactions' });
  const list = listOf(page);
  await list.rows.first().waitFor();
  return list;
}

it('MISSION-1.4, ROUTE-3.1, API-18.5: by keyboard, the transactions of the practice are filtered by user, payment method and status, sorted and paged', async ({
  page,
}) => {
  const list = await openTransactions(page);
  await isClean(page, 'the practice transactions');
  await list.choose('User', 'Olga Office');
  await expect.poll(async () => new Set(await list.column('User'))).toEqual(new Set(['Olga Office']));
  await list.button('Clear filters').press('Enter');
  await list.choose('Status', 'Failed');
  await expect
    .poll(async () => new Set((await list.column('Status')).map((words) => words.split(/\s/)[0])))
    .toEqual(new Set(['Failed']));
  await list.button('Clear filters').press('Enter');
  await expect.poll(() => list.range.innerText()).toMatch(/^1–10 of (\d,)?\d{3}$/);
  await list.choose('Paid with', 'Cash');
  await expect.poll(async () => new Set(await list.column('Paid with'))).toEqual(new Set(['Cash']));
  await list.button('Clear filters').press('Enter');
  await list.head('Transaction').press('Enter');
  const sorted = async () => {
    const ids = (await list.column('Transaction')).map(Number);
    return ids.length === 10 && ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));
  };
  await expect.poll(sorted).toBe(true);
  const first = await list.column('Transaction');
  await list.button('Next page').press('Enter');
  await expect.poll(() => list.range.innerText()).toMatch(/^11–/);
  await expect
    .poll(async () => (await list.column('Transaction')).some((id) => first.includes(id)))
    .toBe(false);
});

it('ROUTE-3.3: a charge is listed with member name, transaction, payment type, charge and date paid of the response', async ({
  page,
}) => {
  await page.route('**/transactions?*', async (route) => {
    const response = await route.fetch();
    const list: { results: object[] } = await response.json();
    const [first] = list.results;
    const charge = {
      ...first,
      ...{ id: '1', transactionId: '70001', memberName: 'Ada Marlowe', paymentType: 'Bank Transfer' },
      ...{ charge: 1234.5, refund: 0, datePaid: '2026-03-02', paymentStatus: 'Paid' },
    };
    await route.fulfill({ response, json: { ...list, results: [charge] } });
  });
  const list = await openTransactions(page);
  const columns = ['Patient', 'Transaction', 'Type', 'Amount', 'Date paid'];
  await expect
    .poll(() => Promise.all(columns.map(list.column)))
    .toEqual([['Ada Marlowe'], ['70001'], ['Bank payment'], ['$1,234.50'], ['03/02/2026']]);
});

it('ROUTE-3.1, API-18: each total opens the rows that add up to it, a range of days limits the list, and the CSV file has the filtered rows', async ({
  page,
}) => {
  const list = await openTransactions(page);
  await expect.poll(async () => centsIn(await list.total('Refunded'))).toBeGreaterThan(0);
  const refunded = centsIn(await list.total('Refunded'));
  await page.getByLabel('Rows per page').selectOption('50');
  await list.button('Show refunds').click();
  await expect
    .poll(async () => new Set((await list.column('Type')).map((words) => words.split(' ')[0])))
    .toEqual(new Set(['Refund']));
  expect(sumOf(await list.column('Amount'))).toBe(-refunded);
  expect(centsIn(await list.total('Refunded'))).toBe(refunded);
  await isClean(page, 'the refunds');
  await keepFiles(page);
  const [file] = await Promise.all([page.waitForEvent('download'), list.button('Download CSV').click()]);
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const [text = ''] = await madeFiles(page);
  const rows = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));
  expect(rows.map(([id]) => id)).toEqual(await list.column('Transaction'));
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row[16]) * 100), 0)).toBe(refunded);

  const voided = centsIn(await list.total('Voided'));
  expect(voided).toBeGreaterThan(0);
  await list.button('Show voids').click();
  await expect
    .poll(async () => new Set((await list.column('Type')).map((words) => words.split(' ')[0])))
    .toEqual(new Set(['Void']));
  expect(sumOf(await list.column('Amount'))).toBe(-voided);

  await page.getByLabel('From', { exact: true }).fill('12/31/2099');
  await arrivesAt(page, 'No transactions match');
  await page.getByLabel('To', { exact: true }).fill('12/30/2099');
  await arrivesAt(page, 'The last day is before the first.');
  await list.choose('Period', 'All dates');
  await list.rows.first().waitFor();
});

it('MISSION-1.4, ROUTE-3.2, API-11.1, API-11.2, API-11.3, API-11.4: an office card is added through the card fields, replaced by another one and removed, with a required reason, with the keyboard, and one is added and removed with the mouse', async ({
  page,
}) => {
  await openAs(page, OFFICE, { at: '/payment-management' });
  await page.getByRole('heading', { name: 'Office payment methods' }).waitFor();
  const accounts = accountsOf(page);
  await page.getByText('Office card').waitFor();
  await isClean(page, 'the office payment methods');
  await tabTo(page, 'Add card');
  await press(page, 'Enter');
  await accounts.fields.getByLabel('Card number').waitFor();
  await accounts.dialog.getByLabel('Name on card').fill('Harborlight Portland');
  await accounts.fillCard(TEST_CARD);
  await press(page, 'Enter');
  await accounts.isClosed();
  const row = page.locator('.table-row', { hasText: 'Visa ending in 0002' });
  await expect.poll(() => row.innerText()).toContain(LAST_MONTH.shown);
  const menuOf = (account: string) => page.getByRole('button', { name: `Actions for ${account}` });
  await menuOf('Visa ending in 0002').focus();
  await press(page, 'Enter');
  await seesFocus(page, 'Replace');
  await press(page, 'Enter');
  await accounts.fields.getByLabel('Card number').waitFor();
  await accounts.dialog.getByLabel('Name on card').fill('Harborlight Portland');
  await accounts.fillCard({ ...TEST_CARD, number: '5100000000000008' });
  await press(page, 'Enter');
  await arrivesAt(page, 'Reason is required.');
  await accounts.dialog.getByLabel('Reason').fill('The bank sent a new card');
  await press(page, 'Enter');
  await accounts.isClosed();
  const names = page.locator('.payment-account-name');
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual(['Mastercard ending in 9371\nOffice card', 'Mastercard ending in 0008']);
  await menuOf('Mastercard ending in 0008').focus();
  await press(page, 'Enter');
  await seesFocus(page, 'Replace');
  await pressTo(page, 'End', 'Remove');
  await press(page, 'Enter');
  await arrivesAt(page, 'Remove Mastercard ending in 0008?');
  await seesFocus(page, 'Reason');
  await press(page, 'Enter');
  await arrivesAt(page, 'Reason is required.');
  await page.keyboard.type('The card was lost');
  await press(page, 'Enter');
  await expect.poll(() => names.allInnerTexts()).toEqual(['Mastercard ending in 9371\nOffice card']);

  await accounts.add.click();
  await accounts.dialog.getByLabel('Name on card').fill('Harborlight Portland');
  await accounts.fillCard(TEST_CARD);
  await accounts.button('Add card').click();
  await accounts.isClosed();
  await menuOf('Visa ending in 0002').click();
  await accounts.item('Remove').click();
  await accounts.dialog.getByLabel('Reason').fill('The card was lost');
  await accounts.dialog.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => names.allInnerTexts()).toEqual(['Mastercard ending in 9371\nOffice card']);
});

/** Closes a day of the practice. */
const onOwnPortal = withSettings({});

onOwnPortal(
  'API-23.5, API-23.6, LAYOUT-10.3: a day is counted, which another day discards only after a confirmation, closed and printed on one letter page by mouse, then reopened with a reason and closed again by keyboard, and the closed days list both',
  async ({ page }) => {
    const list = await openTransactions(page);
    const paidOn = async () => (await list.column('Date paid')).find((day) => /^\d/.test(day));
    await expect.poll(paidOn).toBeDefined();
    const lastDay = (await paidOn()) ?? '';
    await page.getByRole('link', { name: 'End-of-day close' }).click();
    await page.getByText('No closed days yet').waitFor();
    await page.getByLabel('Day', { exact: true }).fill(lastDay);
    await press(page, 'Enter');
    await page.getByRole('table', { name: 'By type' }).waitFor();
    const fact = (name: string) => page.locator('.description', { hasText: new RegExp(`^${name}`) });
    await page.getByLabel('Starting cash').fill('100');
    const expected = centsIn((await fact('Expected cash').innerText()).replace('Expected cash', ''));
    await page.getByLabel('Counted cash').fill(((expected - 500) / 100).toFixed(2));
    await expect.poll(() => fact('Difference').innerText()).toContain('$5.00 short');
    await page.getByLabel('Note (optional)').fill('Five dollars went to the parking meter');
    await isClean(page, 'the count of a day');
    for (const openOther of [
      () => page.getByRole('button', { name: 'Previous day' }).click(),
      () => page.getByLabel('Day', { exact: true }).fill('01/02/2024'),
    ]) {
      await openOther();
      await arrivesAt(page, 'Discard the count?');
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe(lastDay);
      expect(await fact('Difference').innerText()).toContain('$5.00 short');
    }
    await page.getByRole('button', { name: 'Close day' }).click();
    await page.getByText(/^Closed by .+, \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M E[SD]T$/).waitFor();
    const closed = page.getByRole('table', { name: 'Closed days' }).locator('tbody .table-row');
    await expect.poll(() => closed.count()).toBe(1);
    expect(await closed.innerText()).toContain('$5.00 short');
    await page.getByText('Five dollars went to the parking meter').waitFor();
    await isClean(page, 'a closed day');
    const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
    await page.getByRole('button', { name: 'Print' }).click();
    await printed;
    expect(await printedHeight(page)).toBeLessThanOrEqual(PAPER.height);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 720 });

    await tabTo(page, 'Reopen day');
    await press(page, 'Enter');
    await seesFocus(page, 'Reason');
    await press(page, 'Enter');
    await arrivesAt(page, 'Reason is required.');
    await page.keyboard.type('A payment came after the count');
    await press(page, 'Enter');
    await page.getByText(/: A payment came after the count$/).waitFor();
    await isClean(page, 'a reopened day');
    await page.getByLabel('Counted cash').focus();
    await page.keyboard.type((expected / 100).toFixed(2));
    await press(page, 'Enter');
    await expect.poll(() => closed.count()).toBe(2);
    expect(await closed.first().innerText()).toContain('No difference');
  },
);
