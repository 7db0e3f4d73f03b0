import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { focused, press, pressTo, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { FRONT_DESK, payerAt, paymentOf } from './payment-page.ts';
import { searchOf } from './search-page.ts';
import { listField } from './support/choose-from.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import { transactionsOf } from './transactions-page.ts';

/** A patient of the sample data who owes $30.00. */
const QUILL = { name: 'Quill Eastman', memberId: '10000059' };

/** Tab to the control with this name, then Enter. */
async function enterOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Enter');
}

async function chooseByKeys(page: Page, words: string): Promise<void> {
  await pressToPlace(page, 'Tab', listField(page, 'Payment method'));
  await press(page, 'Enter');
  await page.getByRole('listbox').waitFor();
  await press(page, 'Home');
  const count = await page.getByRole('option').count();
  for (let step = 1; step < count && (await focused(page)) !== words; step += 1)
    await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await seesFocus(page, `${words} Payment method`);
}

/** The pressed button leaves the page with its step, so the next step receives the focus. */
const stepHasFocus = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('group', { name }).evaluate((step) => step === document.activeElement))
    .toBe(true);

it('MISSION-1.3, ROUTE-8.2, API-18.3: by the keyboard: a patient who is past due is found, declined by one account, charged another amount on another account, and gets the receipt by email', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 422/);
  await payerAt(address, QUILL.memberId, ['declined', 'approved']);
  await openAs(page, FRONT_DESK);
  await enterOn(page, 'Manage Patients');
  const search = searchOf(page);
  const payment = paymentOf(page);
  await search.box.waitFor();
  await tabTo(page, 'Find a patient');
  await page.keyboard.type(QUILL.name);
  await search.seesNames([QUILL.name]);
  await tabTo(page, QUILL.name);
  await isClean(page, 'the row that has the focus');
  await press(page, 'Enter');
  await page.getByText('Past due', { exact: true }).first().waitFor();
  await tabTo(page, 'Take payment');
  await isClean(page, 'the patient');
  await press(page, 'Enter');
  await payment.button('Review payment').waitFor();
  await chooseByKeys(page, 'Bank account ending in 9000');
  await isClean(page, 'the chosen account');
  await enterOn(page, 'Review payment');
  await stepHasFocus(page, 'Confirm payment');
  await tabTo(page, 'Charge $30.00');
  await isClean(page, 'the review');
  await press(page, 'Enter');
  await stepHasFocus(page, 'Nothing was charged');
  await tabTo(page, 'Try another card or amount');
  await isClean(page, 'the declined payment');
  await press(page, 'Enter');
  await payment.button('Review payment').waitFor();
  await chooseByKeys(page, 'Bank account ending in 9001');
  await pressToPlace(page, 'Shift+Tab', page.getByRole('radio', { name: 'Amount due: $30.00' }));
  await press(page, 'ArrowDown');
  const amount = page.getByRole('textbox', { name: 'Amount to charge' });
  await amount.waitFor();
  await pressToPlace(page, 'Tab', amount);
  await page.keyboard.type('10');
  await press(page, 'Enter');
  await stepHasFocus(page, 'Confirm payment');
  await enterOn(page, 'Charge $10.00');
  await stepHasFocus(page, 'Payment received');
  await payment.sees(`$10.00 for ${QUILL.name}.`);
  await pressTo(page, 'Shift+Tab', 'Transactions');
  await isClean(page, 'the approved payment');
  await press(page, 'Enter');
  const list = transactionsOf(page);
  await list.menu.waitFor();
  await pressToPlace(page, 'Tab', list.menu);
  await press(page, 'Enter');
  await seesFocus(page, 'Open receipt');
  await pressTo(page, 'ArrowDown', 'Email receipt');
  await isClean(page, 'the menu of a transaction');
  await press(page, 'Enter');
  await list.dialog.getByText('This receipt hasn’t been emailed yet.').waitFor();
  await tabTo(page, 'Send receipt');
  await isClean(page, 'the receipt by email');
  await press(page, 'Enter');
  await list.isClosed();
  await list.seesToast('Email sent successfully');
});
