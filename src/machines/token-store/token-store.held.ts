import { tokenStoreSetup } from './token-store.setup.ts';

export const heldState = tokenStoreSetup.createStateConfig({
  description: 'This tab holds a token.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'kept',
  on: {
    'token.find': [
      { guard: { type: 'isOutdated', params: ({ event }) => event } },
      {
        guard: { type: 'isSameUser', params: ({ event }) => event },
        target: '.kept',
        actions: { type: 'keepToken', params: ({ event }) => event },
      },
      {
        target: 'none',
        actions: [
          'forgetToken',
          {
            type: 'tellSession',
            params: ({ event }) => ({ news: { type: 'begun', userId: event.token.subject } }),
          },
        ],
      },
    ],
    'token.refuse': '.refused',
    'tab.ended': {
      target: 'none',
      actions: ['forgetToken', 'forgetTab', { type: 'tellSession', params: { news: { type: 'ended' } } }],
    },
    'tab.refused': {
      target: '.refused',
      actions: { type: 'tellSession', params: { news: { type: 'refused' } } },
    },
  },
  states: {
    kept: {
      description: 'Calls are sent with the token.',
      on: {
        'token.renew': [
          {
            guard: { type: 'isReplaced', params: ({ event }) => event },
            actions: { type: 'noteRenewal', params: { renewal: 'refreshed' } },
          },
          { actions: 'openRenewal' },
        ],
      },
    },
    refused: {
      description:
        'The server has refused the token for all tabs: that it is missing from storage ends nothing.',
      on: {
        'token.renew': { actions: { type: 'noteRenewal', params: { renewal: 'refused' } } },
        'item.miss': { guard: { type: 'isAbsent', params: ({ event }) => event } },
      },
    },
  },
});
