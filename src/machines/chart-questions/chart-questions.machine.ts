import { assign, setup } from 'xstate';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../failure.ts';
import { port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

export const chartQuestionsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as { chart: string; answers: ChartAnswers | null; failure: Failure | null },
    events: {} as { type: 'questions.ask' },
    input: {} as { chart: string },
    tags: {} as 'busy',
  },
  actors: {
    exploreChart: port<ChartAnswers, { chart: string }>('exploreChart'),
  },
  actions: {
    storeAnswers: assign((_, { answers }: { answers: ChartAnswers }) => ({ answers })),
    ...failureActions,
  },
}).createMachine({
  id: 'chartQuestions',
  description:
    'Explores a chart when the reader wants to know what can go wrong in it, and what the tests cover.',
  meta: { requirements: ['ATELIER-6'] },
  context: ({ input: { chart } }) => ({ chart, answers: null, failure: null }),
  initial: 'unanswered',
  states: {
    unanswered: {
      description: 'The chart has not been explored.',
      on: { 'questions.ask': 'exploring' },
    },
    exploring: {
      description: 'Finds all configurations of the chart.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'exploreChart',
        src: 'exploreChart',
        input: ({ context: { chart } }) => ({ chart }),
        onDone: {
          target: 'answered',
          actions: { type: 'storeAnswers', params: ({ event }) => ({ answers: event.output }) },
        },
        onError: { target: 'unanswered', actions: 'storeFailure' },
      },
    },
    answered: { description: 'Shows the answers and the coverage.' },
  },
});
