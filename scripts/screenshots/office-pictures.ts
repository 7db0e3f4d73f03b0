import type { Page } from 'playwright-core';
import { accountsOf, TEST_CARD } from '#tests/journeys/accounts-page.ts';
import { DAY_RECEIVED, DAYS_RECEIVED } from '#tests/support/received-days.ts';
import { dialogIsOpen, FAILED, type Picture, press, see, seeList, steps } from './picture.ts';

const ACCOUNTS = { at: '/payment-management' } as const;
const TRANSACTIONS = { at: '/payment-management/transactions' } as const;
const DAY = { at: '/payment-management/day-close' } as const;
const CLOSED_DAYS = { 'day-close/2026-03-13': { json: DAY_RECEIVED }, 'day-closes': { json: DAYS_RECEIVED } };
const openMenu = press('button', /^Actions for/);
const openClosed = steps(
  (page) => page.getByRole('button', { name: '03/13/2026' }).first().click(),
  see('Reopen day'),
);
/** A phone hides them at first. */
async function openFilters(page: Page): Promise<void> {
  const title = page.getByText('Filters', { exact: true });
  if (await title.isVisible()) await title.click();
}
const listed = (page: Page) => page.locator('.table-row .badge').first().waitFor();

/** Payment management. */
export const OFFICE_PICTURES: readonly Picture[] = [
  { ...ACCOUNTS, name: 'office-accounts', show: see('Office card') },
  {
    ...ACCOUNTS,
    name: 'office-accounts-none',
    answers: { 'payment-account': { json: { info: { records: 0, pages: 0 }, results: [] } } },
    show: see('No office payment method on file'),
  },
  {
    ...ACCOUNTS,
    name: 'office-card-add',
    show: steps(see('Office card'), press('button', 'Add card'), (page) =>
      accountsOf(page).fillCard(TEST_CARD),
    ),
  },
  {
    ...ACCOUNTS,
    name: 'office-card-replace',
    show: steps(see('Office card'), openMenu, press('menuitem', 'Replace'), (page) =>
      accountsOf(page).fillCard(TEST_CARD),
    ),
  },
  {
    ...ACCOUNTS,
    name: 'office-account-remove',
    show: steps(see('Office card'), openMenu, press('menuitem', 'Remove'), dialogIsOpen),
  },
  { ...TRANSACTIONS, name: 'office-transactions', show: listed },
  {
    ...TRANSACTIONS,
    name: 'office-transactions-period',
    show: steps(listed, openFilters, press('button', /Period$/), seeList('listbox')),
  },
  {
    ...TRANSACTIONS,
    name: 'office-transactions-failed',
    answers: { transactions: FAILED },
    show: see('Couldn’t load transactions'),
  },
  {
    ...DAY,
    name: 'day-close',
    show: steps(
      see('No closed days yet'),
      (page) => page.getByLabel('Starting cash').fill('250'),
      (page) => page.getByLabel('Counted cash').fill('250'),
    ),
  },
  { ...DAY, name: 'day-close-closed', answers: CLOSED_DAYS, show: openClosed },
  {
    ...DAY,
    name: 'day-close-reopen',
    answers: CLOSED_DAYS,
    show: steps(openClosed, press('button', 'Reopen day'), dialogIsOpen),
  },
  {
    ...DAY,
    name: 'day-close-failed',
    answers: { 'day-closes': FAILED },
    show: see('Couldn’t load this day'),
  },
];
