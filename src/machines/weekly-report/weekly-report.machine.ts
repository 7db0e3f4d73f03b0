import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../failure.ts';
import { port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

export interface Subscription {
  isSubscribed: boolean;
}

export type WeeklyReportEvent = { type: 'load.retry' } | ({ type: 'subscription.set' } & Subscription);

export interface WeeklyReportContext extends Subscription {
  /** While it is saved: what the user chose. */
  chosen: boolean;
  failure: Failure | null;
}

export const weeklyReportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as WeeklyReportContext,
    events: {} as WeeklyReportEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadSubscription: port<Subscription>('loadSubscription'),
    saveSubscription: port<Subscription, Subscription>('saveSubscription'),
  },
  actions: {
    storeSubscription: assign((_, { isSubscribed }: Subscription) => ({ isSubscribed })),
    storeChoice: assign((_, { isSubscribed }: Subscription) => ({ chosen: isSubscribed })),
    ...failureActions,
  },
}).createMachine({
  id: 'weeklyReport',
  description: 'A user receives the report of a practice by email each week, or ends it.',
  meta: { requirements: ['DASH-2'] },
  context: { isSubscribed: false, chosen: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads whether the user receives the report.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: {
          target: 'shown',
          actions: { type: 'storeSubscription', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: {
      description: 'The switch is on or off. After a failure, the page says why it did not change.',
      on: {
        'subscription.set': {
          target: 'saving',
          actions: { type: 'storeChoice', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'Stores the choice, which the switch shows already.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveSubscription',
        src: 'saveSubscription',
        input: ({ context }) => ({ isSubscribed: context.chosen }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeSubscription', params: ({ event }) => event.output },
        },
        onError: { target: 'shown', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'It could not be loaded, and the page says why.',
      on: { 'load.retry': 'loading' },
    },
  },
});
