import { assign, sendTo, setup } from 'xstate';
import type { CatalogEntry } from '#domain/atelier/catalog.ts';
import type { Picture } from '#domain/atelier/picture.ts';
import { catalogCoverageMachine } from '../catalog-coverage/catalog-coverage.machine.ts';
import { chartExportMachine } from '../chart-export/chart-export.machine.ts';
import { chartPlayMachine } from '../chart-play/chart-play.machine.ts';
import { chartQuestionsMachine } from '../chart-questions/chart-questions.machine.ts';
import { liveViewMachine } from '../live-view/live-view.machine.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { traceViewMachine } from '../trace-view/trace-view.machine.ts';
import type { AtelierContext, AtelierEvent, AtelierInput, Panel } from './atelier.types.ts';

export const atelierMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as AtelierContext,
    events: {} as AtelierEvent,
    input: {} as AtelierInput,
    children: {} as {
      catalogCoverage: 'catalogCoverage';
      chartPlay: 'chartPlay';
      chartQuestions: 'chartQuestions';
      chartExport: 'chartExport';
      liveView: 'liveView';
      traceView: 'traceView';
    },
    tags: {} as 'loading',
  },
  actors: {
    watchAddress: stream('watchAddress'),
    readFile: port<CatalogEntry, { text: string }>('readFile'),
    drawChart: port<Picture, { chart: string; collapsed: readonly string[] }>('drawChart'),
    catalogCoverage: catalogCoverageMachine,
    chartPlay: chartPlayMachine,
    chartQuestions: chartQuestionsMachine,
    chartExport: chartExportMachine,
    liveView: liveViewMachine,
    traceView: traceViewMachine,
  },
  guards: {
    isOpen: ({ context }, { chart }: { chart: string }) => chart !== '' && context.chart === chart,
    isKnown: ({ context }, { chart }: { chart: string }) =>
      context.entries.some((entry) => entry.chart === chart),
  },
  actions: {
    storeQuery: assign((_, { query }: { query: string }) => ({ query })),
    storeFile: assign((_, { text }: { text: string }) => ({ file: text })),
    addEntry: assign(({ context: { entries } }, { entry }: { entry: CatalogEntry }) => ({
      entries: [entry, ...entries.filter(({ chart }) => chart !== entry.chart)],
    })),
    showChart: effect<{ chart: string }>('showChart'),
    openChart: assign((_, { chart }: { chart: string }) => ({
      chart,
      collapsed: [],
      part: '',
      picture: null,
    })),
    closeChart: assign({ chart: '', collapsed: [], part: '', picture: null }),
    toggleState: assign(({ context: { collapsed } }, { state }: { state: string }) => ({
      collapsed: collapsed.includes(state) ? collapsed.filter((id) => id !== state) : [...collapsed, state],
    })),
    collapseStates: assign((_, { states }: { states: readonly string[] }) => ({ collapsed: states })),
    selectPart: assign((_, { part }: { part: string }) => ({ part })),
    openPanel: assign((_, { panel }: { panel: Panel }) => ({ panel })),
    storePicture: assign((_, { picture }: { picture: Picture }) => ({ picture })),
    showTitle: effect<{ chart: string }>('showTitle'),
    scrollToTop: effect('scrollToTop'),
    /** The open chart needs the worker for itself. */
    stopCoverage: sendTo(actorIn('catalogCoverage'), { type: 'coverage.stop' }),
    removeCoverage: sendTo(actorIn('catalogCoverage'), (_, { chart }: { chart: string }) => ({
      type: 'coverage.remove',
      chart,
    })),
    ...failureActions,
  },
}).createMachine({
  id: 'atelier',
  description: 'The statechart viewer: its catalog, and the chart that its address names.',
  meta: { requirements: ['ATELIER-1', 'ATELIER-2'] },
  context: ({ input: { entries } }) => ({
    entries,
    query: '',
    file: '',
    chart: '',
    collapsed: [],
    part: '',
    panel: 'outline',
    picture: null,
    failure: null,
  }),
  invoke: [
    { id: 'watchAddress', src: 'watchAddress' },
    {
      id: 'catalogCoverage',
      systemId: 'catalogCoverage',
      src: 'catalogCoverage',
      onError: { actions: 'storeFailure' },
    },
    { id: 'liveView', src: 'liveView', onError: { actions: 'storeFailure' } },
    { id: 'traceView', src: 'traceView', onError: { actions: 'storeFailure' } },
  ],
  on: {
    'address.change': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        actions: { type: 'openPanel', params: ({ event }) => event },
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.open',
        actions: [
          { type: 'openChart', params: ({ event }) => event },
          { type: 'openPanel', params: ({ event }) => event },
        ],
      },
      { target: '.catalog', actions: 'closeChart' },
    ],
  },
  initial: 'catalog',
  states: {
    catalog: {
      description: 'Lists the charts, and searches them.',
      meta: { requirements: ['ATELIER-1'] },
      entry: ['clearFailure', { type: 'showTitle', params: ({ context }) => context }],
      on: {
        'query.change': { actions: { type: 'storeQuery', params: ({ event }) => event } },
        'file.open': { target: '.reading', actions: { type: 'storeFile', params: ({ event }) => event } },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'The reader opens a chart of the list, or an SCXML file.',
        },
        reading: {
          description: 'Reads the file as a chart, which is added to the list and opened.',
          meta: { requirements: ['ATELIER-4'] },
          entry: 'clearFailure',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ context: { file } }) => ({ text: file }),
            onDone: {
              target: '#atelier.open',
              actions: [
                { type: 'addEntry', params: ({ event }) => ({ entry: event.output }) },
                { type: 'removeCoverage', params: ({ event }) => event.output },
                { type: 'openChart', params: ({ event }) => event.output },
                { type: 'openPanel', params: { panel: 'outline' } },
                { type: 'showChart', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'listing', actions: 'storeFailure' },
          },
        },
      },
    },
    open: {
      description: 'Shows one chart, with its simulation and its questions.',
      meta: { requirements: ['ATELIER-2'] },
      entry: [{ type: 'showTitle', params: ({ context }) => context }, 'scrollToTop', 'stopCoverage'],
      invoke: [
        {
          id: 'chartPlay',
          src: 'chartPlay',
          input: ({ context: { chart } }) => ({ chart }),
          onError: { actions: 'storeFailure' },
        },
        {
          id: 'chartQuestions',
          src: 'chartQuestions',
          input: ({ context: { chart } }) => ({ chart }),
          onError: { actions: 'storeFailure' },
        },
        {
          id: 'chartExport',
          src: 'chartExport',
          input: ({ context: { chart } }) => ({ chart }),
          onError: { actions: 'storeFailure' },
        },
      ],
      on: {
        'part.select': { actions: { type: 'selectPart', params: ({ event }) => event } },
      },
      initial: 'drawing',
      states: {
        drawing: {
          description: 'Lays the chart out. The previous drawing stays visible.',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'drawChart',
            src: 'drawChart',
            input: ({ context: { chart, collapsed } }) => ({ chart, collapsed }),
            onDone: {
              target: 'drawn',
              actions: { type: 'storePicture', params: ({ event }) => ({ picture: event.output }) },
            },
            onError: { target: 'failed', actions: 'storeFailure' },
          },
        },
        drawn: {
          description: 'The drawing is complete.',
          on: {
            'state.toggle': {
              target: 'drawing',
              actions: { type: 'toggleState', params: ({ event }) => event },
            },
            'states.collapse': {
              target: 'drawing',
              actions: { type: 'collapseStates', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The layout failed. The outline has the same content.',
          on: { 'draw.retry': 'drawing' },
        },
      },
    },
  },
});
