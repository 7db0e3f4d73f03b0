import { not } from 'xstate';
import { successToast, unconfirmedToast } from '#domain/notification/toast.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { fieldEvents } from '../shared/form-fields.ts';
import { addedKindIn, draftIn, paymentAccountsSetup, replacedIn } from './payment-accounts.setup.ts';
import type { PaymentAccountsContext } from './payment-accounts.types.ts';

const doneIn = ({ chosenId }: PaymentAccountsContext) => (chosenId === null ? 'added' : 'replaced');
const namedIn = (context: PaymentAccountsContext) =>
  addedKindIn(context) === 'bank' ? 'bank account' : 'card';

export const addingStates = paymentAccountsSetup.createStateConfig({
  description:
    'A dialog adds a bank account, or adds or replaces a card. The server adds the new card and removes the old one in one write.',
  tags: 'adding',
  meta: { requirements: ['API-9', 'API-11', 'FRAME-5'] },
  exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
  initial: 'entering',
  states: {
    entering: {
      description: 'The user enters the card or bank account and its options.',
      initial: 'opening',
      on: {
        ...fieldEvents,
        'draft.mark': { actions: { type: 'setOption', params: ({ event }) => event } },
        'draft.kind': { actions: { type: 'setAccountType', params: ({ event }) => event } },
      },
      states: {
        opening: {
          description: 'Loads the fields of a card or a bank account.',
          tags: 'loading',
          entry: ['clearFailure', 'clearCardEdit'],
          invoke: {
            id: 'loadCardFields',
            src: 'loadCardFields',
            input: ({ context }) => addedKindIn(context),
            onDone: 'filling',
            onError: { target: 'unavailable', actions: 'storeFailure' },
          },
          after: {
            cardFieldsLoad: {
              target: 'unavailable',
              actions: 'storeUnreachable',
            },
          },
          on: { 'dialog.close': '#paymentAccounts.shown.idle' },
        },
        unavailable: {
          description: 'The fields could not be loaded. The user can retry.',
          on: { 'card.retry': 'opening', 'dialog.close': '#paymentAccounts.shown.idle' },
        },
        filling: {
          description: 'The user fills in the form. A refusal is shown.',
          meta: { requirements: ['SCHEMA-3'] },
          on: {
            'draft.save': [
              {
                guard: 'isNewAccountValid',
                target: '#paymentAccounts.shown.adding.requestingToken',
                actions: 'startValidation',
              },
              { actions: 'startValidation' },
            ],
            'card.edit': { actions: 'storeCardEdit' },
          },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'Nothing is entered.',
              always: { guard: not('isUntouched'), target: 'touched' },
              on: { 'dialog.close': '#paymentAccounts.shown.idle' },
            },
            touched: {
              description: 'The entered values are unsaved work.',
              entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
              always: {
                guard: 'isUntouched',
                target: 'untouched',
                actions: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
              },
              on: { 'dialog.close': '#paymentAccounts.shown.adding.entering.discarding' },
            },
          },
        },
        discarding: discardQuestion({ kept: 'filling', discarded: '#paymentAccounts.shown.idle' }),
      },
    },
    requestingToken: {
      description: 'Requests a token from the fields.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'requestCardToken',
        src: 'requestCardToken',
        onDone: {
          target: 'storing',
          actions: { type: 'storeCard', params: ({ event }) => ({ card: event.output }) },
        },
        onError: { target: 'entering.filling', actions: 'storeFailure' },
      },
      after: {
        cardAnswer: {
          target: 'entering.filling',
          actions: 'storeUnreachable',
        },
      },
    },
    storing: {
      description:
        'Saves the card or bank account by its token. The dialog stays open until the server responds.',
      tags: 'busy',
      exit: 'clearCard',
      invoke: {
        id: 'addAccount',
        src: 'addAccount',
        input: ({ context }) => ({
          draft: draftIn(context),
          card: context.card,
          replaces: replacedIn(context),
        }),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: [
            {
              type: 'showToast',
              params: ({ context }) =>
                successToast(
                  `${addedKindIn(context) === 'bank' ? 'Bank account' : 'Card'} ${doneIn(context)}`,
                ),
            },
            { type: 'notifyAdded', params: ({ event }) => ({ account: event.output }) },
          ],
        },
        onError: [
          { guard: 'isRefused', target: 'entering.filling', actions: 'storeFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: [
              'storeFailure',
              {
                type: 'showToast',
                params: ({ context }) => unconfirmedToast(`the ${namedIn(context)} was ${doneIn(context)}`),
              },
              'notifyUnconfirmed',
            ],
          },
        ],
      },
    },
  },
});
