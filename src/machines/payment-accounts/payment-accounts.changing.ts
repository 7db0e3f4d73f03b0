import { changesIn } from '#domain/payment/account-draft.ts';
import { chosenIn, draftIn, notKnown, paymentAccountsSetup } from './payment-accounts.setup.ts';
import type { ChangedAccount, PaymentAccountsContext } from './payment-accounts.types.ts';

function changed(context: PaymentAccountsContext): ChangedAccount {
  const account = chosenIn(context);
  return { id: account?.id ?? '', changes: account ? changesIn(account, draftIn(context)) : {} };
}

export const editingStates = paymentAccountsSetup.createStateConfig({
  description: 'An account is being edited, in a dialog.',
  tags: 'editing',
  meta: { requirements: ['API-9'] },
  initial: 'form',
  entry: 'takeDraft',
  states: {
    form: {
      description: 'The form is being filled in; what the server refused says so.',
      meta: { requirements: ['SCHEMA-2', 'SCHEMA-3', 'SCHEMA-5'] },
      on: {
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
        'draft.mark': { actions: { type: 'takeMark', params: ({ event }) => event } },
        'draft.save': [
          { guard: 'isUnchanged', target: '#paymentAccounts.shown.idle' },
          { guard: 'isSoundChange', target: 'saving', actions: 'noteJudged' },
          { actions: 'noteJudged' },
        ],
        'dialog.close': '#paymentAccounts.shown.idle',
      },
    },
    saving: {
      description: 'The server is told what changes; nobody closes the dialog meanwhile.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'changeAccount',
        src: 'changeAccount',
        input: ({ context }) => changed(context),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: { type: 'showToast', params: { variant: 'success', label: 'Payment method updated' } },
        },
        onError: [
          { guard: 'isRefused', target: 'form', actions: 'keepFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: [
              'keepFailure',
              {
                type: 'showToast',
                params: ({ event }) =>
                  notKnown('We couldn’t confirm that the payment method was updated', event),
              },
            ],
          },
        ],
      },
    },
  },
});

export const removingStates = paymentAccountsSetup.createStateConfig({
  description: 'Somebody is asked whether an account is to be taken away.',
  tags: 'removing',
  meta: { requirements: ['API-9'] },
  initial: 'asked',
  states: {
    asked: {
      description: 'The question is open; why the server keeps the account stands below it.',
      on: { 'removal.confirm': 'deleting', 'dialog.close': '#paymentAccounts.shown.idle' },
    },
    deleting: {
      description: 'The server is asked to take it away.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: ({ context: { chosenId } }) => ({ id: chosenId ?? '' }),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: { type: 'showToast', params: { variant: 'success', label: 'Payment method removed' } },
        },
        onError: [
          { guard: 'isRefused', target: 'asked', actions: 'keepFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: [
              'keepFailure',
              {
                type: 'showToast',
                params: ({ event }) =>
                  notKnown('We couldn’t confirm that the payment method was removed', event),
              },
            ],
          },
        ],
      },
    },
  },
});
