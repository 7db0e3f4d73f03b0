import { not } from 'xstate';
import { successToast, type Toast } from '#domain/notification/toast.ts';
import { changesIn } from '#domain/payment/account-draft.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { reportUnconfirmed } from '../shared/failure.ts';
import { fieldEvents } from '../shared/form-fields.ts';
import { chosenIn, draftIn, paymentAccountsSetup, reasonIn } from './payment-accounts.setup.ts';
import type { ChangedAccount, PaymentAccountsContext } from './payment-accounts.types.ts';

function changed(context: PaymentAccountsContext): ChangedAccount {
  const account = chosenIn(context);
  return { id: account?.id ?? '', changes: account ? changesIn(account, draftIn(context)) : {} };
}

const ACCOUNT_GONE: Toast = { variant: 'info', label: 'This payment method was already removed.' };

/** After a 404 the payment method can be neither changed nor removed. */
const GONE = {
  guard: 'isGone',
  target: '#paymentAccounts.loading',
  actions: ['storeFailure', { type: 'showToast', params: ACCOUNT_GONE }],
} as const;

export const editingStates = paymentAccountsSetup.createStateConfig({
  description: 'A dialog edits a payment method.',
  tags: 'editing',
  meta: { requirements: ['API-9'] },
  initial: 'form',
  entry: 'storeDraft',
  exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
  states: {
    form: {
      description: 'The user fills in the form. A refusal is shown.',
      meta: { requirements: ['SCHEMA-2', 'SCHEMA-3', 'SCHEMA-5'] },
      on: {
        ...fieldEvents,
        'draft.mark': { actions: { type: 'setOption', params: ({ event }) => event } },
        'draft.kind': { actions: { type: 'setAccountType', params: ({ event }) => event } },
        'draft.save': [
          { guard: 'isUnchanged', target: '#paymentAccounts.shown.idle' },
          { guard: 'isChangeValid', target: 'saving', actions: 'startValidation' },
          { actions: 'startValidation' },
        ],
      },
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'There are no unsaved changes.',
          always: { guard: not('isUnchanged'), target: 'changed' },
          on: { 'dialog.close': '#paymentAccounts.shown.idle' },
        },
        changed: {
          description: 'There are unsaved changes.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          always: {
            guard: 'isUnchanged',
            target: 'unchanged',
            actions: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          },
          on: { 'dialog.close': '#paymentAccounts.shown.editing.discarding' },
        },
      },
    },
    discarding: discardQuestion({ kept: 'form', discarded: '#paymentAccounts.shown.idle' }),
    saving: {
      description: 'Saves the changes. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'changeAccount',
        src: 'changeAccount',
        input: ({ context }) => changed(context),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: { type: 'showToast', params: successToast('Payment method updated') },
        },
        onError: [
          GONE,
          { guard: 'isRefused', target: 'form', actions: 'storeFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: ['storeFailure', reportUnconfirmed('the payment method was updated')],
          },
        ],
      },
    },
  },
});

export const removingStates = paymentAccountsSetup.createStateConfig({
  description: 'A dialog removes a payment method.',
  tags: 'removing',
  meta: { requirements: ['API-9'] },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The dialog asks for confirmation. A refusal is shown below.',
      on: {
        'field.change': {
          guard: { type: 'isReason', params: ({ event }) => event },
          actions: { type: 'applyEdit', params: ({ event }) => event },
        },
        'field.blur': {
          guard: { type: 'isReason', params: ({ event }) => event },
          actions: { type: 'commitField', params: ({ event }) => event },
        },
        'removal.confirm': [
          { guard: 'hasReason', target: 'deleting', actions: 'startValidation' },
          { actions: 'startValidation' },
        ],
        'dialog.close': '#paymentAccounts.shown.idle',
      },
    },
    deleting: {
      description: 'Removes the payment method. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: ({ context }) => ({ id: context.chosenId ?? '', reason: reasonIn(context) }),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: { type: 'showToast', params: successToast('Payment method removed') },
        },
        onError: [
          GONE,
          { guard: 'isRefused', target: 'confirming', actions: 'storeFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: ['storeFailure', reportUnconfirmed('the payment method was removed')],
          },
        ],
      },
    },
  },
});
