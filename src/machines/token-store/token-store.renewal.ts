import { tokenStoreSetup } from './token-store.setup.ts';

const beforeRenewal = ({ context: { renewed } }: { context: { renewed: string } }) => ({ before: renewed });

/**
 * The part of the token store that exchanges a token. It waits for a write in progress, whatever happens to the
 * token. A response for a token that is no longer current counts as refused.
 */
export const renewalRegion = tokenStoreSetup.createStateConfig({
  description: 'Whether this tab renews the token for all tabs.',
  meta: { requirements: ['SESSION-4'] },
  initial: 'idle',
  states: {
    idle: {
      description: 'No renewal is running.',
      entry: 'clearRenewed',
      on: {
        'renewal.begin': {
          target: 'requesting',
          actions: ['storeRenewed', { type: 'recordRenewal', params: { renewal: 'refused' } }],
        },
      },
    },
    requesting: {
      description: 'Requests new tokens.',
      tags: ['busy', 'renewing'],
      on: { 'session.end': 'idle', 'session.erase': 'idle', 'tab.ended': 'idle' },
      invoke: {
        id: 'requestRefresh',
        src: 'requestRefresh',
        input: ({ context }) => ({ refreshToken: context.current?.tokens.refreshToken ?? '' }),
        onDone: [
          { guard: { type: 'isOutdated', params: beforeRenewal }, target: 'idle' },
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'saving',
            actions: { type: 'storeGranted', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'withdrawing',
          },
          { target: 'idle', actions: { type: 'recordRenewal', params: { renewal: 'unreachable' } } },
        ],
        onError: {
          target: 'idle',
          actions: ['storeFailure', { type: 'recordRenewal', params: { renewal: 'unreachable' } }],
        },
      },
    },
    saving: {
      description: 'Stores the new tokens for all tabs.',
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
            actions: { type: 'recordRenewal', params: { renewal: 'superseded' } },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'recordClockError',
              { type: 'receiveToken', params: ({ event }) => event.output },
              { type: 'recordRenewal', params: { renewal: 'refreshed' } },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'receiveToken', params: ({ event }) => event.output },
              { type: 'recordRenewal', params: { renewal: 'refreshed' } },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: ['storeFailure', { type: 'recordRenewal', params: { renewal: 'unreachable' } }],
        },
      },
    },
    withdrawing: {
      description: 'The server returned 401. Erases the stored token and notifies every tab.',
      tags: ['busy', 'renewing'],
      invoke: {
        id: 'eraseRefused',
        src: 'eraseRefused',
        input: ({ context }) => ({ sealed: context.renewed }),
        onDone: {
          target: 'idle',
          actions: ['receiveRefusal', { type: 'notifyTabs', params: { news: { type: 'refused' } } }],
        },
        onError: { target: 'idle', actions: ['storeFailure', 'receiveRefusal'] },
      },
    },
  },
});
