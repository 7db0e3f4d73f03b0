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
    'receipt.open': [
      { transactionId: '70001', into: 'tab' },
      { transactionId: '70001', into: 'file' },
    ],
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
  whyHome: 'The page starts by loading the transactions, and rests once they are loaded.',
  invariants: {
    'API-18: pages count from 1, and have 10 rows or the chosen number.': ({ context }) =>
      context.page >= 1 && [10, 25].includes(context.pageSize),
    'API-18: every page that is shown exists.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches({ list: 'shown' })) return true;
      return found !== null && page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-18: the server is called exactly while the page shows that it is loading.': (snapshot) =>
      snapshot.hasTag('loading') === 'listTransactions' in snapshot.children,
    'API-18: a failure is shown exactly if the last request failed.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches({ list: 'failed' }),
    'API-18: a receipt is loading exactly while the page shows it, and it belongs to one transaction.': (
      snapshot,
    ) =>
      snapshot.hasTag('busy') === 'openReceipt' in snapshot.children &&
      (!snapshot.hasTag('busy') || snapshot.context.receipt === '70001'),
    'API-18: a missing receipt is reported until the user acts on it.': (snapshot) =>
      (snapshot.context.receiptFailure !== null) === snapshot.matches({ receipt: 'refused' }),
  },
});
