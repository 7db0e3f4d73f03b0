import { driveReceiptEmail, receiptEmailPage } from '#tests/support/pages/receipt-email.ts';
import { receiptEmailSet } from '#tests/support/sets/receipt-email.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-7, API-18: a receipt and a statement by email walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(receiptEmailPage, driveReceiptEmail(adapter, await receiptEmailSet(adapter, desk)));
});
