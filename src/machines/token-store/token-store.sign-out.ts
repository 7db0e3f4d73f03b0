import { tokenStoreSetup } from './token-store.setup.ts';

export const signOutRegion = tokenStoreSetup.createStateConfig({
  description: 'Whether the server has received every sign-out.',
  meta: { requirements: ['SESSION-5'] },
  initial: 'received',
  states: {
    received: {
      description: 'The server has received every sign-out.',
      always: { guard: 'hasSignOut', target: 'sending' },
    },
    sending: {
      description: 'Sends the oldest sign-out to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendSignOut',
        src: 'sendSignOut',
        input: ({ context: { signedOut } }) => ({ refreshToken: signedOut[0] ?? '' }),
        onDone: { target: 'received', actions: 'removeSignOut' },
        onError: [
          { guard: 'isSignOutRefused', target: 'received', actions: ['storeFailure', 'removeSignOut'] },
          { target: 'waiting', actions: 'storeFailure' },
        ],
      },
    },
    waiting: {
      description:
        'The server could not be reached. Sends the sign-out again later, or when the connection returns.',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: { 'connection.return': 'sending' },
      after: { reconnect: 'sending' },
    },
  },
});
