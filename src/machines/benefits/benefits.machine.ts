import type { DoneActorEvent } from 'xstate';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { writtenDate } from '#domain/date/day.ts';
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
    question: '',
    code: '',
    requestId: '',
    day: writtenDate(input.plan.today),
    dayRefusal: null,
    isJudged: false,
    refusal: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchReturns', src: 'watchReturns' },
  on: { 'question.type': { actions: { type: 'takeQuestion', params: ({ event }) => event } } },
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
