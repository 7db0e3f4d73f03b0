import { driveTransactions, transactionsPage } from '#tests/support/pages/transactions.ts';
import { transactionsSet } from '#tests/support/sets/transactions.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-18: a patient’s transactions walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(transactionsPage, driveTransactions(adapter, await transactionsSet(desk)));
});
