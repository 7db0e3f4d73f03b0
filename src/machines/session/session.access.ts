import { sessionSetup } from './session.setup.ts';

const loadAfterRenewal = { 'token.refused': '#session.signedIn.access.rejoining' } as const;

export const accessRegion = sessionSetup.createStateConfig({
  description: 'Whether the access token is valid.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'valid',
  on: {
    'session.startedElsewhere': {
      guard: { type: 'isSameUser', params: ({ event }) => event },
      target: '.rejoining',
    },
  },
  states: {
    valid: {
      description: 'The server accepts the access token.',
      on: {
        'token.refused': 'refreshing',
        'user.reload': '.reloading',
        'session.startedElsewhere': {
          guard: { type: 'isSameUser', params: ({ event }) => event },
          target: '.reloading',
        },
      },
      initial: 'settled',
      states: {
        settled: { description: 'The user’s rights are loaded.' },
        reloading: {
          description: 'Loads the user again, because their rights may have changed. The page stays.',
          meta: { requirements: ['SESSION-2'] },
          on: loadAfterRenewal,
          invoke: {
            id: 'reloadUser',
            src: 'reloadUser',
            onDone: {
              target: 'settled',
              actions: { type: 'receiveUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: { target: 'outdated', actions: 'storeFailure' },
          },
        },
        outdated: {
          description: 'The user could not be loaded again, and the page shows a notice.',
          on: loadAfterRenewal,
        },
      },
    },
    refreshing: {
      description: 'One tab fetches a new access token. The calls of this page are deferred.',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => event.output }, target: 'valid' },
          {
            guard: { type: 'isRenewalUnreachable', params: ({ event }) => event.output },
            target: 'unreachable',
          },
          {
            guard: 'isUserUnknown',
            target: '#session.signedOut',
            actions: { type: 'storeNotice', params: { notice: 'expired' } },
          },
          { target: 'ended' },
        ],
        onError: { target: 'unreachable', actions: 'storeFailure' },
      },
    },
    rejoining: {
      description:
        'Takes the token of another tab where the user signed in, or a new one, then loads the user.',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => event.output }, target: 'valid.reloading' },
          {
            guard: { type: 'isRenewalUnreachable', params: ({ event }) => event.output },
            target: 'unreachable',
          },
          {
            guard: 'isUserUnknown',
            target: '#session.signedOut',
            actions: { type: 'storeNotice', params: { notice: 'expired' } },
          },
          { target: 'ended' },
        ],
        onError: { target: 'unreachable', actions: 'storeFailure' },
      },
    },
    unreachable: {
      description: 'The server is unreachable: the session continues, and the chart retries.',
      on: { 'token.refused': 'refreshing', 'session.retry': 'refreshing' },
      after: { reconnect: 'refreshing' },
    },
    ended: {
      description: 'The server ended the session: patient data is hidden, typed text stays.',
      tags: 'hidesPatientData',
      initial: 'waitingForSignIn',
      entry: 'clearFailure',
      states: {
        waitingForSignIn: {
          description: 'A sheet asks the user to sign in again. Another user starts with a reload.',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => ({ username: context.user?.email ?? '' }),
            onDone: [
              {
                guard: { type: 'isSameUser', params: ({ event }) => event.output },
                target: 'storing',
                actions: { type: 'storeAccepted', params: ({ event }) => event.output },
              },
              {
                target: '#session.signingIn',
                actions: { type: 'storeAccepted', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'waitingForSignIn',
              reenter: true,
              actions: 'storeFailure',
            },
          },
          exit: 'clearFailure',
        },
        storing: {
          description: 'The same user has signed in again. Stores the token.',
          tags: 'busy',
          invoke: {
            id: 'storeToken',
            src: 'storeToken',
            input: ({ context }) => ({ userId: context.acceptedUserId, keepsSelection: true }),
            onDone: '#session.signedIn.access.valid.reloading',
            onError: { target: 'waitingForSignIn', actions: 'storeFailure' },
          },
        },
      },
    },
  },
});
