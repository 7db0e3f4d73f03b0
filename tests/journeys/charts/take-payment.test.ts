import { expect } from 'vitest';
import { driveTakePayment, takePaymentPage } from '#tests/support/pages/take-payment.ts';
import { takePaymentSet } from '#tests/support/sets/take-payment.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-10, SCHEMA-1: the page on which a payment is taken walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(takePaymentPage, driveTakePayment(adapter, await takePaymentSet(adapter, desk)));
  // The head of the page, which elsewhere leads here, does not lead to itself.
  await page.getByText('Past due').waitFor();
  expect(await page.getByRole('link', { name: 'Take payment' }).count()).toBe(0);
});
