import { wantedPayment } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { approvedState, declinedState } from './take-payment.ended.ts';
import {
  claimedIntent,
  draftIn,
  NO_DRAFT,
  REPORT_UNSAVED_WORK,
  takePaymentSetup,
  whenApproved,
} from './take-payment.setup.ts';
import { checkingState, notReceivedState, resendingState } from './take-payment.unknown.ts';

const STORE_ACCOUNTS = {
  type: 'storeAccounts',
  params: ({ event }: { event: { output: readonly PaymentAccount[] } }) => ({ accounts: event.output }),
} as const;

export const takePaymentMachine = takePaymentSetup.createMachine({
  id: 'takePayment',
  description: 'Staff take a payment exactly once: choose, review, charge, and see the outcome.',
  meta: { requirements: ['API-10', 'SCHEMA-1'] },
  context: ({ input }) => ({
    ...input,
    accounts: [],
    ...NO_DRAFT,
    intent: null,
    payment: null,
    failure: null,
  }),
  on: {
    'due.change': {
      guard: { type: 'isOtherDue', params: ({ event }) => event },
      actions: { type: 'storeDue', params: ({ event }) => event },
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Looks for a payment on this plan whose outcome the user has not seen.',
      tags: 'loading',
      invoke: {
        id: 'recallIntent',
        src: 'recallIntent',
        onDone: {
          target: 'loading',
          actions: { type: 'storeIntent', params: ({ event }) => ({ intent: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    loading: {
      description:
        'Loads the payment methods that can be charged. A payment without an outcome is then checked.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: [
          { guard: 'hasIntent', target: 'checking', actions: STORE_ACCOUNTS },
          { target: 'choosing', actions: STORE_ACCOUNTS },
        ],
        onError: [
          { guard: 'hasIntent', target: 'checking', actions: 'storeFailure' },
          { target: 'failed', actions: 'storeFailure' },
        ],
      },
    },
    failed: {
      description: 'The payment methods could not be loaded, and the page shows the reason.',
      on: { 'payment.retry': 'recalling' },
    },
    choosing: {
      description: 'The user chooses the amount and the payment method.',
      meta: { requirements: ['SCHEMA-1'] },
      entry: REPORT_UNSAVED_WORK,
      on: {
        'amount.choose': { actions: { type: 'setChoice', params: ({ event }) => event } },
        'field.change': {
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'field.blur': {
          actions: [{ type: 'commitField', params: ({ event }) => event }, 'checkAmount'],
        },
        'account.choose': { actions: { type: 'storeAccount', params: ({ event }) => event } },
        'account.add': { actions: { type: 'addAccount', params: ({ event }) => event } },
        'accounts.reload': { target: 'loading', actions: 'stopSuggesting' },
        'payment.review': [{ guard: 'isReady', target: 'reviewing' }, { actions: 'startValidation' }],
      },
    },
    reviewing: {
      description: 'The user reviews the payment. A changed amount due leads back to the choice.',
      on: {
        'payment.change': 'choosing',
        'payment.confirm': 'claiming',
        'due.change': {
          guard: { type: 'isOtherDue', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'storeDue', params: ({ event }) => event },
        },
      },
    },
    claiming: {
      description: 'Stores the confirmed amount under its own key, so that a reload does not lose it.',
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'due.change': {} },
      invoke: {
        id: 'claimIntent',
        src: 'claimIntent',
        input: ({ context }) => wantedPayment(draftIn(context), context.dueCents),
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ claimed: event.output }) },
            target: 'paying',
            actions: [{ type: 'storeIntent', params: ({ event }) => event.output }, REPORT_UNSAVED_WORK],
          },
          {
            target: 'checking',
            actions: [{ type: 'storeIntent', params: ({ event }) => event.output }, REPORT_UNSAVED_WORK],
          },
        ],
        onError: { target: 'reviewing', actions: ['storeFailure', 'reloadPatient'] },
      },
    },
    paying: {
      description: 'The server charges the payment method. A second click changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'takePayment',
        src: 'takePayment',
        input: ({ context }) => claimedIntent(context),
        onDone: [whenApproved, { target: 'checking.pending' }],
        onError: [
          { guard: 'isNotCharged', target: 'declined', actions: 'storeFailure' },
          { target: 'checking.unanswered', actions: 'storeFailure' },
        ],
      },
    },
    checking: checkingState,
    notReceived: notReceivedState,
    resending: resendingState,
    approved: approvedState,
    declined: declinedState,
  },
});
