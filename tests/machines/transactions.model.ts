import { model } from '#charts/explore/model.ts';
import type { TransactionPage } from '#domain/payment/transaction-list.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import { aCharge, aRefund } from '#tests/support/charges.ts';

export const FOUND: TransactionPage = {
  records: 21,
  chains: [{ entries: [aCharge, aRefund] }],
  totals: { paidCents: 3000, refundedCents: 1250, voidedCents: 0, pendingCents: 0 },
};
const NONE: TransactionPage = {
  records: 0,
  chains: [],
  totals: { paidCents: 0, refundedCents: 0, voidedCents: 0, pendingCents: 0 },
};
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const transactionsModel = model({
  machine: transactionsMachine,
  inputs: [undefined],
  events: {
    'sort.choose': [{ sort: { field: 'charge', order: 'asc' } }],
    'page.choose': [{ page: 2 }],
    'size.choose': [{ pageSize: 25 }],
    'list.retry': [{}],
    'receipt.open': [{ transactionId: '70001' }],
    'receipt.retry': [{}],
    'receipt.dismiss': [{}],
  },
  outcomes: {
    listTransactions: { found: { output: FOUND }, none: { output: NONE }, 'server down': SERVER_DOWN },
    openReceipt: { 'in its tab': { output: undefined }, 'server down': SERVER_DOWN },
  },
  /** The order of the rows does not affect later steps. */
  abstraction: ({ context: { sort: _, found, failure, receiptFailure, ...context } }) => [
    context,
    found?.records ?? null,
    failure === null,
    receiptFailure === null,
  ],
  isHome: (snapshot) => snapshot.matches({ list: 'shown', receipt: 'idle' }),
  whyHome: 'The page starts by loading the transactions, and rests once they are there.',
  invariants: {
    'API-18: pages are counted from the first, and have 10 rows, or as many as were chosen.': ({ context }) =>
      context.page >= 1 && [10, 25].includes(context.pageSize),
    'API-18: a page that is shown is one that there is.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches({ list: 'shown' })) return true;
      return found !== null && page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-18: the server is asked exactly while the page says that it loads.': (snapshot) =>
      snapshot.hasTag('loading') === 'listTransactions' in snapshot.children,
    'API-18: a failure is told exactly where the last question failed.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches({ list: 'failed' }),
    'API-18: a receipt is on its way exactly while the page says so, and it is that of one transaction.': (
      snapshot,
    ) =>
      snapshot.hasTag('busy') === 'openReceipt' in snapshot.children &&
      (!snapshot.hasTag('busy') || snapshot.context.receipt === '70001'),
    'API-18: that a receipt is missing is shown until the user acts on it.': (snapshot) =>
      (snapshot.context.receiptFailure !== null) === snapshot.matches({ receipt: 'refused' }),
  },
});
