import { model } from '#charts/explore/model.ts';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import { chartQuestionsMachine } from '#machines/chart-questions/chart-questions.machine.ts';

const ANSWERS: ChartAnswers = {
  configurations: 2,
  answers: [{ question: 'Can it get stuck?', holds: 'It cannot.', findings: [] }],
  tours: [],
  coverage: [{ name: 'states', walked: 2, reachable: 2, missed: [] }],
  walkedBy: {},
};

export const chartQuestionsModel = model({
  machine: chartQuestionsMachine,
  inputs: [{ chart: 'door' }],
  events: {
    'questions.ask': [{}],
    'states.ask': [
      { case: 'leads to', question: { kind: 'leadsTo', from: 'door.shut', to: 'door.open', withinMs: 0 } },
      { case: 'passes', question: { kind: 'passesFirst', from: '', to: 'door.open', first: 'door.shut' } },
    ],
  },
  outcomes: {
    checkStates: {
      answered: { output: { question: 'Does it?', holds: 'It does.', findings: [] } },
      'too large': { error: new Error('Too many.') },
    },
    exploreChart: { explored: { output: ANSWERS }, 'too large': { error: new Error('Too many.') } },
  },
  abstraction: ({ context: { answers, question, reached, failure } }) => [
    answers === null,
    question?.kind,
    reached === null,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('answered'),
  whyHome: 'The answers stay until the reader leaves the chart.',
  invariants: {
    'ATELIER-6: answers are shown only after an exploration.': (snapshot) =>
      (snapshot.context.answers !== null) === (snapshot.matches('answered') || snapshot.matches('checking')),
    'ATELIER-6: a failure and the answer that it replaces are never shown together.': ({ context }) =>
      context.failure === null || context.reached === null,
  },
});
