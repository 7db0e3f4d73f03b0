import { assign, setup } from 'xstate';
import {
  FIRST_TRANSACTIONS,
  type TransactionPage,
  type TransactionRequest,
} from '#domain/payment/transaction-list.ts';
import { failureIn } from '../failure.ts';
import { listActions, listEvents, listGuards } from '../list-query.ts';
import { effect, port } from '../port.ts';
import type { TransactionsContext, TransactionsEvent } from './transactions.types.ts';

export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    /** Rejects with a failure. */
    listTransactions: port<TransactionPage, TransactionRequest>('listTransactions'),
    /** Brings the receipt into the tab that was opened for it. Rejects with a failure, and then the tab is closed. */
    openReceipt: port<void, { transactionId: string }>('openReceipt'),
  },
  guards: listGuards,
  actions: {
    ...listActions,
    takeReceipt: assign((_, { transactionId }: { transactionId: string }) => ({ receipt: transactionId })),
    keepFailure: assign(({ event }, { of }: { of: 'failure' | 'receiptFailure' }) => ({
      [of]: failureIn(event),
    })),
    forgetFailure: assign({ failure: null }),
    forgetReceiptFailure: assign({ receiptFailure: null }),
    /** In the same moment as the click: later, browsers take it for a pop-up. */
    openTab: effect('openTab'),
  },
}).createMachine({
  id: 'transactions',
  description: 'A patient’s transactions are listed, and the receipt of one opens in a tab of its own.',
  meta: { requirements: ['API-18'] },
  type: 'parallel',
  context: { ...FIRST_TRANSACTIONS, found: null, failure: null, receipt: null, receiptFailure: null },
  states: {
    list: {
      description: 'What of the list is on the page.',
      initial: 'loading',
      on: listEvents({ target: '.loading' }),
      states: {
        loading: {
          description: 'The server is asked; whatever it was asked before counts no more.',
          tags: 'loading',
          entry: 'forgetFailure',
          invoke: {
            id: 'listTransactions',
            src: 'listTransactions',
            input: ({ context: { sort, page, pageSize } }) => ({ sort, page, pageSize }),
            onDone: [
              {
                guard: { type: 'isBeyondLast', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: { type: 'takeLastPage', params: ({ event }) => event.output },
              },
              { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: { of: 'failure' } },
            },
          },
        },
        shown: { description: 'The transactions are on the page, or that there are none.' },
        failed: {
          description: 'The transactions could not be loaded, and the page says why.',
          on: { 'list.retry': 'loading' },
        },
      },
    },
    receipt: {
      description: 'Whether a receipt is on its way into its tab.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No receipt is asked for.',
          on: {
            'receipt.open': {
              target: 'opening',
              actions: [{ type: 'takeReceipt', params: ({ event }) => event }, 'openTab'],
            },
          },
        },
        opening: {
          description: 'A tab waits for the receipt.',
          tags: 'busy',
          invoke: {
            id: 'openReceipt',
            src: 'openReceipt',
            input: ({ context }) => ({ transactionId: context.receipt ?? '' }),
            onDone: 'resting',
            onError: {
              target: 'refused',
              actions: { type: 'keepFailure', params: { of: 'receiptFailure' } },
            },
          },
        },
        refused: {
          description: 'The receipt is not there, and the page says what to do.',
          exit: 'forgetReceiptFailure',
          on: {
            'receipt.retry': { target: 'opening', actions: 'openTab' },
            'receipt.dismiss': 'resting',
            'receipt.open': {
              target: 'opening',
              actions: [{ type: 'takeReceipt', params: ({ event }) => event }, 'openTab'],
            },
          },
        },
      },
    },
  },
});
