import { assign, setup } from 'xstate';
import {
  REPORT_LOAD_MS,
  REPORT_RENEWAL_RETRY_MS,
  REPORT_TOKEN_RENEW_MS,
} from '#domain/report/report-frame.ts';
import type { OpenedList } from '#domain/report/report-messages.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { ReportContext, ReportEvent, ReportInput, ReportToken, TokenRequest } from './report.types.ts';

const late = () => ({ error: new Error('The report sent no message in time.') });

export const reportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput,
    tags: {} as 'loading',
  },
  actors: {
    requestToken: port<ReportToken, TokenRequest>('requestToken'),
    renewToken: port<ReportToken, TokenRequest>('renewToken'),
    watchFrame: stream('watchFrame'),
    watchWake: stream('watchWake'),
  },
  guards: {
    isUnconfigured: ({ context }) => context.address === '',
    isOld: ({ context }, { at }: { at: number }) =>
      context.token !== null && at - context.token.at >= REPORT_TOKEN_RENEW_MS,
  },
  actions: {
    ...failureActions,
    storeToken: assign((_, { token }: { token: ReportToken }) => ({ token })),
    /** Sends the token, the settings and the filters to the report. */
    embed: effect('embed'),
    sendToken: effect('sendToken'),
    showHeight: effect<{ height: number }>('showHeight'),
    /** Leaves for the page with the list, if nothing unsaved prevents it. */
    openList: effect<{ opened: OpenedList }>('openList'),
    logFailure: effect<{ error: unknown }>('logFailure'),
  },
  delays: {
    renewal: REPORT_TOKEN_RENEW_MS,
    renewalRetry: REPORT_RENEWAL_RETRY_MS,
    loading: REPORT_LOAD_MS,
  },
}).createMachine({
  id: 'report',
  description: 'Embeds the analytics report of the selected organization and keeps its token valid.',
  meta: { requirements: ['DASH-1', 'DASH-2', 'API-4'] },
  context: ({ input }) => ({ ...input, token: null, failure: null }),
  initial: 'checkingAddress',
  states: {
    checkingAddress: {
      description: 'The report needs an address.',
      always: [{ guard: 'isUnconfigured', target: 'unconfigured' }, { target: 'requestingToken' }],
    },
    unconfigured: {
      description: 'No address is configured: the page shows a notice.',
      meta: { requirements: ['DASH-3'] },
    },
    requestingToken: {
      description: 'Requests the first token.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'requestToken',
        src: 'requestToken',
        input: ({ context }) => context.request,
        onDone: {
          target: 'embedded',
          actions: { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: ['storeFailure', { type: 'logFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    failed: {
      description: 'There is no token. The page shows what went wrong, with a button to try again.',
      on: { 'report.retry': 'requestingToken' },
    },
    embedded: {
      description: 'The report is in a frame of the page.',
      invoke: [
        { id: 'watchFrame', src: 'watchFrame' },
        { id: 'watchWake', src: 'watchWake' },
      ],
      type: 'parallel',
      on: {
        'list.open': { actions: { type: 'openList', params: ({ event }) => event } },
        'frame.resize': { actions: { type: 'showHeight', params: ({ event }) => event } },
        'frame.fail': {
          description: 'An error while embedding is only logged.',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      states: {
        frame: {
          description: 'Whether the frame is visible.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The report loads in its frame.',
              tags: 'loading',
              after: {
                loading: {
                  target: 'loaded',
                  actions: { type: 'logFailure', params: late },
                },
              },
            },
            loaded: {
              description: 'The frame is visible.',
              meta: { requirements: ['DASH-4'] },
            },
          },
          on: { 'frame.ready': { actions: 'embed' }, 'frame.loaded': '.loaded' },
        },
        token: {
          description: 'Whether the token is valid.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The token is valid for at least two minutes.',
              after: { renewal: 'renewing' },
              on: {
                'token.expire': 'renewing',
                'page.wake': {
                  guard: { type: 'isOld', params: ({ event }) => event },
                  target: 'renewing',
                },
              },
            },
            renewing: {
              description: 'Requests a new token. The report stays usable.',
              invoke: {
                id: 'renewToken',
                src: 'renewToken',
                input: ({ context }) => context.request,
                onDone: {
                  target: 'fresh',
                  actions: [
                    'clearFailure',
                    { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
                    'sendToken',
                  ],
                },
                onError: {
                  target: 'stale',
                  actions: [
                    'storeFailure',
                    { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
            stale: {
              description: 'The renewal failed and is tried again.',
              after: { renewalRetry: 'renewing' },
              on: { 'page.wake': 'renewing', 'token.expire': 'renewing' },
            },
          },
        },
      },
    },
  },
});
