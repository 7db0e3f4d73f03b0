import { assign, setup } from 'xstate';
import { type LiveMessage, type LiveTab, NO_TAB, tabAfter } from '#domain/atelier/live.ts';
import { effect, stream } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

export const liveViewMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as { watched: LiveTab },
    events: {} as
      | { type: 'watch.start' }
      | { type: 'watch.stop' }
      | { type: 'messages.receive'; tab: string; messages: readonly LiveMessage[] },
  },
  actors: { watchTabs: stream('watchTabs') },
  actions: {
    storeMessages: assign(
      ({ context }, { tab, messages }: { tab: string; messages: readonly LiveMessage[] }) => ({
        watched: tabAfter(context.watched, tab, messages),
      }),
    ),
    clearTab: assign({ watched: NO_TAB }),
    markTabs: effect<{ isWatched: boolean }>('markTabs'),
  },
}).createMachine({
  id: 'liveView',
  description: 'Watches an open tab of the portal: its actors, their events and transitions.',
  meta: { requirements: ['ATELIER-5'] },
  context: { watched: NO_TAB },
  initial: 'off',
  states: {
    off: {
      description: 'No tab is watched, and pages load nothing for it.',
      on: { 'watch.start': 'watching' },
    },
    watching: {
      description: 'Shows what the tab that was loaded last reports.',
      entry: { type: 'markTabs', params: { isWatched: true } },
      exit: ['clearTab', { type: 'markTabs', params: { isWatched: false } }],
      invoke: { id: 'watchTabs', src: 'watchTabs' },
      on: {
        'messages.receive': { actions: { type: 'storeMessages', params: ({ event }) => event } },
        'watch.stop': 'off',
      },
    },
  },
});
