import { tokenStoreSetup } from './token-store.setup.ts';

const beforeRenewal = ({ context: { renewed } }: { context: { renewed: string } }) => ({ before: renewed });

/**
 * The part of the token store that exchanges a token. What is being written is waited for, whatever happens to the
 * token; an answer for a token that is no longer held counts as refused.
 */
export const renewalRegion = tokenStoreSetup.createStateConfig({
  description: 'Whether this tab renews the token for all tabs.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'idle',
  states: {
    idle: {
      description: 'No renewal is going on.',
      entry: 'forgetRenewed',
      on: {
        'renewal.begin': {
          target: 'asking',
          actions: ['keepRenewed', { type: 'noteRenewal', params: { renewal: 'refused' } }],
        },
      },
    },
    asking: {
      description: 'The server is asked for new tokens, until the token is dropped.',
      tags: ['busy', 'renewing'],
      on: { 'session.end': 'idle', 'session.erase': 'idle', 'tab.ended': 'idle' },
      invoke: {
        id: 'askRefresh',
        src: 'askRefresh',
        input: ({ context }) => ({ refreshToken: context.held?.tokens.refreshToken ?? '' }),
        onDone: [
          { guard: { type: 'isOutdated', params: beforeRenewal }, target: 'idle' },
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'saving',
            actions: { type: 'keepGranted', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'withdrawing',
          },
          { target: 'idle', actions: { type: 'noteRenewal', params: { renewal: 'unreachable' } } },
        ],
        onError: {
          target: 'idle',
          actions: ['keepFailure', { type: 'noteRenewal', params: { renewal: 'unreachable' } }],
        },
      },
    },
    saving: {
      description: 'The new tokens are stored for all tabs.',
      tags: ['busy', 'renewing'],
      invoke: {
        id: 'saveRenewed',
        src: 'saveRenewed',
        input: ({ context: { granted, renewed } }) => ({ tokens: granted, over: renewed }),
        onDone: [
          { guard: { type: 'isOutdated', params: beforeRenewal }, target: 'idle' },
          {
            guard: { type: 'isSuperseded', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'noteRenewal', params: { renewal: 'superseded' } },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'noteClock',
              { type: 'takeToken', params: ({ event }) => event.output },
              { type: 'noteRenewal', params: { renewal: 'refreshed' } },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'takeToken', params: ({ event }) => event.output },
              { type: 'noteRenewal', params: { renewal: 'refreshed' } },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: ['keepFailure', { type: 'noteRenewal', params: { renewal: 'unreachable' } }],
        },
      },
    },
    withdrawing: {
      description: 'The server answered 401: the stored token is erased, and every tab is notified.',
      tags: ['busy', 'renewing'],
      invoke: {
        id: 'eraseRefused',
        src: 'eraseRefused',
        input: ({ context }) => ({ sealed: context.renewed }),
        onDone: {
          target: 'idle',
          actions: ['takeRefusal', { type: 'tellTabs', params: { news: { type: 'refused' } } }],
        },
        onError: { target: 'idle', actions: ['keepFailure', 'takeRefusal'] },
      },
    },
  },
});
