import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { TransactionsSet } from '#tests/support/pages/transactions.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { tellHead } from './patient-head.ts';

const LIST = '/plan/transactions';
const RECEIPT = '/plan/transaction/70001/get';
const NONE = { info: { records: 0, pages: 0 }, results: [], totals: { paid: 0, refunded: 0, pending: 0 } };

/** One patient; the server answers the list and the receipts on command. */
export async function transactionsSet(desk: Desk): Promise<TransactionsSet> {
  const answer = await desk.hold(LIST, RECEIPT);
  await desk.keepTabs();
  await tellHead(desk);
  return {
    open: () => desk.open('/view-patient/transactions'),
    answer: {
      found: () => answer(LIST, 200, RECEIVED_TRANSACTIONS),
      none: () => answer(LIST, 200, NONE),
      'list: server down': () => answer(LIST, 503, BUSY),
      'in its tab': () => answer(RECEIPT, 200, {}),
      'receipt: server down': () => answer(RECEIPT, 503, BUSY),
    },
  };
}
