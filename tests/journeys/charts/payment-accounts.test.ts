import { drivePaymentAccounts, paymentAccountsPage } from '#tests/support/pages/payment-accounts.ts';
import { paymentAccountsSet } from '#tests/support/sets/payment-accounts.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-9, FRAME-5: the page of the payment accounts walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(
    paymentAccountsPage,
    drivePaymentAccounts(adapter, await paymentAccountsSet(adapter, desk)),
  );
});
