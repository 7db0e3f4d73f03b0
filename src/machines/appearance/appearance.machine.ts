import { assign, setup } from 'xstate';
import { type Appearance, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { AppearanceContext, AppearanceEvent } from './appearance.types.ts';

const storesPending = {
  'appearance.choose': {
    actions: {
      type: 'storePending',
      params: ({ event }: { event: Extract<AppearanceEvent, { type: 'appearance.choose' }> }) => event,
    },
  },
} as const;

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
    hasPending: ({ context }) => Object.keys(context.pending).length > 0,
    isOtherUser: ({ context }, { userId }: { userId: string }) => context.userId !== userId,
  },
  actions: {
    /** A pending choice of an earlier user is lost. */
    storeUser: assign(({ context }, { userId }: { userId: string }) => ({
      userId,
      pending: context.userId === null ? context.pending : {},
    })),
    storePending: assign({
      pending: ({ context }, { change }: { change: Partial<Appearance> }) => ({
        ...context.pending,
        ...change,
      }),
    }),
    storeAppearance: assign(({ context }, { appearance }: { appearance: Appearance }) => ({
      appearance: { ...appearance, ...context.pending },
      pending: {},
    })),
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
  context: { userId: null, appearance: DEFAULT_APPEARANCE, pending: {}, failure: null },
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
      on: storesPending,
    },
    loading: {
      description: 'Reads what the user chose in this browser. A choice made now applies over it.',
      tags: 'busy',
      on: storesPending,
      entry: 'clearFailure',
      invoke: {
        id: 'loadAppearance',
        src: 'loadAppearance',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: 'hasPending',
            target: 'saving',
            actions: { type: 'storeAppearance', params: ({ event }) => ({ appearance: event.output }) },
          },
          {
            target: 'stored',
            actions: [
              { type: 'storeAppearance', params: ({ event }) => ({ appearance: event.output }) },
              { type: 'showAppearance', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: 'hasPending',
            target: 'saving',
            actions: ['storeFailure', { type: 'storeAppearance', params: ({ context }) => context }],
          },
          { target: 'unsaved', actions: 'storeFailure' },
        ],
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
