import { tokenStoreSetup } from './token-store.setup.ts';

/** Waits for a write that has started, even if the token changes. */
export const signInRegion = tokenStoreSetup.createStateConfig({
  description: 'Whether the tokens of a sign-in are stored.',
  initial: 'unstored',
  on: {
    'signIn.store': { target: '.storing', actions: { type: 'storeAccepted', params: ({ event }) => event } },
    'signIn.discard': { actions: { type: 'storeSignOut', params: ({ event }) => event } },
  },
  states: {
    unstored: { description: 'No sign-in is stored.' },
    storing: {
      description: 'Stores the tokens. The session may end before they are stored.',
      tags: ['busy', 'storing'],
      on: {
        'session.end': { actions: 'clearAccepted' },
        'session.erase': { actions: 'clearAccepted' },
      },
      invoke: {
        id: 'storeSignIn',
        src: 'storeSignIn',
        input: ({ context }) => ({ tokens: context.accepted }),
        onDone: [
          {
            guard: 'isWanted',
            target: 'stored',
            actions: [
              { type: 'receiveToken', params: ({ event }) => ({ token: event.output }) },
              {
                type: 'notifyTabs',
                params: ({ event }) => ({ news: { type: 'started', userId: event.output.subject } }),
              },
            ],
          },
          { target: 'undoing' },
        ],
        onError: { target: 'unstored', actions: 'storeFailure' },
      },
      exit: 'clearAccepted',
    },
    stored: { description: 'The tokens of the last sign-in are stored.' },
    undoing: {
      description: 'The session ended before its tokens were stored: erases them.',
      meta: { requirements: ['LOGIN-8'] },
      tags: ['busy', 'storing'],
      invoke: {
        id: 'eraseSignIn',
        src: 'eraseSignIn',
        onDone: 'unstored',
        onError: { target: 'unstored', actions: 'storeFailure' },
      },
    },
  },
});
