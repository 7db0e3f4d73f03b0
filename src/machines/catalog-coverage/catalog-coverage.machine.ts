import { assign, setup } from 'xstate';
import type { ChartCoverage } from '#domain/atelier/answer.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { CatalogCoverageEvent } from './catalog-coverage.types.ts';

interface CatalogCoverageContext {
  /** The charts to check, in order. The first is being checked. */
  waiting: readonly string[];
  /** The coverage of each checked chart. */
  coverage: Readonly<Record<string, ChartCoverage>>;
  /** The failure of the last chart that could not be explored. */
  failure: Failure | null;
}

export const catalogCoverageMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CatalogCoverageContext,
    events: {} as CatalogCoverageEvent,
    tags: {} as 'busy',
  },
  actors: { coverChart: port<ChartCoverage, { chart: string }>('coverChart') },
  guards: {
    isNew: ({ context }, { charts }: { charts: readonly string[] }) =>
      uncheckedOf(context, charts).length > 0,
    isLast: ({ context }) => context.waiting.length <= 1,
  },
  actions: {
    storeCharts: assign(({ context }, { charts }: { charts: readonly string[] }) => ({
      waiting: uncheckedOf(context, charts),
    })),
    storeCoverage: assign(({ context: { waiting, coverage } }, { found }: { found: ChartCoverage }) => {
      const [chart = '', ...others] = waiting;
      return { waiting: others, coverage: { ...coverage, [chart]: found } };
    }),
    clearCharts: assign({ waiting: [] }),
    removeCoverage: assign(({ context: { coverage } }, { chart }: { chart: string }) => ({
      coverage: Object.fromEntries(Object.entries(coverage).filter(([known]) => known !== chart)),
    })),
    ...failureActions,
  },
}).createMachine({
  id: 'catalogCoverage',
  description: 'Checks the charts of the catalog one after the other: how much of each the tests cover.',
  meta: { requirements: ['ATELIER-1', 'ATELIER-6'] },
  context: { waiting: [], coverage: {}, failure: null },
  initial: 'idle',
  on: { 'coverage.remove': { actions: { type: 'removeCoverage', params: ({ event }) => event } } },
  states: {
    idle: {
      description: 'Shows the coverage of the charts that were checked.',
      on: {
        'coverage.start': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'checking',
          actions: ['clearFailure', { type: 'storeCharts', params: ({ event }) => event }],
        },
      },
    },
    checking: {
      description: 'Explores a chart, and walks its tours.',
      tags: 'busy',
      invoke: {
        id: 'coverChart',
        src: 'coverChart',
        input: ({ context: { waiting } }) => ({ chart: waiting[0] ?? '' }),
        onDone: [
          {
            guard: 'isLast',
            target: 'idle',
            actions: { type: 'storeCoverage', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'checking',
            reenter: true,
            actions: { type: 'storeCoverage', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: [
          {
            guard: 'isLast',
            target: 'idle',
            actions: ['storeFailure', { type: 'storeCoverage', params: { found: [] } }],
          },
          {
            target: 'checking',
            reenter: true,
            actions: ['storeFailure', { type: 'storeCoverage', params: { found: [] } }],
          },
        ],
      },
      on: { 'coverage.stop': { target: 'idle', actions: 'clearCharts' } },
    },
  },
});

function uncheckedOf({ coverage }: CatalogCoverageContext, charts: readonly string[]): readonly string[] {
  return charts.filter((chart) => coverage[chart] === undefined);
}
