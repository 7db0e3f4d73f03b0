import { model } from '#charts/explore/model.ts';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import { chartQuestionsMachine } from '#machines/chart-questions/chart-questions.machine.ts';

const ANSWERS: ChartAnswers = {
  configurations: 2,
  answers: [{ question: 'Can it get stuck?', holds: 'It cannot.', findings: [] }],
  tours: 1,
  steps: 2,
  coverage: [{ name: 'states', walked: 2, reachable: 2 }],
  walkedBy: {},
};

export const chartQuestionsModel = model({
  machine: chartQuestionsMachine,
  inputs: [{ chart: 'door' }],
  events: { 'questions.ask': [{}] },
  outcomes: {
    exploreChart: { explored: { output: ANSWERS }, 'too large': { error: new Error('Too many.') } },
  },
  abstraction: ({ context: { answers, failure } }) => [answers === null, failure === null],
  isHome: (snapshot) => snapshot.matches('answered'),
  whyHome: 'The answers stay until the reader leaves the chart.',
  invariants: {
    'ATELIER-6: answers are shown only after an exploration.': (snapshot) =>
      (snapshot.context.answers !== null) === snapshot.matches('answered'),
    'ATELIER-6: a failure and answers are never shown together.': ({ context: { answers, failure } }) =>
      answers === null || failure === null,
  },
});
