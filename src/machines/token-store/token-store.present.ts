import { tokenStoreSetup } from './token-store.setup.ts';

export const presentState = tokenStoreSetup.createStateConfig({
  description: 'This tab has a token.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'usable',
  on: {
    'token.find': [
      { guard: { type: 'isOutdated', params: ({ event }) => event } },
      {
        guard: { type: 'isSameUser', params: ({ event }) => event },
        target: '.usable',
        actions: { type: 'setToken', params: ({ event }) => event },
      },
      {
        target: 'absent',
        actions: [
          'clearToken',
          {
            type: 'notifySession',
            params: ({ event }) => ({ news: { type: 'started', userId: event.token.subject } }),
          },
        ],
      },
    ],
    'token.refuse': '.refused',
    'tab.ended': {
      target: 'absent',
      actions: ['clearToken', 'clearTabData', { type: 'notifySession', params: { news: { type: 'ended' } } }],
    },
    'tab.refused': {
      target: '.refused',
      actions: { type: 'notifySession', params: { news: { type: 'refused' } } },
    },
  },
  states: {
    usable: {
      description: 'Calls are sent with the token.',
      on: {
        'token.renew': [
          {
            guard: { type: 'isReplaced', params: ({ event }) => event },
            actions: { type: 'recordRenewal', params: { renewal: 'refreshed' } },
          },
          { actions: 'openRenewal' },
        ],
      },
    },
    refused: {
      description: 'The server has refused the token. A missing stored token does not end the session.',
      on: {
        'token.renew': { actions: { type: 'recordRenewal', params: { renewal: 'refused' } } },
        'item.miss': { guard: { type: 'isAbsent', params: ({ event }) => event } },
      },
    },
  },
});
