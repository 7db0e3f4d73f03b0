import { expect } from 'vitest';
import { arrivesAt, isClean } from './audited.ts';
import { patientOf } from './patient-page.ts';
import { FRONT_DESK, paymentOf } from './payment-page.ts';
import { chooseFrom } from './support/choose-from.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';
import { transactionsOf } from './transactions-page.ts';

/** Owes 30.00. No other journey pays for her. */
const MAEVE = '10000136';

it('API-10.6, API-10.7, API-18.6: cash that never reached the server is discarded; a check and cash are recorded without a charge; a patient who always gets receipts gets the next one automatically', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  const charged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/take-payment')) charged.push(request.url());
  });
  await storeSession(page, FRONT_DESK);
  const payment = paymentOf(page);
  await payment.open(MAEVE);
  await page.route('**/record-payment', (route) => route.abort('failed'));
  await chooseFrom(page, 'Payment method', 'Cash');
  await payment.button('Review payment').click();
  await payment.button('Record $30.00 cash payment').click();
  await arrivesAt(page, 'This payment wasn’t recorded');
  await payment.button('Discard payment').click();
  await payment.sees('Amount due: $30.00');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === '/view-patient/overview');
  await page.unroute('**/record-payment');

  await payment.open(MAEVE);
  await page.getByText('Other amount').click();
  await page.getByRole('textbox', { name: 'Amount to charge' }).fill('10');
  await chooseFrom(page, 'Payment method', 'Check');
  expect(await page.getByRole('textbox', { name: 'Amount', exact: true }).inputValue()).toBe('10.00');
  await payment.button('Review payment').click();
  await arrivesAt(page, 'Check number is required.');
  await page.getByLabel('Check number').fill('1042');
  await isClean(page, 'a payment by check');
  await payment.button('Review payment').click();
  await payment.sees('Check 1042');
  await payment.button('Record $10.00 check payment').click();
  await arrivesAt(page, 'Payment received');
  const saved = page.waitForResponse((response) => response.url().endsWith('/receipt-preference'));
  await page.getByText('Always email receipts to Maeve Gallardo').click();
  expect((await saved).status()).toBe(200);
  await isClean(page, 'receipts that are always emailed');

  await page.getByText('Amount due').first().waitFor();
  await payment.button('Take another payment').click();
  await chooseFrom(page, 'Payment method', 'Cash');
  await payment.button('Review payment').click();
  await payment.sees('The receipt will be emailed to maeve.gallardo136@mail.test.');
  await payment.button('Record $20.00 cash payment').click();
  await payment.sees('$20.00 from Maeve Gallardo');
  await payment.sees('The receipt is on its way to maeve.gallardo136@mail.test.');
  await patientOf(page).tab('Transactions').click();
  const list = transactionsOf(page);
  await expect.poll(() => list.column('Paid with')).toEqual(expect.arrayContaining(['Cash', 'Check 1042']));
  expect(charged).toEqual([]);
});
