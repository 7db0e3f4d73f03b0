import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrivesAt, isClean } from './audited.ts';
import { openDialog, press, pressTo, tabTo } from './keyboard.ts';
import { patientOf } from './patient-page.ts';
import { paymentOf } from './payment-page.ts';
import { chooseFrom } from './support/choose-from.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';
import { transactionsOf } from './transactions-page.ts';

/** Refunds the newest payments of the practice. */
const it = withSettings({});

const OFFICE = 'office@bridgework.test';
/** Each owes 30.00. */
const JOAQUIN = '10000013';
const ARLO = '10000151';
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: /^Refund( \$[\d,.]+)?$/ });
/** Of payments that can be refunded. */
const menusOf = (page: Page) =>
  page
    .locator('.table-row', { has: page.locator('td[data-name="Status"]', { hasText: /^Paid$/ }) })
    .getByRole('button', { name: /^Actions for transaction \d+$/ });
const refundOf = (page: Page) => page.getByRole('menuitem', { name: 'Refund' });
const LIST = { at: '/payment-management/transactions' };

it('API-21.2, ENTITY-7.7: with the mouse, a payment is refunded in part and in full, with an emailed receipt; a missing reason and too high an amount are refused', async ({
  page,
}) => {
  await openAs(page, OFFICE, LIST);
  const menu = menusOf(page).first();
  await menu.waitFor();
  const name = (await menu.getAttribute('aria-label')) ?? '';
  const id = name.replace('Actions for transaction ', '');
  await menu.click();
  await refundOf(page).click();
  const dialog = page.getByRole('dialog');
  await arrivesAt(page, 'Refund payment');
  const amount = dialog.getByLabel('Amount');
  const whole = Number((await amount.inputValue()).replace(',', ''));
  await amount.fill(String(whole + 1));
  await submitOf(dialog).click();
  await page.getByText('Reason is required.').waitFor();
  await arrivesAt(page, `Enter $${whole.toFixed(2)} or less.`);
  await amount.fill('1.00');
  await dialog.getByLabel('Reason').fill('Paid twice');
  await submitOf(dialog).click();
  await page.getByText('Refunded $1.00').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('td[data-name="Amount"]', { hasText: '−$1.00' }).waitFor();
  await page.getByRole('button', { name, exact: true }).click();
  await refundOf(page).click();
  await expect.poll(() => amount.inputValue()).toBe((whole - 1).toFixed(2));
  await dialog.getByLabel('Reason').fill('Left the practice');
  await dialog.getByLabel('Email the receipt to (optional)').fill('left@patients.test');
  await submitOf(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.locator('.table-row', {
    has: page.locator(`td[data-name="Transaction"]`, { hasText: new RegExp(`^${id}$`) }),
  });
  await expect.poll(() => row.innerText()).toContain('Refunded');

  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      return page.getByText('left@patients.test').count();
    })
    .toBeGreaterThan(0);
});

it('API-21.2: with the keyboard, a refund without a response is sent again with the same key', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503|ERR_FAILED/);
  const keys: (string | undefined)[] = [];
  await page.route('**/transaction/*/refund', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1
      ? route.fulfill({
          status: 503,
          json: { status: 503, reason: 'Unavailable', message: 'The server is busy.' },
        })
      : route.continue();
  });
  await openAs(page, OFFICE, LIST);
  const menu = menusOf(page).nth(1);
  await menu.waitFor();
  await menu.focus();
  await press(page, 'Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').waitFor();
  await tabTo(page, 'Reason');
  await page.keyboard.type('Paid twice');
  await press(page, 'Enter');
  await arrivesAt(page, 'It’s safe to try again. It can’t go through twice.');
  await isClean(page, 'the unconfirmed refund');
  await tabTo(page, 'Try again');
  await press(page, 'Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
});

/** Records the amount due as cash, and opens the transactions of the patient. */
async function payCash(page: Page, memberId: string) {
  const payment = paymentOf(page);
  await payment.open(memberId);
  await chooseFrom(page, 'Payment method', 'Cash');
  await payment.button('Review payment').click();
  await payment.button('Record $30.00 cash payment').click();
  await page.getByText('Payment received', { exact: true }).waitFor();
  await patientOf(page).tab('Transactions').click();
  const list = transactionsOf(page);
  await list.menu.waitFor();
  return list;
}

it('API-21.2, ENTITY-7.7: from the patient’s transactions, a payment of today is voided with the keyboard, its amount is due again, and the next payment is refunded in part with the mouse', async ({
  page,
}) => {
  await storeSession(page, OFFICE);
  let list = await payCash(page, JOAQUIN);
  await list.menu.focus();
  await press(page, 'Enter');
  await pressTo(page, 'ArrowDown', 'Void');
  await openDialog(page);
  await arrivesAt(page, 'Void payment');
  await press(page, 'Enter');
  await arrivesAt(page, 'Reason is required.');
  await page.keyboard.type('Wrong patient');
  await press(page, 'Enter');
  await list.seesToast('Voided $30.00');
  await list.isClosed();
  await expect.poll(async () => (await list.column('Status')).slice(0, 2)).toEqual(['Voided', 'Voided']);
  expect((await list.column('Type')).slice(0, 2)).toEqual(['Membership payment', 'Void']);

  list = await payCash(page, JOAQUIN);
  await list.menu.click();
  await list.item('Refund').click();
  await list.dialog.getByLabel('Amount').fill('12.50');
  await list.dialog.getByLabel('Reason').fill('Paid too much');
  expect(await list.dialog.getByRole('radio', { name: /^Patient’s email/ }).isChecked()).toBe(true);
  await list.dialog.getByText('No one', { exact: true }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/refund'));
  await submitOf(list.dialog).click();
  expect((await sent).postDataJSON()).toEqual({ reason: 'Paid too much', amount: 12.5 });
  await list.seesToast('Refunded $12.50');
  await list.rows
    .locator('td[data-name="Refund or void"]', { hasText: /^−\$12\.50$/ })
    .filter({ visible: true })
    .waitFor();
  await list.menu.click();
  await list.item('Refund').click();
  await expect.poll(() => list.dialog.getByLabel('Amount').inputValue()).toBe('17.50');
});

it('API-21.2: after a refund in another tab, a refund of more than what is left is rejected; the dialog and the list show what is left', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of (409|422)/);
  await storeSession(page, OFFICE);
  const { menu, item, dialog } = await payCash(page, ARLO);
  const name = (await menu.getAttribute('aria-label')) ?? '';
  await menu.click();
  await item('Refund').click();
  await dialog.getByLabel('Reason').fill('Paid twice');
  const other = await context.newPage();
  await other.goto(LIST.at);
  const refundThere = async (amount: string) => {
    await other.getByRole('button', { name, exact: true }).click();
    await refundOf(other).click();
    const there = other.getByRole('dialog');
    await there.getByLabel('Amount').fill(amount);
    await there.getByLabel('Reason').fill('Paid too much');
    await submitOf(there).click();
    await there.waitFor({ state: 'detached' });
  };
  await refundThere('12.50');
  await submitOf(dialog).click();
  await page.getByText('The payment changed elsewhere. $17.50 of it is left.', { exact: true }).waitFor();
  await dialog.getByText('Paid with cash: return up to $17.50').waitFor();
  await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('17.50');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Paid twice');
  await refundThere('17.50');
  await submitOf(dialog).click();
  await page.getByText(/^The payment changed elsewhere\. This payment can’t be refunded:/).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await menu.click();
  await item('Email receipt').waitFor();
  expect(await item('Refund').count()).toBe(0);
});
