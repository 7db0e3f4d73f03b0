import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureFrom } from '#domain/failure/failure.ts';
import type { ReportEmbed } from '#domain/report/report-messages.ts';
import {
  type ReportFigures,
  type ReportMonths,
  type ReportPage,
  type ReportRangeName,
  type ReportSpan,
  rangeNamed,
} from '#domain/report/report-pages.ts';
import type { PracticeSort } from './practice-sort.ts';

/** The token stays outside the chart. */
export type EmbeddedView = Omit<ReportEmbed, 'token'>;

export interface FiguresInput {
  page: ReportPage;
  practiceId: string;
  span: ReportSpan;
}

export interface ReportViewContext {
  embed: EmbeddedView | null;
  /** The practice's day in the last response. Before the first one, the computer's day in its time zone. */
  today: string;
  page: ReportPage;
  range: ReportRangeName;
  /** The months of the range. */
  months: ReportMonths;
  of: ReportSpan['of'];
  /** Sorts the comparison of practices. */
  sort: PracticeSort;
  loaded: ReportFigures | null;
  failure: Failure | null;
}

export type ReportViewEvent =
  | { type: 'embed.receive'; embed: EmbeddedView; today: string }
  | { type: 'page.select'; page: ReportPage }
  | { type: 'range.select'; range: ReportRangeName }
  | { type: 'months.select'; months: ReportMonths }
  | { type: 'scope.select'; of: ReportSpan['of'] }
  | { type: 'sort.select'; sort: PracticeSort }
  | { type: 'load.retry' };

const notProvided = (name: string) => () => {
  throw new Error(`The action "${name}" is not provided`);
};

/** A custom range starts with the months that are shown. */
const monthsOf = (range: ReportRangeName, shown: ReportMonths, today: string): ReportMonths =>
  range === 'selected' ? shown : rangeNamed(range, today);

/** The state of the built-in report, which belongs to the report and to no file of the portal (MISSION-2). */
export const reportViewMachine = setup({
  types: {
    meta: {} as { requirements: ('DASH-1' | 'DASH-2')[] },
    context: {} as ReportViewContext,
    events: {} as ReportViewEvent,
    tags: {} as 'loading',
  },
  actors: {
    loadFigures: fromPromise<ReportFigures, FiguresInput>(notProvided('loadFigures')),
  },
  guards: {
    /** The report stayed open into another month. Today has no months. */
    hasOtherMonths: ({ context: { range, months } }, { page, figures }: ReportFigures) => {
      const { from, to } = monthsOf(range, months, figures.day);
      return page !== 'today' && (from !== months.from || to !== months.to);
    },
  },
  actions: {
    storeEmbed: assign(({ context }, { embed, today }: { embed: EmbeddedView; today: string }) => ({
      embed,
      today,
      months: monthsOf(context.range, context.months, today),
    })),
    storePage: assign((_, { page }: { page: ReportPage }) => ({ page })),
    storeRange: assign(({ context }, { range }: { range: ReportRangeName }) => ({
      range,
      months: monthsOf(range, context.months, context.today),
    })),
    storeMonths: assign((_, { months }: { months: ReportMonths }) => ({ months })),
    storeScope: assign((_, { of }: { of: ReportSpan['of'] }) => ({ of })),
    storeSort: assign((_, { sort }: { sort: PracticeSort }) => ({ sort })),
    storeFigures: assign(({ context: { range, months } }, loaded: ReportFigures) => ({
      loaded,
      today: loaded.figures.day,
      months: monthsOf(range, months, loaded.figures.day),
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    clearFigures: assign({ loaded: null, failure: null }),
    /** Notifies the portal that the report is rendered. */
    reportLoaded: notProvided('reportLoaded'),
    reportError: notProvided('reportError') as (_: unknown, params: { error: unknown }) => void,
  },
}).createMachine({
  id: 'reportView',
  description: 'The built-in report: waits for its token, and shows the figures of a page.',
  meta: { requirements: ['DASH-1', 'DASH-2'] },
  context: {
    embed: null,
    today: '',
    page: 'today',
    range: 'twelveMonths',
    months: { from: '', to: '' },
    of: 'practice',
    sort: { field: 'name', order: 'asc' },
    loaded: null,
    failure: null,
  },
  initial: 'waiting',
  on: {
    'embed.receive': {
      target: '.embedded',
      reenter: true,
      actions: { type: 'storeEmbed', params: ({ event }) => event },
    },
  },
  states: {
    waiting: { description: 'The portal has not sent the token yet.' },
    embedded: {
      description: 'The user can choose a page, a range and the practice or its organization.',
      on: {
        'page.select': {
          target: '.loading',
          reenter: true,
          actions: { type: 'storePage', params: ({ event }) => event },
        },
        'range.select': {
          target: '.loading',
          reenter: true,
          actions: { type: 'storeRange', params: ({ event }) => event },
        },
        'months.select': {
          target: '.loading',
          reenter: true,
          actions: { type: 'storeMonths', params: ({ event }) => event },
        },
        'scope.select': {
          target: '.loading',
          reenter: true,
          actions: { type: 'storeScope', params: ({ event }) => event },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the figures of the page, and again if the month has changed.',
          tags: 'loading',
          entry: 'clearFigures',
          invoke: {
            id: 'loadFigures',
            src: 'loadFigures',
            input: ({ context: { embed, page, months, of } }) => ({
              page,
              practiceId: embed?.filters.practiceId ?? '',
              span: { ...months, of },
            }),
            onDone: [
              {
                guard: { type: 'hasOtherMonths', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: { type: 'storeFigures', params: ({ event }) => event.output },
              },
              {
                target: 'shown',
                actions: [{ type: 'storeFigures', params: ({ event }) => event.output }, 'reportLoaded'],
              },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
                'reportLoaded',
              ],
            },
          },
        },
        shown: {
          description: 'The figures are on the page.',
          on: { 'sort.select': { actions: { type: 'storeSort', params: ({ event }) => event } } },
        },
        failed: {
          description: 'The figures did not load. The page says so, with a button to try again.',
          on: { 'load.retry': 'loading' },
        },
      },
    },
  },
});
