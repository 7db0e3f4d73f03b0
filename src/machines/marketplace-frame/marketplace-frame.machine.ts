import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import {
  FRAME_READY_MS,
  type FrameMessage,
  TOKEN_RETRY_MS,
  withMessage,
} from '#domain/navigation/marketplace-frame.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type MarketplaceFrameEvent =
  | { type: 'token.request'; origin: string; at: number }
  | { type: 'message.reject'; origin: string; at: number }
  | { type: 'work.report'; origin: string; isUnsaved: boolean }
  | { type: 'toast.report'; origin: string; toast: Toast }
  | { type: 'frame.leave'; at: number }
  | { type: 'frame.retry' };

export interface MarketplaceFrameContext {
  /** The origin that requested the token. The chart never receives the token itself. */
  origin: string;
  /** When to renew the frame's token; null until it has one. */
  renewsInMs: number | null;
  /** When the frame received its first token, or last made the portal renew it. */
  renewedAt: number;
  failure: Failure | null;
  /** A log for support, newest first. */
  messages: readonly FrameMessage[];
}

/** A token was sent to the frame. */
export interface Granted {
  renewsInMs: number;
  at: number;
}

export interface TokenGrant {
  origin: string;
  /** The frame has a token that is about to expire, or that the server rejected. */
  isRenewal: boolean;
}

export const marketplaceFrameMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as MarketplaceFrameContext,
    events: {} as MarketplaceFrameEvent,
    tags: {} as 'loading',
  },
  actors: {
    watchMessages: stream('watchMessages'),
    grantToken: port<Granted, TokenGrant>('grantToken'),
  },
  guards: {
    hasToken: ({ context }) => context.renewsInMs !== null,
    isSameOrigin: ({ context }, { origin }: { origin: string }) => context.origin === origin,
    /** Limits how often a frame can make the portal renew the token. */
    isTokenRejected: ({ context }, { origin, at }: Pick<FrameMessage, 'origin' | 'at'>) =>
      context.origin === origin && at - context.renewedAt >= TOKEN_RETRY_MS,
  },
  actions: {
    warn: effect<{ origin: string }>('warn'),
    storeRequest: assign(
      ({ context: { messages } }, { origin, at }: Pick<FrameMessage, 'origin' | 'at'>) => ({
        origin,
        messages: withMessage(messages, { at, origin, kind: 'requested' }),
      }),
    ),
    storeRejection: assign(
      ({ context: { messages } }, { origin, at }: Pick<FrameMessage, 'origin' | 'at'>) => ({
        messages: withMessage(messages, { at, origin, kind: 'rejected' }),
      }),
    ),
    storeDeparture: assign(({ context: { messages, origin } }, { at }: Pick<FrameMessage, 'at'>) => ({
      messages: withMessage(messages, { at, origin, kind: 'left' }),
    })),
    storeRenewalRequest: assign((_, { at }: Pick<FrameMessage, 'at'>) => ({ renewedAt: at })),
    storeRenewal: assign(({ context }, { renewsInMs, at }: Granted) => ({
      renewsInMs,
      renewedAt: context.renewsInMs === null ? at : context.renewedAt,
      messages: withMessage(context.messages, { at, origin: context.origin, kind: 'sent' }),
    })),
    /** While the frame has unsaved changes, leaving its page asks first. */
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    clearToken: assign({ origin: '', renewsInMs: null }),
    ...failureActions,
  },
  delays: {
    frameReady: FRAME_READY_MS,
    renewal: ({ context }) => context.renewsInMs ?? TOKEN_RETRY_MS,
    tokenRetry: TOKEN_RETRY_MS,
  },
}).createMachine({
  id: 'marketplaceFrame',
  description: 'The portal embeds the marketplace and gives its frame the access token.',
  meta: { requirements: ['FRAME-1', 'FRAME-3', 'FRAME-4', 'FRAME-6', 'ROUTE-4'] },
  context: { origin: '', renewsInMs: null, renewedAt: 0, failure: null, messages: [] },
  invoke: { id: 'watchMessages', src: 'watchMessages' },
  on: {
    'message.reject': {
      actions: [
        { type: 'warn', params: ({ event }) => ({ origin: event.origin }) },
        { type: 'storeRejection', params: ({ event }) => event },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'A new frame loads the marketplace, which then requests its token.',
      tags: 'loading',
      entry: ['clearToken', 'clearFailure'],
      after: { frameReady: 'late' },
      on: {
        'token.request': {
          target: 'connected.granting',
          actions: { type: 'storeRequest', params: ({ event }) => event },
        },
      },
    },
    connected: {
      description:
        'A frame of a trusted origin has requested the token. A request of another origin ends its unsaved changes.',
      exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      on: {
        'token.request': [
          {
            guard: { type: 'isSameOrigin', params: ({ event }) => event },
            target: '.granting',
            actions: { type: 'storeRequest', params: ({ event }) => event },
          },
          {
            target: '.granting',
            reenter: true,
            actions: { type: 'storeRequest', params: ({ event }) => event },
          },
        ],
        'work.report': {
          guard: { type: 'isSameOrigin', params: ({ event }) => event },
          actions: { type: 'reportUnsavedWork', params: ({ event }) => event },
        },
        'toast.report': {
          guard: { type: 'isSameOrigin', params: ({ event }) => event },
          actions: { type: 'showToast', params: ({ event }) => event.toast },
        },
        'frame.leave': {
          target: '.left',
          actions: { type: 'storeDeparture', params: ({ event }) => event },
        },
      },
      initial: 'granting',
      states: {
        granting: {
          description: 'Sends the frame the access token.',
          invoke: {
            id: 'grantToken',
            src: 'grantToken',
            input: ({ context }) => ({ origin: context.origin, isRenewal: false }),
            onDone: {
              target: 'granted',
              actions: { type: 'storeRenewal', params: ({ event }) => event.output },
            },
            onError: [
              { guard: 'hasToken', target: 'unrenewed', actions: 'storeFailure' },
              { target: '#marketplaceFrame.refused', actions: 'storeFailure' },
            ],
          },
        },
        granted: {
          description:
            'The frame has a token that does not expire soon. A request for another one after 30 seconds means that the server rejected it.',
          entry: 'clearFailure',
          on: {
            'token.request': {
              guard: { type: 'isTokenRejected', params: ({ event }) => event },
              target: 'renewing',
              actions: [
                { type: 'storeRequest', params: ({ event }) => event },
                { type: 'storeRenewalRequest', params: ({ event }) => event },
              ],
            },
          },
          after: { renewal: 'renewing' },
        },
        renewing: {
          description:
            'Renews the token and sends it to the frame. A request during the renewal gets the same one.',
          on: {
            'token.request': {
              guard: { type: 'isSameOrigin', params: ({ event }) => event },
              actions: { type: 'storeRequest', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'grantToken',
            src: 'grantToken',
            input: ({ context }) => ({ origin: context.origin, isRenewal: true }),
            onDone: {
              target: 'granted',
              actions: { type: 'storeRenewal', params: ({ event }) => event.output },
            },
            onError: { target: 'unrenewed', actions: 'storeFailure' },
          },
        },
        unrenewed: {
          description: 'The token could not be renewed. The frame stays, and the portal tries again.',
          after: { tokenRetry: 'renewing' },
        },
        left: {
          description: 'The frame shows another page, which has not requested a token.',
          entry: ['clearToken', 'clearFailure', { type: 'reportUnsavedWork', params: { isUnsaved: false } }],
        },
      },
    },
    late: {
      description: 'The frame did not request its token in time.',
      on: { 'frame.retry': 'loading' },
    },
    refused: {
      description: 'The portal has no token to send.',
      on: { 'frame.retry': 'loading' },
    },
  },
});
