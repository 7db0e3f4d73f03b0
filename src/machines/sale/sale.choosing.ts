import { not } from 'xstate';
import { ambiguousPerson, wishIn } from './sale.context.ts';
import { saleSetup } from './sale.setup.ts';

export const choosingState = saleSetup.createStateConfig({
  description: 'The user chooses, and the server returns the exact price.',
  on: {
    'plan.choose': {
      target: '.unpriced',
      actions: ['clearReasons', 'uncheckDependent', { type: 'storeOffer', params: ({ event }) => event }],
    },
    'level.choose': {
      target: '.unpriced',
      actions: ['clearReasons', 'uncheckDependent', { type: 'storeLevel', params: ({ event }) => event }],
    },
    'billing.choose': {
      target: '.unpriced',
      actions: ['clearReasons', { type: 'storeBilling', params: ({ event }) => event }],
    },
    'dependent.add': [
      { guard: 'isPersonValid', target: '.unpriced', actions: ['clearReasons', 'addDependent'] },
      { actions: 'checkDependent' },
    ],
    'dependent.remove': {
      target: '.unpriced',
      actions: [
        'clearReasons',
        'uncheckDependent',
        { type: 'removeDependent', params: ({ event }) => event },
      ],
    },
    'renewal.choose': {
      actions: ['clearRefusal', { type: 'storeAutoRenew', params: ({ event }) => event }, 'storeDraft'],
    },
    'account.choose': {
      actions: ['clearRefusal', { type: 'storeAccount', params: ({ event }) => event }, 'storeDraft'],
    },
    'account.add': {
      actions: ['clearRefusal', { type: 'addAccount', params: ({ event }) => event }, 'storeDraft'],
    },
    'accounts.reload': { target: '#sale.updatingAccounts', actions: 'clearRefusal' },
    'terms.accept': { actions: { type: 'storeAcceptance', params: ({ event }) => event } },
    'field.change': {
      actions: [
        { type: 'applyEdit', params: ({ event }) => event },
        { type: 'clearIdentity', params: ({ event }) => event },
        'storeDraft',
      ],
    },
    'field.blur': [
      {
        guard: { type: 'isOtherMemberOnLeaving', params: ({ event }) => event },
        target: '.quoting',
        actions: ['clearReasons', { type: 'commitField', params: ({ event }) => event }],
      },
      { actions: [{ type: 'commitField', params: ({ event }) => event }, 'storeDraft'] },
    ],
  },
  initial: 'unpriced',
  states: {
    unpriced: {
      description: 'There is no price until the user chooses a plan, or enters the new member.',
      always: { guard: not('isChoiceMissing'), target: 'quoting' },
      on: { 'sale.confirm': { actions: 'startValidation' } },
    },
    quoting: {
      description: 'Loads the price. The previous one stays visible, but can’t be confirmed.',
      entry: ['clearMatches', 'storeQuotedMember', 'storeDraft'],
      invoke: {
        id: 'quoteSale',
        src: 'quoteSale',
        input: ({ context }) => wishIn(context),
        onDone: {
          target: 'quoted',
          actions: { type: 'storeQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: { target: 'refused', actions: ['clearQuote', 'storeFailure'] },
      },
    },
    refused: {
      description: 'The server has returned the reason why there is no price.',
      always: [{ guard: 'isAmbiguous', target: 'matching' }, { target: 'unquoted' }],
    },
    matching: {
      description: 'Loads the patients who may be the person that the user entered.',
      invoke: {
        id: 'findMatches',
        src: 'findMatches',
        input: ({ context }) => ambiguousPerson(context),
        onDone: {
          target: 'unquoted',
          actions: { type: 'storeMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        onError: {
          target: 'unquoted',
          actions: ['storeFailure', 'clearMatches'],
        },
      },
    },
    quoted: {
      description: 'The price is known. After a refusal, the page shows the reason.',
      on: {
        'sale.confirm': [
          { guard: 'isOtherMember', target: 'quoting', actions: ['clearReasons', 'startValidation'] },
          { guard: 'isReady', target: '#sale.selling' },
          { actions: 'startValidation' },
        ],
      },
    },
    unquoted: {
      description: 'There is no price, and the page shows the reason.',
      on: {
        'quote.retry': { target: 'quoting', actions: 'clearFailure' },
        'match.choose': {
          guard: 'isAmbiguous',
          target: 'quoting',
          actions: [
            { type: 'identify', params: ({ event }) => ({ memberId: event.memberId }) },
            'clearFailure',
          ],
        },
        'match.addAsNew': {
          guard: 'isAmbiguous',
          target: 'quoting',
          actions: [{ type: 'identify', params: { evenIfKnown: true } }, 'clearFailure'],
        },
      },
    },
  },
});
