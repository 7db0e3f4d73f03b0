import { model } from '#charts/explore/model.ts';
import { catalogCoverageMachine } from '#machines/catalog-coverage/catalog-coverage.machine.ts';

const CHARTS = ['door', 'gate'];

export const catalogCoverageModel = model({
  machine: catalogCoverageMachine,
  inputs: [undefined],
  events: {
    'coverage.start': [
      { case: 'both charts', charts: CHARTS },
      { case: 'the second chart', charts: ['gate'] },
    ],
    'coverage.stop': [{}],
    'coverage.remove': [{ chart: 'door' }],
  },
  outcomes: {
    coverChart: {
      covered: { output: [{ name: 'States', walked: 2, reachable: 2 }] },
      'too large': { error: new Error('Too many.') },
    },
  },
  abstraction: ({ context: { waiting, coverage, failure } }) => [
    waiting,
    failure === null,
    CHARTS.map((chart) => coverage[chart]?.length ?? -1),
  ],
  isHome: (snapshot) => snapshot.matches('idle'),
  invariants: {
    'ATELIER-1: charts wait exactly while one is checked.': (snapshot) =>
      snapshot.matches('checking') === snapshot.context.waiting.length > 0,
    'ATELIER-1: a chart is checked once.': ({ context: { waiting, coverage } }) =>
      waiting.every((chart) => coverage[chart] === undefined),
  },
});
