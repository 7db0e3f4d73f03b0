import { assign, setup } from 'xstate';
import { type LiveMessage, type LiveTab, tabsAfter } from '#domain/atelier/live.ts';
import { stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type LiveViewEvent =
  | { type: 'watch.start' }
  | { type: 'watch.stop' }
  | { type: 'tab.choose'; tab: string }
  | { type: 'tab.leave'; tab: string }
  | { type: 'clock.tick'; nowMs: number }
  | { type: 'messages.receive'; tab: string; messages: readonly LiveMessage[] };

interface LiveViewContext {
  tabs: readonly LiveTab[];
  /** The tab that the user chose; empty for the latest. */
  chosen: string;
  /** For timers that count down. */
  nowMs: number;
}

export const liveViewMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as LiveViewContext, events: {} as LiveViewEvent },
  actors: { watchTabs: stream('watchTabs') },
  actions: {
    storeMessages: assign(
      ({ context }, { tab, messages }: { tab: string; messages: readonly LiveMessage[] }) => ({
        tabs: tabsAfter(context.tabs, tab, messages),
      }),
    ),
    removeTab: assign(({ context }, { tab }: { tab: string }) => ({
      tabs: context.tabs.filter((known) => known.tab !== tab),
      chosen: context.chosen === tab ? '' : context.chosen,
    })),
    chooseTab: assign((_, { tab }: { tab: string }) => ({ chosen: tab })),
    storeTime: assign((_, { nowMs }: { nowMs: number }) => ({ nowMs })),
    clearTabs: assign({ tabs: [], chosen: '' }),
  },
}).createMachine({
  id: 'liveView',
  description: 'Watches the open tabs of the portal: their actors, events and transitions.',
  meta: { requirements: ['ATELIER-5'] },
  context: { tabs: [], chosen: '', nowMs: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'No tab is watched, and none sends anything.',
      on: { 'watch.start': 'watching' },
    },
    watching: {
      description: 'Shows what the chosen tab reports, or the tab that was loaded last.',
      exit: 'clearTabs',
      invoke: { id: 'watchTabs', src: 'watchTabs' },
      on: {
        'messages.receive': { actions: { type: 'storeMessages', params: ({ event }) => event } },
        'tab.choose': { actions: { type: 'chooseTab', params: ({ event }) => event } },
        'tab.leave': { actions: { type: 'removeTab', params: ({ event }) => event } },
        'clock.tick': { actions: { type: 'storeTime', params: ({ event }) => event } },
        'watch.stop': 'off',
      },
    },
  },
});
