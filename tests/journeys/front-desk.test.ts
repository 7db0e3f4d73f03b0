import { expect } from 'vitest';
import { accountsOf, TEST_CARD } from './accounts-page.ts';
import { patientOf } from './patient-page.ts';
import { FRONT_DESK, payerAt } from './payment-page.ts';
import { countClicks } from './support/count-clicks.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

/** A patient of the sample data who owes 30.00, reserved for this journey. */
const NAME = 'Piers Marchetti';
const PIERS = '10000084';

it('MISSION-1.10: from a focused sign-in page, a patient’s visit takes at most 13 clicks: sign in, find the patient, read a benefit, take the payment, email its receipt, add a card, edit the phone, sign out', async ({
  page,
  address,
}) => {
  await payerAt(address, PIERS, ['approved']);
  const clicks = await countClicks(page);
  const patient = patientOf(page);
  const accounts = accountsOf(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const focused = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto('/login');
  await expect.poll(() => focused('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(FRONT_DESK);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');

  await button(/^Search or jump to/).click();
  await page.keyboard.type(NAME);
  await page
    .getByRole('option', { name: new RegExp(NAME) })
    .first()
    .click();
  await patient.tab('Benefit summary').click();
  await page.getByText('Covered procedures').first().waitFor();

  await page.getByRole('link', { name: 'Take payment' }).click();
  await button('Review payment').click();
  await button(/^Charge \$30\.00/).click();
  await page.getByText('Payment received', { exact: true }).first().waitFor();
  await button('Email receipt').click();
  await page.getByText('Email sent successfully', { exact: true }).waitFor();

  await patient.tab('Manage payments').click();
  await button('Add card').click();
  for (const [name, text] of [
    ['Card number', TEST_CARD.number],
    ['Expiration date', TEST_CARD.expiry],
    ['Security code', TEST_CARD.code],
    ['Zip code', TEST_CARD.zip],
  ] as const) {
    await accounts.fields.getByLabel(name).focus();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await accounts.isClosed();

  await page.getByRole('link', { name: 'Edit contact' }).click();
  await focused('Phone').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('6145550177');
  await page.keyboard.press('Enter');
  await page.getByText('(614) 555-0177').first().waitFor();

  await button(/^Account menu/).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await focused('Email').waitFor();
  expect(clicks()).toBe(13);
});
