import { draftIn, notKnown, paymentAccountsSetup } from './payment-accounts.setup.ts';

export const addingStates = paymentAccountsSetup.createStateConfig({
  description: 'A card is being added, in a dialog.',
  tags: 'adding',
  meta: { requirements: ['API-9', 'FRAME-5'] },
  initial: 'entering',
  states: {
    entering: {
      description: 'The card and what is said about it are being entered.',
      initial: 'opening',
      on: {
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
        'draft.mark': { actions: { type: 'takeMark', params: ({ event }) => event } },
        'draft.kind': { actions: { type: 'takeKind', params: ({ event }) => event } },
      },
      states: {
        opening: {
          description: 'The card fields are being loaded.',
          tags: 'loading',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadCardFields',
            src: 'loadCardFields',
            onDone: 'filling',
            onError: { target: 'away', actions: 'keepFailure' },
          },
          after: {
            cardFieldsLoad: {
              target: 'away',
              actions: 'keepSilence',
            },
          },
          on: { 'dialog.close': '#paymentAccounts.shown.idle' },
        },
        away: {
          description: 'The card fields could not be loaded, and can be asked for again.',
          on: { 'card.retry': 'opening', 'dialog.close': '#paymentAccounts.shown.idle' },
        },
        filling: {
          description: 'The card is being entered; what was refused says so.',
          meta: { requirements: ['SCHEMA-3'] },
          on: {
            'draft.save': [
              { guard: 'isSoundNew', target: '#paymentAccounts.shown.adding.asking', actions: 'noteJudged' },
              { actions: 'noteJudged' },
            ],
            'dialog.close': '#paymentAccounts.shown.idle',
          },
        },
      },
    },
    asking: {
      description: 'The card fields are asked for what stands for the card.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'askCard',
        src: 'askCard',
        onDone: {
          target: 'storing',
          actions: { type: 'keepCard', params: ({ event }) => ({ card: event.output }) },
        },
        onError: { target: 'entering.filling', actions: 'keepFailure' },
      },
      after: {
        cardAnswer: {
          target: 'entering.filling',
          actions: 'keepSilence',
        },
      },
    },
    storing: {
      description:
        'The server is told of the card by what stands for it; nobody closes the dialog meanwhile.',
      tags: 'busy',
      exit: 'forgetCard',
      invoke: {
        id: 'addAccount',
        src: 'addAccount',
        input: ({ context }) => ({ draft: draftIn(context), card: context.card }),
        onDone: {
          target: '#paymentAccounts.loading',
          actions: { type: 'showToast', params: { variant: 'success', label: 'Card added' } },
        },
        onError: [
          { guard: 'isRefused', target: 'entering.filling', actions: 'keepFailure' },
          {
            target: '#paymentAccounts.loading',
            actions: [
              'keepFailure',
              {
                type: 'showToast',
                params: ({ event }) => notKnown('We couldn’t confirm that the card was added', event),
              },
            ],
          },
        ],
      },
    },
  },
});
