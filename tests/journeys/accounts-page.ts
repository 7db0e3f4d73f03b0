import type { FrameLocator, Page } from 'playwright-core';
import { selectMember } from './shell-page.ts';

/** An expiration date some years ahead, as typed and as shown. */
function lastMonth(month: number, yearsAhead: number) {
  const year = String(new Date().getFullYear() + yearsAhead).slice(-2);
  return { typed: `${month}${year}`, shown: `${month}/${year}` };
}

export const LAST_MONTH = lastMonth(12, 4);
export const LATER_MONTH = lastMonth(11, 5);

export const TEST_CARD = {
  number: '4000000000000002',
  expiry: LAST_MONTH.typed,
  code: '123',
  zip: '48104',
};

export const TEST_BANK_ACCOUNT = { routing: '110000000', account: '000123456789', zip: '48104' };

export async function fillCard(
  place: Page | FrameLocator,
  { number, expiry, code, zip }: typeof TEST_CARD,
): Promise<void> {
  const fields = place.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill(expiry);
  await fields.getByLabel('Security code').fill(code);
  await fields.getByLabel('Zip code').fill(zip);
}

export async function fillBankAccount(
  place: Page | FrameLocator,
  { routing, account, zip }: typeof TEST_BANK_ACCOUNT,
): Promise<void> {
  const fields = place.frameLocator('iframe[title="Bank account details"]');
  await fields.getByLabel('Routing number').fill(routing);
  await fields.getByLabel('Zip code').fill(zip);
  await fields.getByLabel('Account number', { exact: true }).fill(account);
  await fields.getByLabel('Confirm account number').fill(account);
}

export function accountsOf(page: Page) {
  const fields = page.frameLocator('iframe[title="Card details"]');
  const bankFields = page.frameLocator('iframe[title="Bank account details"]');
  const dialog = page.getByRole('dialog');
  return {
    fields,
    bankFields,
    dialog,
    open: async (memberId: string, path = '/view-patient/manage-payments') => {
      await selectMember(page, memberId);
      await page.goto(path);
      await page.getByRole('heading', { name: 'Payment methods' }).waitFor();
    },
    add: page.getByRole('button', { name: 'Add card' }),
    actions: (account: string) => page.getByRole('button', { name: `Actions for ${account}` }),
    item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    fillCard: (card: typeof TEST_CARD) => fillCard(page, card),
    fillBankAccount: (account: typeof TEST_BANK_ACCOUNT) => fillBankAccount(page, account),
    isClosed: () => dialog.waitFor({ state: 'detached' }),
  };
}
