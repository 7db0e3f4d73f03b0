import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrivesAt, isClean } from './audited.ts';
import { focused, press, pressTo, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { searchOf } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { chooseFrom, listField } from './support/choose-from.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { transactionsOf } from './transactions-page.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
/** Patients of the sample data who owe 30.00, each for one journey. */
const BY_MOUSE = { name: 'Maeve Gallardo', memberId: '10000136' };
const BY_KEYBOARD = { name: 'Quill Eastman', memberId: '10000059' };
const REFUSED = 'Bank account ending in 9100';
const GOOD = 'Bank account ending in 9101';

/** A patient with one account that the bank refuses, and one that it charges. */
async function giveAccounts(address: string, memberId: string): Promise<void> {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  for (const token of ['tok_sandbox_declined_9100', 'tok_sandbox_approved_9101'])
    await api.post(`/patient-management/practice/1/member/${memberId}/payment-accounts`, {
      token,
      accountType: 'Bank Transfer',
      name: 'Vera Talbot',
      zipCode: '43215',
    });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By Tab to what has the name, past whatever comes before it, and Enter on it. */
async function enterOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Enter');
}

/** By Enter and the arrows. */
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

/** The button that was pressed went with its step: the next one has the focus, and says what it is about. */
const stepHasFocus = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('group', { name }).evaluate((step) => step === document.activeElement))
    .toBe(true);

it('MISSION-1.3, ROUTE-8.2, API-18.3: with the mouse, staff find a past due patient, get a decline, charge another account, and email the receipt', async ({
  page,
  address,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await giveAccounts(address, BY_MOUSE.memberId);
  await signIn(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.box.fill(BY_MOUSE.name);
  await search.seesNames([BY_MOUSE.name]);
  await isClean(page, 'who is found');
  await search.row(BY_MOUSE.name).click();
  await arrivesAt(page, 'Past due');
  await page.getByRole('link', { name: 'Take payment' }).click();
  await chooseFrom(page, 'Payment method', REFUSED);
  await arrivesAt(page, 'Amount due: $30.00');
  await button(page, 'Review payment').click();
  await arrivesAt(page, 'Confirm payment');
  await button(page, 'Charge $30.00').click();
  await arrivesAt(page, 'Nothing was charged');
  await button(page, 'Try another card or amount').click();
  await chooseFrom(page, 'Payment method', GOOD);
  await button(page, 'Review payment').click();
  await button(page, 'Charge $30.00').click();
  await arrivesAt(page, 'Payment received');
  await page.getByText('Nothing due').waitFor();
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const list = transactionsOf(page);
  await list.menu.waitFor();
  await isClean(page, 'transactions');
  await list.menu.click();
  await list.item('Email receipt').waitFor();
  await isClean(page, 'the menu of a transaction');
  await list.item('Email receipt').click();
  await arrivesAt(page, 'This receipt hasn’t been emailed yet.');
  await list.dialog.getByRole('button', { name: 'Send receipt' }).click();
  await list.isClosed();
  await list.seesToast('Email sent successfully');
});

it('MISSION-1.3, ROUTE-8.2, API-18.3: with the keyboard, staff find a past due patient, get a decline, charge another account, and email the receipt', async ({
  page,
  address,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await giveAccounts(address, BY_KEYBOARD.memberId);
  await signIn(page, FRONT_DESK);
  await enterOn(page, 'Manage Patients');
  const search = searchOf(page);
  await search.box.waitFor();
  await tabTo(page, 'Find a patient');
  await page.keyboard.type(BY_KEYBOARD.name);
  await search.seesNames([BY_KEYBOARD.name]);
  await tabTo(page, BY_KEYBOARD.name);
  await isClean(page, 'the row that has the focus');
  await press(page, 'Enter');
  await page.getByText('Past due', { exact: true }).first().waitFor();
  await tabTo(page, 'Take payment');
  await isClean(page, 'the patient');
  await press(page, 'Enter');
  await button(page, 'Review payment').waitFor();
  await chooseByKeys(page, REFUSED);
  await isClean(page, 'the account that is chosen');
  await enterOn(page, 'Review payment');
  await stepHasFocus(page, 'Confirm payment');
  await tabTo(page, 'Charge $30.00');
  await isClean(page, 'the review');
  await press(page, 'Enter');
  await stepHasFocus(page, 'Nothing was charged');
  await tabTo(page, 'Try another card or amount');
  await isClean(page, 'declined');
  await press(page, 'Enter');
  await button(page, 'Review payment').waitFor();
  await chooseByKeys(page, GOOD);
  await enterOn(page, 'Review payment');
  await stepHasFocus(page, 'Confirm payment');
  await enterOn(page, 'Charge $30.00');
  await stepHasFocus(page, 'Payment received');
  await page.getByText('Nothing due').waitFor();
  await pressTo(page, 'Shift+Tab', 'Transactions');
  await isClean(page, 'approved');
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
