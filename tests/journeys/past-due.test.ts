import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf } from './search-page.ts';
import { focusedWords, shellOf } from './shell-page.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
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

/** What stands there is there, and axe finds nothing wrong with the page. */
async function arrivesAt(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
  expect(await accessibilityFindings(page), words).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const accountOf = (page: Page) => page.getByLabel('Account', { exact: true });

async function pressEnterOn(page: Page, place: ReturnType<Page['locator']>): Promise<void> {
  await place.focus();
  await page.keyboard.press('Enter');
}

/** With the arrows, as a list that is not open is chosen from. */
async function chooseByKeys(page: Page, words: string): Promise<void> {
  const list = accountOf(page);
  const chosen = () => list.evaluate((each) => (each as HTMLSelectElement).selectedOptions[0]?.text);
  const count = await list.locator('option').count();
  await list.focus();
  await page.keyboard.press('Home');
  for (let step = 1; step < count && (await chosen()) !== words; step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(words);
}

it('API-5, API-10, API-18: by the mouse: who is past due is found, refused by one account, charged from another, and gets the receipt by email', async ({
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
  await search.row(BY_MOUSE.name).click();
  await arrivesAt(page, 'Past due');
  await page.getByRole('link', { name: 'Take payment' }).click();
  await accountOf(page).selectOption({ label: REFUSED });
  await arrivesAt(page, 'What is due: $30.00');
  await button(page, 'Review payment').click();
  await arrivesAt(page, 'Is this right?');
  await button(page, 'Charge $30.00').click();
  await arrivesAt(page, 'Nothing was charged');
  await button(page, 'Try another card or amount').click();
  await accountOf(page).selectOption({ label: GOOD });
  await button(page, 'Review payment').click();
  await button(page, 'Charge $30.00').click();
  await arrivesAt(page, 'The payment was taken');
  await page.getByText('Nothing is due.').waitFor();
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const list = transactionsOf(page);
  await list.menu.click();
  await list.item('Email receipt').click();
  await arrivesAt(page, 'This receipt was not emailed yet.');
  await list.dialog.getByRole('button', { name: 'Send receipt' }).click();
  await list.isClosed();
  await list.seesToast('Email sent successfully');
});

it('API-5, API-10, API-18: by the keyboard: who is past due is found, refused by one account, charged from another, and gets the receipt by email', async ({
  page,
  address,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await giveAccounts(address, BY_KEYBOARD.memberId);
  await signIn(page, FRONT_DESK);
  await pressEnterOn(page, shellOf(page).item('Manage Patients'));
  const search = searchOf(page);
  await search.box.focus();
  await page.keyboard.type(BY_KEYBOARD.name);
  await search.seesNames([BY_KEYBOARD.name]);
  await pressEnterOn(page, search.row(BY_KEYBOARD.name));
  await page.getByText('Past due', { exact: true }).first().waitFor();
  await pressEnterOn(page, page.getByRole('link', { name: 'Take payment' }));
  await button(page, 'Review payment').waitFor();
  await chooseByKeys(page, REFUSED);
  await pressEnterOn(page, button(page, 'Review payment'));
  await pressEnterOn(page, button(page, 'Charge $30.00'));
  await page.getByText('Nothing was charged').waitFor();
  await pressEnterOn(page, button(page, 'Try another card or amount'));
  await button(page, 'Review payment').waitFor();
  await chooseByKeys(page, GOOD);
  await pressEnterOn(page, button(page, 'Review payment'));
  await pressEnterOn(page, button(page, 'Charge $30.00'));
  await page.getByText('The payment was taken').waitFor();
  await page.getByText('Nothing is due.').waitFor();
  await pressEnterOn(page, page.getByRole('link', { name: 'Transactions', exact: true }));
  const list = transactionsOf(page);
  await pressEnterOn(page, list.menu);
  await expect.poll(() => focusedWords(page)).toBe('Open receipt');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedWords(page)).toBe('Email receipt');
  await page.keyboard.press('Enter');
  await list.dialog.getByText('This receipt was not emailed yet.').waitFor();
  await pressEnterOn(page, list.dialog.getByRole('button', { name: 'Send receipt' }));
  await list.isClosed();
  await list.seesToast('Email sent successfully');
});
