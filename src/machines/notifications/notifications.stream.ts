import { notificationsSetup } from './notifications.setup.ts';

export const streamRegion = notificationsSetup.createStateConfig({
  description: 'The stream of new notifications.',
  meta: { requirements: ['BELL-3'] },
  invoke: { id: 'watchVisibility', src: 'watchVisibility' },
  initial: 'attached',
  states: {
    attached: {
      description: 'The stream is open, or opens at its last position.',
      invoke: {
        id: 'followNotifications',
        src: 'followNotifications',
        input: ({ context }) => ({
          practiceId: context.scope?.practiceId ?? '',
          position: context.position,
        }),
      },
      on: {
        'page.hide': 'paused',
        'stream.end': 'waiting',
        'stream.fail': { target: 'waiting', actions: 'storeFailure' },
      },
      initial: 'listening',
      states: {
        listening: {
          description: 'The server has sent a message recently.',
          on: {
            'stream.beat': { target: 'listening', reenter: true },
            'stream.begin': {
              target: 'listening',
              reenter: true,
              actions: { type: 'storePosition', params: ({ event }) => event },
            },
            'stream.arrive': {
              target: 'listening',
              reenter: true,
              actions: { type: 'storePosition', params: ({ event }) => event },
            },
          },
          after: { silence: '#notifications.on.stream.waiting' },
        },
      },
    },
    waiting: {
      description: 'The stream was interrupted. It opens again after a delay.',
      on: { 'page.hide': 'paused' },
      after: { reconnect: 'attached' },
    },
    paused: {
      description: 'The page is hidden. The stream is closed, because a browser allows few connections.',
      on: { 'page.show': 'attached' },
    },
  },
});
