import { tokenStoreSetup } from './token-store.setup.ts';

export const noneState = tokenStoreSetup.createStateConfig({
  description: 'This tab holds no token.',
  meta: { requirements: ['SESSION-5'] },
  initial: 'settled',
  on: {
    'token.renew': { actions: { type: 'noteRenewal', params: { renewal: 'refused' } } },
    'tab.ended': {
      actions: ['forgetTab', { type: 'tellSession', params: { news: { type: 'ended' } } }],
    },
    'tab.refused': { actions: { type: 'tellSession', params: { news: { type: 'refused' } } } },
  },
  states: {
    settled: {
      description: 'Nothing is being erased.',
      on: { 'session.tidy': 'erasing' },
    },
    clearing: {
      description: 'The stored token was missing or altered: the session is erased, then ended in every tab.',
      meta: { requirements: ['SESSION-3'] },
      tags: ['busy', 'erasing'],
      invoke: {
        id: 'eraseItems',
        src: 'eraseItems',
        onDone: {
          target: 'settled',
          actions: { type: 'tellTabs', params: { news: { type: 'ended' } } },
        },
        onError: { target: 'uncleared', actions: 'keepFailure' },
      },
    },
    checking: {
      description: 'Another tab ended the session; a later one of yet another tab is left alone.',
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
        onError: { target: 'uncleared', actions: 'keepFailure' },
      },
    },
    erasing: {
      description: 'All that is stored of the session is being erased.',
      tags: ['busy', 'erasing'],
      invoke: {
        id: 'eraseItems',
        src: 'eraseItems',
        onDone: 'settled',
        onError: { target: 'uncleared', actions: 'keepFailure' },
      },
    },
    uncleared: { description: 'The browser would not erase the session.' },
  },
});
