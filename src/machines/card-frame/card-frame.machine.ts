import { assign, setup } from 'xstate';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import { effect } from '../port.ts';
import type { CardFrameContext, CardFrameEvent } from './card-frame.types.ts';

export const cardFrameMachine = setup({
  types: { context: {} as CardFrameContext, events: {} as CardFrameEvent },
  guards: {
    isRequested: ({ context }, { request }: { request: string }) => request === context.request,
  },
  actions: {
    takeRequest: assign((_, { request }: { request: string }) => ({ request, card: null, reason: null })),
    keepCard: assign((_, { card }: { card: GivenCard }) => ({ card })),
    keepReason: assign((_, { reason }: { reason: NotGiven }) => ({ reason })),
    openFields: effect('openFields'),
    askFields: effect<{ request: string }>('askFields'),
    showHeight: effect<{ height: number }>('showHeight'),
    tellKey: effect<{ key: 'Enter' | 'Escape' }>('tellKey'),
  },
}).createMachine({
  id: 'cardFrame',
  description:
    'The page that asks for a card loads the card fields into a frame and receives what they report.',
  meta: { requirements: ['FRAME-5'] },
  context: { request: '', card: null, reason: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'The page has no frame.',
      on: { 'frame.attach': 'present', 'fields.load': 'awaited' },
    },
    awaited: {
      description: 'The fields are to be loaded as soon as the page has a frame.',
      on: { 'frame.attach': 'present.loading' },
    },
    present: {
      description: 'The page has a frame.',
      on: {
        'frame.attach': '.empty',
        'frame.detach': 'absent',
        'fields.load': '.loading',
        'fields.resize': { actions: { type: 'showHeight', params: ({ event }) => event } },
        'fields.press': { actions: { type: 'tellKey', params: ({ event }) => event } },
      },
      initial: 'empty',
      states: {
        empty: { description: 'Nothing is loaded into the frame yet.' },
        loading: {
          description: 'The fields are being loaded.',
          entry: 'openFields',
          on: {
            'frame.attach': { target: 'loading', reenter: true },
            'frame.detach': '#cardFrame.awaited',
            'fields.ready': 'loaded',
          },
        },
        loaded: {
          description: 'The user can fill in the fields.',
          on: {
            'card.ask': {
              target: '.asked',
              actions: [
                { type: 'takeRequest', params: ({ event }) => event },
                { type: 'askFields', params: ({ event }) => event },
              ],
            },
          },
          initial: 'filling',
          states: {
            filling: { description: 'The fields were not asked, or have responded.' },
            asked: {
              description: 'The fields are asked for the card.',
              on: {
                'card.give': {
                  guard: { type: 'isRequested', params: ({ event }) => event },
                  target: 'filling',
                  actions: { type: 'keepCard', params: ({ event }) => event },
                },
                'card.deny': {
                  guard: { type: 'isRequested', params: ({ event }) => event },
                  target: 'filling',
                  actions: { type: 'keepReason', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});
