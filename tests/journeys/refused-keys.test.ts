import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { ON_TERM, receivedBenefits } from '#tests/support/pages/benefits.ts';
import { tellDebtor, tellHead } from '#tests/support/pages/patient-head.ts';
import { deskOnPage } from './charts/built-desk.ts';
import { it } from './support/journey.ts';

/** What stands below a field. */
const messageOf = (field: Locator) =>
  field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText);

/** A rejected key changes nothing, and the field says why until the user leaves it. */
async function refuses(field: Locator, key: string, words: string, taken: string): Promise<void> {
  const before = await field.inputValue();
  await field.press('End');
  await field.press(key);
  await expect.poll(() => messageOf(field)).toBe(words);
  expect(await field.inputValue()).toBe(before);
  await field.press(taken);
  expect(await messageOf(field)).toBe(words);
  await field.blur();
  await expect.poll(() => messageOf(field)).not.toBe(words);
}

const pick = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

it('FIELD-1.6: a rejected key shows why: in an amount, an account, the email of Text To Pay, and the date of a procedure', async ({
  page,
  pageErrors,
}) => {
  const { desk } = await deskOnPage(page, pageErrors);
  await tellDebtor(desk);
  await desk.tell('/payment-accounts', () => ({ info: { records: 1, pages: 1 }, results: [VISA] }));
  await desk.open('/payment');
  await page.getByText('Other amount', { exact: true }).click();
  const amount = page.getByLabel('Amount to charge', { exact: true });
  await refuses(amount, 'x', 'You can only use numbers, periods, and commas', '5');

  await desk.open('/view-patient/manage-payments');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await pick(page, 'Edit');
  await refuses(
    page.getByLabel('Zip code', { exact: true }),
    'x',
    'You can only use numbers and hyphens',
    'Backspace',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Text To Pay' }).click();
  const address = page.getByRole('textbox', { name: 'Email', exact: true });
  await refuses(address, '!', 'You can only use letters, numbers, and . @ _ - +', 'Backspace');

  await tellHead(desk, { plan: () => ON_TERM });
  await desk.tell('/plan/20001/benefits-summary', () => receivedBenefits('Requested', 118));
  await desk.open('/view-patient/benefit-summary');
  await page.getByRole('button', { name: 'Record use of Fluoride varnish' }).click();
  const day = page.getByLabel('Date of service', { exact: true });
  await refuses(day, 'x', 'You can only use numbers and slashes', 'Backspace');
});
