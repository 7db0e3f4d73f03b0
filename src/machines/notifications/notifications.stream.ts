import { notificationsSetup } from './notifications.setup.ts';

export const streamRegion = notificationsSetup.createStateConfig({
  description: 'Whether new notifications come by themselves.',
  meta: { requirements: ['BELL-3'] },
  invoke: { id: 'watchVisibility', src: 'watchVisibility' },
  initial: 'attached',
  states: {
    attached: {
      description: 'The stream is open, or being opened where it had come to.',
      invoke: {
        id: 'followNotifications',
        src: 'followNotifications',
        input: ({ context }) => ({
          practiceId: context.scope?.practiceId ?? '',
          position: context.position,
        }),
      },
      on: {
        'page.hide': 'resting',
        'stream.end': 'waiting',
        'stream.fail': { target: 'waiting', actions: 'keepFailure' },
      },
      initial: 'listening',
      states: {
        listening: {
          description: 'The last sign of life is not long ago.',
          on: {
            'stream.beat': { target: 'listening', reenter: true },
            'stream.begin': {
              target: 'listening',
              reenter: true,
              actions: { type: 'keepPosition', params: ({ event }) => event },
            },
            'stream.arrive': {
              target: 'listening',
              reenter: true,
              actions: { type: 'keepPosition', params: ({ event }) => event },
            },
          },
          after: { silence: '#notifications.on.stream.waiting' },
        },
      },
    },
    waiting: {
      description: 'The stream broke off; after a while it goes on where it had come to.',
      on: { 'page.hide': 'resting' },
      after: { reconnect: 'attached' },
    },
    resting: {
      description: 'Nobody sees the page: the stream is let go, for a browser opens few at a time.',
      on: { 'page.show': 'attached' },
    },
  },
});
