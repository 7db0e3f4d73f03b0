import { tokenStoreSetup } from './token-store.setup.ts';

/** A write that has begun is awaited, even if the token changes. */
export const signInRegion = tokenStoreSetup.createStateConfig({
  description: 'Whether the tokens of a sign-in are stored.',
  initial: 'unstored',
  on: {
    'signIn.store': { target: '.storing', actions: { type: 'keepAccepted', params: ({ event }) => event } },
  },
  states: {
    unstored: { description: 'No sign-in was stored, or the browser would not store it.' },
    storing: {
      description: 'The tokens are being stored; the session may end meanwhile.',
      tags: ['busy', 'storing'],
      on: {
        'session.end': { actions: 'forgetAccepted' },
        'session.erase': { actions: 'forgetAccepted' },
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
              { type: 'takeToken', params: ({ event }) => ({ token: event.output }) },
              {
                type: 'tellTabs',
                params: ({ event }) => ({ news: { type: 'begun', userId: event.output.subject } }),
              },
            ],
          },
          {
            target: 'undoing',
            actions: {
              type: 'tellSignedOut',
              params: ({ event }) => ({ tokens: event.output.tokens }),
            },
          },
        ],
        onError: { target: 'unstored', actions: 'keepFailure' },
      },
      exit: 'forgetAccepted',
    },
    stored: { description: 'The tokens of the last sign-in are stored.' },
    undoing: {
      description: 'The session ended while its tokens were being stored: they are erased.',
      meta: { requirements: ['LOGIN-8'] },
      tags: ['busy', 'storing'],
      invoke: {
        id: 'eraseSignIn',
        src: 'eraseSignIn',
        onDone: 'unstored',
        onError: { target: 'unstored', actions: 'keepFailure' },
      },
    },
  },
});
