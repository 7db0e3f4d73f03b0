import { not } from 'xstate';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { ambiguousPerson, NO_CHOICE, orderIn, outcomeOf, wishIn } from './sale.context.ts';
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
      description: 'The page could not be loaded, and says why.',
      on: { 'load.retry': 'loading' },
    },
    choosing: {
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
          actions: [{ type: 'storeAutoRenew', params: ({ event }) => event }, 'keepDraft'],
        },
        'account.choose': {
          actions: [{ type: 'storeAccount', params: ({ event }) => event }, 'keepDraft'],
        },
        'account.add': { actions: { type: 'addAccount', params: ({ event }) => event } },
        'terms.accept': { actions: { type: 'storeAcceptance', params: ({ event }) => event } },
        'field.change': {
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'forgetIdentity', 'keepDraft'],
        },
        'field.blur': [
          {
            guard: { type: 'isOtherMemberOnLeaving', params: ({ event }) => event },
            target: '.quoting',
            actions: ['clearReasons', { type: 'commitField', params: ({ event }) => event }],
          },
          { actions: [{ type: 'commitField', params: ({ event }) => event }, 'keepDraft'] },
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
          entry: ['clearMatches', 'storeQuotedMember', 'keepDraft'],
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
          description: 'The price is known. After a refusal, the page says why.',
          on: {
            'sale.confirm': [
              { guard: 'isOtherMember', target: 'quoting', actions: ['clearReasons', 'startValidation'] },
              { guard: 'isReady', target: '#sale.selling' },
              { actions: 'startValidation' },
            ],
          },
        },
        unquoted: {
          description: 'There is no price, and the page says why.',
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
    },
    selling: {
      description:
        'The server charges, and writes plan and payment together. A second click changes nothing. A reload sends the same order again.',
      tags: 'busy',
      entry: [
        'clearReasons',
        'storeOrder',
        'keepDraft',
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
              'keepRefusal',
              'nextAttempt',
              'clearOrder',
              'clearAcceptance',
              'keepDraft',
              { type: 'reportUnsavedWork', params: { isUnsaved: false } },
            ],
          },
          {
            guard: 'isNotCharged',
            target: 'choosing',
            actions: [
              'storeFailure',
              'keepRefusal',
              'nextAttempt',
              'clearOrder',
              { type: 'reportUnsavedWork', params: { isUnsaved: false } },
            ],
          },
          { target: 'unknown', actions: 'storeFailure' },
        ],
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
        'The outcome is unknown. The same order is sent again, and its key makes it run only once. This is no user activity.',
      tags: 'busy',
      on: whileOrdered,
      after: { recheck: { target: 'selling', actions: 'markRepeated' } },
    },
    sold: {
      description: 'The plan exists, and the page shows the receipt.',
      entry: ['forgetDraft', { type: 'reportUnsavedWork', params: { isUnsaved: false } }],
    },
  },
});
