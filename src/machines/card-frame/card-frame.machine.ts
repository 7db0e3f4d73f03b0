import { assign, setup } from 'xstate';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import { effect } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { CardFrameContext, CardFrameEvent } from './card-frame.types.ts';

export const cardFrameMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as CardFrameContext, events: {} as CardFrameEvent },
  guards: {
    isRequested: ({ context }, { request }: { request: string }) => request === context.request,
  },
  actions: {
    storeRequest: assign((_, { request }: { request: string }) => ({ request, card: null, reason: null })),
    storeCard: assign((_, { card }: { card: GivenCard }) => ({ card })),
    storeReason: assign((_, { reason }: { reason: NotGiven }) => ({ reason })),
    storeKind: assign((_, { kind }: { kind: HostedKind }) => ({ kind })),
    openFields: effect<{ kind: HostedKind }>('openFields'),
    requestCard: effect<{ request: string }>('requestCard'),
    showHeight: effect<{ height: number }>('showHeight'),
    reportEdit: effect('reportEdit'),
    sendKey: effect<{ key: 'Enter' | 'Escape' }>('sendKey'),
  },
}).createMachine({
  id: 'cardFrame',
  description:
    'The page loads the fields of a card or a bank account into a frame and requests a token from them.',
  meta: { requirements: ['FRAME-5'] },
  context: { kind: 'card', request: '', card: null, reason: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'The page has no frame.',
      on: {
        'frame.attach': 'present',
        'fields.load': {
          target: 'waitingForFrame',
          actions: { type: 'storeKind', params: ({ event }) => event },
        },
      },
    },
    waitingForFrame: {
      description: 'The fields load as soon as the page has a frame.',
      on: {
        'frame.attach': 'present.loading',
        'fields.load': { actions: { type: 'storeKind', params: ({ event }) => event } },
      },
    },
    present: {
      description: 'The page has a frame.',
      on: {
        'frame.attach': '.empty',
        'frame.detach': 'absent',
        'fields.load': {
          target: '.loading',
          actions: { type: 'storeKind', params: ({ event }) => event },
        },
        'fields.resize': { actions: { type: 'showHeight', params: ({ event }) => event } },
        'fields.edit': { actions: 'reportEdit' },
        'fields.press': { actions: { type: 'sendKey', params: ({ event }) => event } },
      },
      initial: 'empty',
      states: {
        empty: { description: 'Nothing is loaded into the frame yet.' },
        loading: {
          description: 'The fields are being loaded.',
          entry: { type: 'openFields', params: ({ context: { kind } }) => ({ kind }) },
          on: {
            'frame.attach': { target: 'loading', reenter: true },
            'frame.detach': '#cardFrame.waitingForFrame',
            'fields.ready': 'loaded',
          },
        },
        loaded: {
          description: 'The user can fill in the fields.',
          on: {
            'card.request': {
              target: '.requested',
              actions: [
                { type: 'storeRequest', params: ({ event }) => event },
                { type: 'requestCard', params: ({ event }) => event },
              ],
            },
          },
          initial: 'filling',
          states: {
            filling: { description: 'No request for the card is open.' },
            requested: {
              description: 'The fields have received a request for the card.',
              on: {
                'card.give': {
                  guard: { type: 'isRequested', params: ({ event }) => event },
                  target: 'filling',
                  actions: { type: 'storeCard', params: ({ event }) => event },
                },
                'card.deny': {
                  guard: { type: 'isRequested', params: ({ event }) => event },
                  target: 'filling',
                  actions: { type: 'storeReason', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});
