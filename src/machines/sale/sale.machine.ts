import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { otherPayer } from '#domain/plan/sale.ts';
import { LOG_FAILURE } from '../shared/failure.ts';
import { choosingState } from './sale.choosing.ts';
import { NO_CHOICE, orderIn, outcomeOf } from './sale.context.ts';
import { saleSetup } from './sale.setup.ts';

/** The form that adds an account can end after the order was sent. */
const whileOrdered = {
  'account.add': {
    actions: { type: 'listAccount', params: ({ event }: { event: { account: PaymentAccount } }) => event },
  },
} as const;

export const saleMachine = saleSetup.createMachine({
  id: 'sale',
  description: 'Staff sell a plan, renew it, or add a member to it: choose, see the price, pay once.',
  meta: { requirements: ['API-21', 'FRAME-1', 'SESSION-6'] },
  context: ({ input }) => ({ ...NO_CHOICE, ...input }),
  invoke: {
    id: 'newCard',
    src: 'newCard',
    input: ({ context: { today } }) => ({ patientName: '', today }),
    onError: { actions: LOG_FAILURE },
  },
  initial: 'loading',
  states: {
    loading: {
      description:
        'Loads the plans on offer, the payment methods and the terms. A purchase begins with the wanted plan, if there is one. This sale’s draft is restored; a plan that the user has chosen since replaces its plan, unless an order was sent.',
      tags: 'loading',
      entry: 'clearReasons',
      invoke: {
        id: 'loadSale',
        src: 'loadSale',
        onDone: [
          {
            guard: { type: 'isOrdered', params: ({ event }) => ({ loaded: event.output }) },
            target: 'selling',
            actions: [
              { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
              'restoreDraft',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
              'restoreDraft',
            ],
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The page could not be loaded, and shows the reason.',
      on: { 'load.retry': 'loading' },
    },
    choosing: choosingState,
    selling: {
      description:
        'The server charges, and writes plan and payment together. A second click changes nothing. A reload sends the same order again.',
      tags: 'busy',
      entry: [
        'clearReasons',
        'storeOrder',
        'storeDraft',
        { type: 'reportUnsavedWork', params: { isUnsaved: true } },
      ],
      on: whileOrdered,
      invoke: {
        id: 'sellPlan',
        src: 'sellPlan',
        input: ({ context }) => ({ order: orderIn(context), isRepeated: context.isRepeated }),
        onDone: [
          {
            guard: { type: 'isSold', params: outcomeOf },
            target: 'sold',
            actions: { type: 'storeOutcome', params: outcomeOf },
          },
          { target: 'unknown' },
        ],
        onError: [
          {
            guard: 'hasOtherTerms',
            target: 'updatingTerms',
            actions: [
              'storeFailure',
              'storeRefusal',
              'nextAttempt',
              'clearOrder',
              'clearAcceptance',
              'storeDraft',
              { type: 'reportUnsavedWork', params: { isUnsaved: false } },
            ],
          },
          {
            guard: 'isNotCharged',
            target: 'choosing',
            actions: [
              'storeFailure',
              'storeRefusal',
              'nextAttempt',
              'clearOrder',
              { type: 'reportUnsavedWork', params: { isUnsaved: false } },
            ],
          },
          { target: 'unknown', actions: 'storeFailure' },
        ],
      },
    },
    updatingAccounts: {
      description: 'Loads the payment methods again: one may have been added.',
      tags: 'loading',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: {
          target: 'choosing',
          actions: { type: 'storeAccounts', params: ({ event }) => ({ accounts: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    updatingTerms: {
      description: 'Loads the terms that apply now. The patient has to accept them again.',
      tags: 'loading',
      on: whileOrdered,
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: {
          target: 'choosing',
          actions: { type: 'storeTerms', params: ({ event }) => ({ terms: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    unknown: {
      description:
        'The outcome is unknown. The same order is sent again, and its key makes it run only once. That does not count as user activity.',
      tags: 'busy',
      on: whileOrdered,
      after: { recheck: { target: 'selling', actions: 'markRepeated' } },
    },
    sold: {
      description: 'The plan exists, and the page shows the receipt, which can be emailed.',
      entry: ['removeDraft', { type: 'reportUnsavedWork', params: { isUnsaved: false } }],
      invoke: {
        id: 'receiptEmail',
        src: 'receiptEmail',
        input: ({ context: { outcome, loaded } }) => ({
          ownAddress: otherPayer(outcome, loaded?.patient.memberId) ? '' : (loaded?.patient.email ?? ''),
        }),
        onError: { actions: LOG_FAILURE },
      },
    },
  },
});
