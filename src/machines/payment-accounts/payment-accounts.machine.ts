import { newDraft } from '#domain/payment/account-draft.ts';
import { addingStates } from './payment-accounts.adding.ts';
import { editingStates, removingStates } from './payment-accounts.changing.ts';
import { notPreferred, openForm, paymentAccountsSetup } from './payment-accounts.setup.ts';

export const paymentAccountsMachine = paymentAccountsSetup.createMachine({
  id: 'paymentAccounts',
  description: 'A patient’s payment accounts: listed, added, edited, taken away, one of them for renewals.',
  meta: { requirements: ['API-9'] },
  context: ({ input }) => ({
    ...input,
    accounts: null,
    chosenId: null,
    ...openForm(newDraft(input.patientName)),
    card: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the accounts. The page still shows those that were loaded before.',
      tags: 'loading',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: {
          target: 'shown',
          actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      description: 'The accounts could not be loaded, and the page says why.',
      on: { 'accounts.retry': 'loading' },
    },
    shown: {
      description: 'The page shows the accounts, or that there are none.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being changed.',
          entry: 'forgetFailure',
          on: {
            'account.add': { target: 'adding', actions: 'takeNewDraft' },
            'account.edit': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'takeChoice', params: ({ event }) => event },
            },
            'account.remove': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'removing',
              actions: { type: 'takeChoice', params: ({ event }) => event },
            },
            'account.prefer': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'preferring',
              actions: { type: 'takeChoice', params: ({ event }) => event },
            },
          },
        },
        adding: addingStates,
        editing: editingStates,
        removing: removingStates,
        preferring: {
          description: 'The server is told that renewals are charged to this account from now on.',
          tags: 'busy',
          invoke: {
            id: 'changeAccount',
            src: 'changeAccount',
            input: ({ context: { chosenId } }) => ({ id: chosenId ?? '', changes: { isAutoRenewal: true } }),
            onDone: '#paymentAccounts.loading',
            onError: {
              target: '#paymentAccounts.loading',
              actions: [
                'keepFailure',
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
