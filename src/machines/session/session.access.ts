import { sessionSetup } from './session.setup.ts';

export const accessRegion = sessionSetup.createStateConfig({
  description: 'Whether the server still takes the access token.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'valid',
  states: {
    valid: {
      description: 'Calls are answered.',
      on: { 'token.refused': 'refreshing' },
    },
    refreshing: {
      description: 'One tab fetches a new access token; the calls of this page wait.',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => event.output }, target: 'valid' },
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.output },
            target: 'unreachable',
          },
          {
            guard: 'isUserUnknown',
            target: '#session.erasing',
            actions: { type: 'keepNotice', params: { notice: 'expired' } },
          },
          { target: 'ended' },
        ],
        onError: { target: 'unreachable', actions: 'keepFailure' },
      },
    },
    unreachable: {
      description: 'Nobody decided about the session: it is kept, and asked for again.',
      on: { 'token.refused': 'refreshing', 'session.retry': 'refreshing' },
      after: { reconnect: 'refreshing' },
    },
    ended: {
      description: 'The server ended the session: patient data is hidden, what was typed is kept.',
      tags: 'hidesPatientData',
      initial: 'asking',
      on: {
        'session.begunElsewhere': {
          guard: { type: 'isSameUser', params: ({ event }) => event },
          target: 'refreshing',
        },
      },
      states: {
        asking: {
          description: 'A sheet asks the same user to sign in again; anybody else starts clean.',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => ({ username: context.user?.email ?? '' }),
            onDone: [
              {
                guard: { type: 'isSameUser', params: ({ event }) => event.output },
                target: 'storing',
                actions: { type: 'keepAccepted', params: ({ event }) => event.output },
              },
              {
                target: '#session.signingIn',
                actions: { type: 'keepAccepted', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'asking',
              reenter: true,
              actions: 'keepFailure',
            },
          },
        },
        storing: {
          description: 'The same user is back; the new token is being stored.',
          tags: 'busy',
          invoke: {
            id: 'storeToken',
            src: 'storeToken',
            input: ({ context }) => ({ userId: context.acceptedUserId, keepsSelection: true }),
            onDone: '#session.signedIn.access.valid',
            onError: { target: 'asking', actions: 'keepFailure' },
          },
        },
      },
    },
  },
});
