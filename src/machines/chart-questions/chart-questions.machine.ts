import { assign, setup } from 'xstate';
import type { Answer, ChartAnswers, StateQuestion } from '#domain/atelier/answer.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

interface ChartQuestionsContext {
  chart: string;
  answers: ChartAnswers | null;
  /** The user's question about states; null before the first. */
  question: StateQuestion | null;
  /** The answer to the question; null until it arrives. */
  reached: Answer | null;
  failure: Failure | null;
}

export const chartQuestionsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ChartQuestionsContext,
    events: {} as { type: 'questions.ask' } | { type: 'states.ask'; question: StateQuestion },
    input: {} as { chart: string },
    tags: {} as 'busy',
  },
  actors: {
    exploreChart: port<ChartAnswers, { chart: string }>('exploreChart'),
    checkStates: port<Answer, { chart: string; question: StateQuestion }>('checkStates'),
  },
  actions: {
    storeAnswers: assign((_, { answers }: { answers: ChartAnswers }) => ({ answers })),
    storeQuestion: assign((_, { question }: { question: StateQuestion }) => ({ question })),
    storeReached: assign((_, { reached }: { reached: Answer }) => ({ reached })),
    clearReached: assign({ reached: null }),
    ...failureActions,
  },
}).createMachine({
  id: 'chartQuestions',
  description:
    'Explores a chart when the reader wants to know what can go wrong in it, and what the tests cover.',
  meta: { requirements: ['ATELIER-6'] },
  context: ({ input: { chart } }) => ({
    chart,
    answers: null,
    question: null,
    reached: null,
    failure: null,
  }),
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
    answered: {
      description: 'Shows the answers and the coverage. The reader can ask about the paths between states.',
      on: {
        'states.ask': {
          target: 'checking',
          actions: { type: 'storeQuestion', params: ({ event }) => event },
        },
      },
    },
    checking: {
      description: 'Follows every path between the states that the reader chose.',
      tags: 'busy',
      entry: ['clearFailure', 'clearReached'],
      invoke: {
        id: 'checkStates',
        src: 'checkStates',
        input: ({ context: { chart, question } }) => ({ chart, question: chosenIn(question) }),
        onDone: {
          target: 'answered',
          actions: { type: 'storeReached', params: ({ event }) => ({ reached: event.output }) },
        },
        onError: { target: 'answered', actions: 'storeFailure' },
      },
    },
  },
});

/** @throws where the reader has chosen none */
function chosenIn(question: StateQuestion | null): StateQuestion {
  if (question === null) throw new Error('No states have been chosen');
  return question;
}
