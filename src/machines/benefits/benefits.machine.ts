import type { DoneActorEvent } from 'xstate';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { formatDate } from '#domain/date/day.ts';
import { unchangedFields } from '../form-fields.ts';
import { benefitsSetup } from './benefits.setup.ts';
import { resendingState, undoingStates, usingStates } from './benefits.work.ts';

const loadingSummary = <Failed extends string>(whereFailed: Failed) =>
  ({
    id: 'loadSummary',
    src: 'loadSummary',
    onDone: {
      target: 'fresh',
      actions: {
        type: 'keepSummary',
        params: ({ event }: { event: DoneActorEvent<BenefitSummary> }) => ({ summary: event.output }),
      },
    },
    onError: {
      target: whereFailed,
      actions: { type: 'keepFailure', params: { of: 'failure' } },
    },
  }) as const;

export const benefitsMachine = benefitsSetup.createMachine({
  id: 'benefits',
  description: 'What a plan gives a patient: looked at, asked about, used, taken back, and answered by them.',
  meta: { requirements: ['API-15'] },
  context: ({ input }) => ({
    ...input,
    summary: null,
    failure: null,
    asked: '',
    code: '',
    requestId: '',
    fields: unchangedFields({ question: '', day: formatDate(input.plan.today) }),
    isJudged: false,
    refusal: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchReturns', src: 'watchReturns' },
  states: {
    summary: {
      description: 'What is known of the plan’s benefits.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The summary is asked for, for the first time.',
          tags: 'loading',
          entry: 'forgetFailure',
          invoke: loadingSummary('failed'),
        },
        failed: {
          description: 'Nothing could be loaded, and the page says why.',
          on: { 'benefits.refresh': 'loading' },
        },
        fresh: {
          description: 'What the server told last is on the page.',
          on: { 'benefits.refresh': 'refreshing' },
          after: { recheckAnswer: { guard: 'isAnswerAwaited', target: 'refreshing' } },
        },
        refreshing: {
          description: 'The summary is asked for again, in place of any asking before; what is known stays.',
          invoke: loadingSummary('outdated'),
          on: { 'benefits.refresh': { target: 'refreshing', reenter: true } },
        },
        outdated: {
          description: 'What is known stays, with a word that it may have changed.',
          on: { 'benefits.refresh': 'refreshing' },
          after: { recheckAnswer: { guard: 'isAnswerAwaited', target: 'refreshing' } },
        },
      },
    },
    question: {
      description: 'The question about today is typed.',
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
          actions: [{ type: 'commitField', params: ({ event }) => event }, 'askQuestion'],
        },
      },
      initial: 'answered',
      states: {
        answered: { description: 'The page shows the answer to the question.' },
        typing: {
          description:
            'The user is typing. A pause, Enter, a paste, autofill or leaving the field ends the wait.',
          on: { 'field.settle': { target: 'answered', actions: 'askQuestion' } },
          after: { debounce: { target: 'answered', actions: 'askQuestion' } },
        },
      },
    },
    work: {
      description: 'What somebody is doing about a benefit.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being changed.',
          on: {
            'benefit.use': {
              guard: { type: 'isUsable', params: ({ event }) => event },
              target: 'using',
              actions: { type: 'takeCode', params: ({ event }) => event },
            },
            'benefit.undo': {
              guard: { type: 'isUndoable', params: ({ event }) => event },
              target: 'undoing',
              actions: { type: 'takeRequest', params: ({ event }) => event },
            },
            'benefit.resend': {
              guard: { type: 'isResendable', params: ({ event }) => event },
              target: 'resending',
              actions: { type: 'takeRequest', params: ({ event }) => event },
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
