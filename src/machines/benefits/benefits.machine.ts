import type { DoneActorEvent } from 'xstate';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { formatDate } from '#domain/date/day.ts';
import { unchangedFields } from '../shared/form-fields.ts';
import { benefitsSetup } from './benefits.setup.ts';
import { resendingState, undoingStates, usingStates } from './benefits.work.ts';

const loadingSummary = <Failed extends string>(whereFailed: Failed) =>
  ({
    id: 'loadSummary',
    src: 'loadSummary',
    onDone: {
      target: 'fresh',
      actions: {
        type: 'storeSummary',
        params: ({ event }: { event: DoneActorEvent<BenefitSummary> }) => ({ summary: event.output }),
      },
    },
    onError: {
      target: whereFailed,
      actions: { type: 'storeFailure', params: { of: 'failure' } },
    },
  }) as const;

export const benefitsMachine = benefitsSetup.createMachine({
  id: 'benefits',
  description: 'Shows the benefits of a plan, records and reverses their use, and requests confirmations.',
  meta: { requirements: ['API-15'] },
  context: ({ input }) => ({
    ...input,
    summary: null,
    failure: null,
    searched: '',
    code: '',
    requestId: '',
    fields: unchangedFields({ question: '', day: formatDate(input.plan.today) }),
    isChecked: false,
    refusal: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchReturns', src: 'watchReturns' },
  on: { 'today.change': { actions: { type: 'storeToday', params: ({ event }) => event } } },
  states: {
    summary: {
      description: 'The benefit summary of the plan.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the summary for the first time.',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: loadingSummary('failed'),
        },
        failed: {
          description: 'The summary could not be loaded, and the page shows the reason.',
          on: { 'benefits.refresh': 'loading' },
        },
        fresh: {
          description: 'The page shows the latest summary.',
          on: { 'benefits.refresh': 'refreshing' },
          after: { recheckAnswer: { guard: 'isAnswerAwaited', target: 'refreshing' } },
        },
        refreshing: {
          description: 'Loads the summary again. The page still shows the previous one.',
          invoke: loadingSummary('outdated'),
          on: { 'benefits.refresh': { target: 'refreshing', reenter: true } },
        },
        outdated: {
          description: 'The page shows the previous summary with a note that it may be outdated.',
          on: { 'benefits.refresh': 'refreshing' },
          after: { recheckAnswer: { guard: 'isAnswerAwaited', target: 'refreshing' } },
        },
      },
    },
    question: {
      description: 'The question whether a procedure is covered today.',
      meta: { requirements: ['FIELD-2'] },
      on: {
        'field.change': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: '.typing',
          actions: { type: 'applyEdit', params: ({ event }) => event },
        },
        'field.blur': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: '.answered',
          actions: [{ type: 'commitField', params: ({ event }) => event }, 'storeQuestion'],
        },
      },
      initial: 'answered',
      states: {
        answered: { description: 'The page shows the answer to the question.' },
        typing: {
          description: 'The user is typing. A pause, Enter, a paste or leaving the field ends the wait.',
          on: { 'field.settle': { target: 'answered', actions: 'storeQuestion' } },
          after: { debounce: { target: 'answered', actions: 'storeQuestion' } },
        },
      },
    },
    work: {
      description: 'The change that the user makes to a benefit.',
      on: { 'summary.print': { guard: 'isLoaded', actions: 'printSummary' } },
      initial: 'idle',
      states: {
        idle: {
          description: 'No change is open.',
          on: {
            'benefit.use': {
              guard: { type: 'isUsable', params: ({ event }) => event },
              target: 'using',
              actions: { type: 'storeCode', params: ({ event }) => event },
            },
            'benefit.undo': {
              guard: { type: 'isUndoable', params: ({ event }) => event },
              target: 'undoing',
              actions: { type: 'storeRequest', params: ({ event }) => event },
            },
            'benefit.resend': {
              guard: { type: 'isResendable', params: ({ event }) => event },
              target: 'resending',
              actions: { type: 'storeRequest', params: ({ event }) => event },
            },
          },
        },
        using: usingStates,
        undoing: undoingStates,
        resending: resendingState,
      },
    },
  },
});
