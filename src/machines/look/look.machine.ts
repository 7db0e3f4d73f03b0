import { assign, setup } from 'xstate';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type { LookContext, LookEvent } from './look.types.ts';

export const lookMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as LookContext, events: {} as LookEvent, tags: {} as 'busy' },
  actors: {
    loadLook: port<Look, { userId: string | null }>('loadLook'),
    saveLook: port<void, { userId: string | null; look: Look }>('saveLook'),
  },
  guards: {
    isOtherUser: ({ context }, { userId }: { userId: string }) => context.userId !== userId,
  },
  actions: {
    storeUser: assign({ userId: (_, { userId }: { userId: string }) => userId }),
    storeLook: assign({ look: (_, { look }: { look: Look }) => look }),
    storeChange: assign({
      look: ({ context }, { change }: { change: Partial<Look> }) => ({ ...context.look, ...change }),
    }),
    ...failureActions,
    showLook: effect<Look>('showLook'),
  },
}).createMachine({
  id: 'look',
  description: 'Theme color, light or dark, and density of each user.',
  meta: { requirements: ['CONST-1'] },
  context: { userId: null, look: DEFAULT_LOOK, failure: null },
  on: {
    'user.change': {
      guard: { type: 'isOtherUser', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'storeUser', params: ({ event }) => event },
    },
  },
  initial: 'waitingForUser',
  states: {
    waitingForUser: {
      description: 'The user is unknown: the page keeps its default appearance.',
    },
    loading: {
      description: 'Reads what the user chose in this browser.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadLook',
        src: 'loadLook',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'stored',
          actions: [
            { type: 'storeLook', params: ({ event }) => ({ look: event.output }) },
            { type: 'showLook', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unsaved', actions: 'storeFailure' },
      },
    },
    stored: {
      description: 'The appearance is stored: a reload restores it.',
      on: {
        'look.choose': { target: 'saving', actions: { type: 'storeChange', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'The page shows the choice and stores it.',
      tags: 'busy',
      entry: ['clearFailure', { type: 'showLook', params: ({ context }) => context.look }],
      invoke: {
        id: 'saveLook',
        src: 'saveLook',
        input: ({ context }) => ({ userId: context.userId, look: context.look }),
        onDone: 'stored',
        onError: { target: 'unsaved', actions: 'storeFailure' },
      },
      on: {
        'look.choose': {
          target: 'saving',
          reenter: true,
          actions: { type: 'storeChange', params: ({ event }) => event },
        },
      },
    },
    unsaved: {
      description: 'The browser did not store the choice: a reload resets it.',
      on: {
        'look.choose': { target: 'saving', actions: { type: 'storeChange', params: ({ event }) => event } },
      },
    },
  },
});
