import { tokenStoreSetup } from './token-store.setup.ts';

export const absentState = tokenStoreSetup.createStateConfig({
  description: 'This tab has no token.',
  meta: { requirements: ['SESSION-5'] },
  initial: 'settled',
  on: {
    'token.renew': { actions: { type: 'recordRenewal', params: { renewal: 'refused' } } },
    'tab.ended': {
      actions: ['clearTabData', { type: 'notifySession', params: { news: { type: 'ended' } } }],
    },
    'tab.refused': { actions: { type: 'notifySession', params: { news: { type: 'refused' } } } },
  },
  states: {
    settled: {
      description: 'Nothing is being erased.',
      on: { 'session.tidy': 'erasing' },
    },
    clearing: {
      description: 'The stored token was missing or altered. Erases the session and ends it in every tab.',
      meta: { requirements: ['SESSION-3'] },
      tags: ['busy', 'erasing'],
      invoke: {
        id: 'eraseItems',
        src: 'eraseItems',
        onDone: {
          target: 'settled',
          actions: { type: 'notifyTabs', params: { news: { type: 'ended' } } },
        },
        onError: { target: 'eraseFailed', actions: 'storeFailure' },
      },
    },
    checking: {
      description: 'Another tab ended the session. A newer session of a third tab continues.',
      tags: ['busy', 'erasing'],
      invoke: {
        id: 'readOwn',
        src: 'readOwn',
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
          },
          { target: 'erasing' },
        ],
        onError: { target: 'eraseFailed', actions: 'storeFailure' },
      },
    },
    erasing: {
      description: 'Erases what is stored of the session.',
      tags: ['busy', 'erasing'],
      invoke: {
        id: 'eraseItems',
        src: 'eraseItems',
        onDone: 'settled',
        onError: { target: 'eraseFailed', actions: 'storeFailure' },
      },
    },
    eraseFailed: { description: 'The browser did not erase the session.' },
  },
});
