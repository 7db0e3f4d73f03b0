import { wantedCents } from '#domain/payment/payment.ts';
import { approvedState, declinedState } from './take-payment.ended.ts';
import { claimedIntent, draftIn, NO_DRAFT, takePaymentSetup } from './take-payment.setup.ts';
import type { TakePaymentEvent } from './take-payment.types.ts';

interface DueChange {
  event: Extract<TakePaymentEvent, { type: 'due.change' }>;
}

const takeDue = {
  guard: { type: 'isOtherDue', params: ({ event }: DueChange) => event },
  actions: { type: 'takeDue', params: ({ event }: DueChange) => event },
} as const;

export const takePaymentMachine = takePaymentSetup.createMachine({
  id: 'takePayment',
  description: 'A payment is taken once: decided, reviewed, charged, and its outcome known before the next.',
  meta: { requirements: ['API-10', 'SCHEMA-1'] },
  context: ({ input }) => ({
    ...input,
    accounts: [],
    ...NO_DRAFT,
    intent: null,
    transactionId: '',
    failure: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Was a payment on this plan begun whose outcome the user has not seen?',
      tags: 'loading',
      invoke: {
        id: 'recallIntent',
        src: 'recallIntent',
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ recalled: event.output }) },
            target: 'checking',
            actions: {
              type: 'keepIntent',
              params: ({ event }) => ({ intent: event.output?.intent ?? null }),
            },
          },
          {
            guard: { type: 'hasIntent', params: ({ event }) => ({ recalled: event.output }) },
            target: 'unsure',
            actions: {
              type: 'keepIntent',
              params: ({ event }) => ({ intent: event.output?.intent ?? null }),
            },
          },
          { target: 'loading' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: { 'due.change': takeDue },
    },
    loading: {
      description: 'The accounts that can be charged are asked for.',
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: { 'due.change': takeDue },
    },
    failed: {
      description: 'What is needed to take a payment could not be loaded.',
      on: { 'payment.retry': 'recalling', 'due.change': takeDue },
    },
    choosing: {
      description: 'The amount and the account are being chosen.',
      meta: { requirements: ['SCHEMA-1'] },
      on: {
        'amount.choose': { actions: { type: 'takeChoice', params: ({ event }) => event } },
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
        'due.change': takeDue,
        'account.choose': { actions: { type: 'takeAccount', params: ({ event }) => event } },
        'payment.review': [{ guard: 'isReady', target: 'reviewing' }, { actions: 'noteJudged' }],
      },
    },
    reviewing: {
      description:
        'Who pays, how much and with what stands there once more; nothing is charged yet. Where something else is due by now, the amount is chosen again.',
      on: {
        'payment.change': 'choosing',
        'payment.confirm': 'claiming',
        'due.change': {
          guard: { type: 'isOtherDue', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'takeDue', params: ({ event }) => event },
        },
      },
    },
    claiming: {
      description: 'What is to be paid is kept under a key of its own, so that no reload forgets it.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'claimIntent',
        src: 'claimIntent',
        input: ({ context }) => ({
          accountId: context.draft.accountId,
          amountCents: wantedCents(draftIn(context), context.dueCents),
        }),
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ claimed: event.output }) },
            target: 'paying',
            actions: { type: 'keepIntent', params: ({ event }) => event.output },
          },
          {
            target: 'checking',
            actions: { type: 'keepIntent', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'reviewing', actions: ['keepFailure', 'tellEnded'] },
      },
    },
    paying: {
      description: 'The server charges the account; a second press changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'takePayment',
        src: 'takePayment',
        input: ({ context }) => claimedIntent(context),
        onDone: [
          {
            guard: { type: 'isApproved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'approved',
            actions: { type: 'keepTransaction', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'checking.waiting' },
        ],
        onError: [
          { guard: 'isNotCharged', target: 'declined', actions: 'keepFailure' },
          { target: 'checking.waiting', actions: 'keepFailure' },
        ],
      },
    },
    checking: {
      description:
        'Nobody knows yet whether it was charged; the same payment is asked for until the server knows.',
      tags: 'checking',
      initial: 'asking',
      states: {
        waiting: {
          description: 'A moment passes before the server is asked again.',
          after: { paymentCheck: 'asking' },
          on: { 'payment.check': 'asking' },
        },
        asking: {
          description: 'The server is asked by the key of the payment, which charges nothing twice.',
          tags: 'busy',
          invoke: {
            id: 'takePayment',
            src: 'takePayment',
            input: ({ context }) => claimedIntent(context),
            onDone: [
              {
                guard: { type: 'isApproved', params: ({ event }) => ({ outcome: event.output }) },
                target: '#takePayment.approved',
                actions: { type: 'keepTransaction', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'waiting' },
            ],
            onError: [
              { guard: 'isNeverCharged', target: '#takePayment.declined', actions: 'keepFailure' },
              { target: 'waiting', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    unsure: {
      description: 'A payment was begun so long ago that somebody has to say whether it is sent again.',
      on: { 'payment.check': 'checking' },
    },
    approved: approvedState,
    declined: declinedState,
  },
});
