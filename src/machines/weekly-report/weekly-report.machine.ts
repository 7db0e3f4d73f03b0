import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export interface Subscription {
  isSubscribed: boolean;
}

export type WeeklyReportEvent = { type: 'load.retry' } | { type: 'subscription.toggle' };

export interface WeeklyReportContext extends Subscription {
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
    ...failureActions,
  },
}).createMachine({
  id: 'weeklyReport',
  description: 'Turns the weekly report email of a practice on or off.',
  meta: { requirements: ['DASH-2'] },
  context: { isSubscribed: false, failure: null },
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
      on: { 'subscription.toggle': 'saving' },
    },
    saving: {
      description: 'Saves the choice. The switch shows it immediately.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveSubscription',
        src: 'saveSubscription',
        input: ({ context }) => ({ isSubscribed: !context.isSubscribed }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeSubscription', params: ({ event }) => event.output },
        },
        onError: { target: 'shown', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The setting could not be loaded, and the page shows the reason.',
      on: { 'load.retry': 'loading' },
    },
  },
});
