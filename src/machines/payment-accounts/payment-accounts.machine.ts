import { newDraft } from '#domain/payment/account-draft.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { addingStates } from './payment-accounts.adding.ts';
import { editingStates, removingStates } from './payment-accounts.changing.ts';
import { notPreferred, openForm, paymentAccountsSetup } from './payment-accounts.setup.ts';

const STORE_ACCOUNTS = {
  type: 'storeAccounts',
  params: ({ event }: { event: { output: readonly PaymentAccount[] } }) => ({ accounts: event.output }),
} as const;

export const paymentAccountsMachine = paymentAccountsSetup.createMachine({
  id: 'paymentAccounts',
  description: 'Staff list, add, replace, edit and remove payment methods, and choose one for renewals.',
  meta: { requirements: ['API-9'] },
  context: ({ input }) => ({
    may: { create: true, update: true, delete: true },
    needsReason: false,
    paysForPlans: true,
    ...input,
    accounts: null,
    chosenId: null,
    ...openForm(newDraft('card', input.patientName)),
    card: null,
    failure: null,
  }),
  on: { 'today.change': { actions: { type: 'storeToday', params: ({ event }) => event } } },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the payment methods. The page still shows the previous list.',
      tags: 'loading',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: [
          {
            guard: 'isReload',
            target: 'shown',
            actions: [STORE_ACCOUNTS, 'reloadPatient'],
          },
          { target: 'shown', actions: STORE_ACCOUNTS },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The payment methods could not be loaded, and the page shows the reason.',
      on: { 'accounts.retry': 'loading' },
    },
    shown: {
      description: 'The page shows the payment methods, or that there are none.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No change is open.',
          entry: 'clearFailure',
          on: {
            'account.add': {
              guard: 'canAdd',
              target: 'adding',
              actions: {
                type: 'storeNewDraft',
                params: ({ event: { kind } }) => ({ id: null, kind }),
              },
            },
            'account.replace': {
              guard: { type: 'canReplace', params: ({ event }) => event },
              target: 'adding',
              actions: {
                type: 'storeNewDraft',
                params: ({ event: { id } }) => ({ id, kind: 'card' as const }),
              },
            },
            'account.edit': {
              guard: { type: 'canChange', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'setChoice', params: ({ event }) => event },
            },
            'account.remove': {
              guard: { type: 'canRemove', params: ({ event }) => event },
              target: 'removing',
              actions: [{ type: 'setChoice', params: ({ event }) => event }, 'clearReason'],
            },
            'account.prefer': {
              guard: { type: 'canChange', params: ({ event }) => event },
              target: 'preferring',
              actions: { type: 'setChoice', params: ({ event }) => event },
            },
          },
        },
        adding: addingStates,
        editing: editingStates,
        removing: removingStates,
        preferring: {
          description: 'Makes this the payment method for renewals.',
          tags: 'busy',
          invoke: {
            id: 'changeAccount',
            src: 'changeAccount',
            input: ({ context: { chosenId } }) => ({ id: chosenId ?? '', changes: { isAutoRenewal: true } }),
            onDone: '#paymentAccounts.loading',
            onError: {
              target: '#paymentAccounts.loading',
              actions: [
                'storeFailure',
                {
                  type: 'showToast',
                  params: ({ event }) => notPreferred(event),
                },
              ],
            },
          },
        },
      },
    },
  },
});
