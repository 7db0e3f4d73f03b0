import { assign, setup } from 'xstate';
import { type Appearance, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type { AppearanceContext, AppearanceEvent } from './appearance.types.ts';

export const appearanceMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadAppearance: port<Appearance, { userId: string | null }>('loadAppearance'),
    saveAppearance: port<void, { userId: string | null; appearance: Appearance }>('saveAppearance'),
  },
  guards: {
    isOtherUser: ({ context }, { userId }: { userId: string }) => context.userId !== userId,
  },
  actions: {
    storeUser: assign({ userId: (_, { userId }: { userId: string }) => userId }),
    storeAppearance: assign({ appearance: (_, { appearance }: { appearance: Appearance }) => appearance }),
    storeChange: assign({
      appearance: ({ context }, { change }: { change: Partial<Appearance> }) => ({
        ...context.appearance,
        ...change,
      }),
    }),
    ...failureActions,
    showAppearance: effect<Appearance>('showAppearance'),
  },
}).createMachine({
  id: 'appearance',
  description: 'Applies each user’s theme color, light or dark mode, and density.',
  meta: { requirements: ['CONST-1'] },
  context: { userId: null, appearance: DEFAULT_APPEARANCE, failure: null },
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
        id: 'loadAppearance',
        src: 'loadAppearance',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'stored',
          actions: [
            { type: 'storeAppearance', params: ({ event }) => ({ appearance: event.output }) },
            { type: 'showAppearance', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unsaved', actions: 'storeFailure' },
      },
    },
    stored: {
      description: 'The appearance is stored: a reload restores it.',
      on: {
        'appearance.choose': {
          target: 'saving',
          actions: { type: 'storeChange', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The page shows the choice and stores it.',
      tags: 'busy',
      entry: ['clearFailure', { type: 'showAppearance', params: ({ context }) => context.appearance }],
      invoke: {
        id: 'saveAppearance',
        src: 'saveAppearance',
        input: ({ context }) => ({ userId: context.userId, appearance: context.appearance }),
        onDone: 'stored',
        onError: { target: 'unsaved', actions: 'storeFailure' },
      },
      on: {
        'appearance.choose': {
          target: 'saving',
          reenter: true,
          actions: { type: 'storeChange', params: ({ event }) => event },
        },
      },
    },
    unsaved: {
      description: 'The browser did not store the choice: a reload resets it.',
      on: {
        'appearance.choose': {
          target: 'saving',
          actions: { type: 'storeChange', params: ({ event }) => event },
        },
      },
    },
  },
});
