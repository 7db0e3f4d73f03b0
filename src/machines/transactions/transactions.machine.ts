import { assign, setup } from 'xstate';
import {
  FIRST_TRANSACTIONS,
  type TransactionPage,
  type TransactionRequest,
} from '#domain/payment/transaction-list.ts';
import { failureIn } from '../shared/failure.ts';
import { listActions, listEvents, listGuards, loadsLastPage } from '../shared/list-query.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { ReceiptPlace, TransactionsContext, TransactionsEvent } from './transactions.types.ts';

export const transactionsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    listTransactions: port<TransactionPage, TransactionRequest>('listTransactions'),
    /** If it rejects, the tab is closed. */
    openReceipt: port<void, { transactionId: string; into: ReceiptPlace }>('openReceipt'),
  },
  guards: listGuards,
  actions: {
    ...listActions,
    storeReceipt: assign((_, { transactionId, into }: { transactionId: string; into: ReceiptPlace }) => ({
      receipt: transactionId,
      into,
    })),
    storeFailure: assign(({ event }, { of }: { of: 'failure' | 'receiptFailure' }) => ({
      [of]: failureIn(event),
    })),
    clearFailure: assign({ failure: null }),
    clearReceiptFailure: assign({ receiptFailure: null }),
    /** Runs during the click, because browsers block a tab that is opened later. */
    openTab: effect<{ into: ReceiptPlace }>('openTab'),
  },
}).createMachine({
  id: 'transactions',
  description: 'Lists a patient’s transactions, and opens the receipt of one in a new tab or saves it.',
  meta: { requirements: ['API-18'] },
  type: 'parallel',
  context: {
    ...FIRST_TRANSACTIONS,
    found: null,
    failure: null,
    receipt: null,
    into: 'tab',
    receiptFailure: null,
  },
  states: {
    list: {
      description: 'The list of transactions.',
      initial: 'loading',
      on: listEvents({ target: '.loading' }),
      states: {
        loading: {
          description: 'Loads the requested page of the list. The response to an earlier request is ignored.',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'listTransactions',
            src: 'listTransactions',
            input: ({ context: { sort, page, pageSize } }) => ({ sort, page, pageSize }),
            onDone: [
              loadsLastPage,
              { target: 'shown', actions: { type: 'storeFound', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'storeFailure', params: { of: 'failure' } },
            },
          },
        },
        shown: { description: 'The page shows the transactions, or that there are none.' },
        failed: {
          description: 'The transactions could not be loaded, and the page shows the reason.',
          on: { 'list.retry': 'loading' },
        },
      },
    },
    receipt: {
      description: 'The receipt that opens in a new tab, or is saved.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No receipt is loading.',
          on: {
            'receipt.open': {
              target: 'opening',
              actions: [
                { type: 'storeReceipt', params: ({ event }) => event },
                { type: 'openTab', params: ({ event }) => event },
              ],
            },
          },
        },
        opening: {
          description: 'Loads the receipt into the new tab, or a file.',
          tags: 'busy',
          invoke: {
            id: 'openReceipt',
            src: 'openReceipt',
            input: ({ context: { receipt, into } }) => ({ transactionId: receipt ?? '', into }),
            onDone: 'idle',
            onError: {
              target: 'refused',
              actions: { type: 'storeFailure', params: { of: 'receiptFailure' } },
            },
          },
        },
        refused: {
          description: 'The receipt could not be loaded, and the page says what to do.',
          exit: 'clearReceiptFailure',
          on: {
            'receipt.retry': {
              target: 'opening',
              actions: { type: 'openTab', params: ({ context }) => context },
            },
            'receipt.dismiss': 'idle',
            'receipt.open': {
              target: 'opening',
              actions: [
                { type: 'storeReceipt', params: ({ event }) => event },
                { type: 'openTab', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
  },
});
