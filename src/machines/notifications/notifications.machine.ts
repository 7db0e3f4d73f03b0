import { listRegion } from './notifications.list.ts';
import { panelRegion } from './notifications.panel.ts';
import { NOTHING_LOADED, notificationsSetup } from './notifications.setup.ts';
import { streamRegion } from './notifications.stream.ts';

export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  description: 'The bell of the practice that somebody works in.',
  meta: { requirements: ['BELL-1'] },
  context: ({ input }) => ({ ...NOTHING_LOADED, scope: null, tasks: [], ...input }),
  on: {
    'scope.change': [
      { guard: { type: 'isSameScope', params: ({ event }) => event } },
      {
        guard: { type: 'hasBell', params: ({ event }) => event },
        target: '.on',
        reenter: true,
        actions: { type: 'keepScope', params: ({ event }) => event },
      },
      { target: '.off', actions: [{ type: 'keepScope', params: ({ event }) => event }, 'forgetTasks'] },
    ],
  },
  initial: 'off',
  states: {
    off: { description: 'Nobody is at work who may see notifications.' },
    on: {
      description:
        'Another practice throws away what was asked for the old one; what was dismissed there stays so.',
      type: 'parallel',
      states: { list: listRegion, stream: streamRegion, panel: panelRegion },
    },
  },
});
