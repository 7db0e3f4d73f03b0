import { listRegion } from './notifications.list.ts';
import { panelRegion } from './notifications.panel.ts';
import { NOTHING_LOADED, notificationsSetup } from './notifications.setup.ts';
import { streamRegion } from './notifications.stream.ts';

export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  description: 'The notifications of the practice in which the user works.',
  meta: { requirements: ['BELL-1'] },
  context: ({ input }) => ({ ...NOTHING_LOADED, scope: null, tasks: [], ...input }),
  on: {
    'scope.change': [
      {
        guard: { type: 'isSameScope', params: ({ event }) => event },
        actions: { type: 'updateScope', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasBell', params: ({ event }) => event },
        target: '.on',
        reenter: true,
        actions: { type: 'storeScope', params: ({ event }) => event },
      },
      { target: '.off', actions: [{ type: 'storeScope', params: ({ event }) => event }, 'clearTasks'] },
    ],
  },
  initial: 'off',
  states: {
    off: { description: 'The user may not see notifications.' },
    on: {
      description:
        'The user may see notifications. Switching practices cancels requests for the previous one.',
      type: 'parallel',
      states: { list: listRegion, stream: streamRegion, panel: panelRegion },
    },
  },
});
