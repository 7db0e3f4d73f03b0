import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type MenuHintEvent = { type: 'user.change'; userId: string } | { type: 'hint.dismiss' };

interface OfUser {
  userId: string;
}

export const menuHintMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as OfUser & { failure: Failure | null },
    events: {} as MenuHintEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    /** Whether to show the hint: after a sign-in, until the user has dismissed it. */
    loadHint: port<boolean, OfUser>('loadHint'),
    storeHint: port<void, OfUser>('storeHint'),
  },
  guards: {
    isShown: (_, { isShown }: { isShown: boolean }) => isShown,
  },
  actions: {
    storeUser: assign((_, { userId }: OfUser) => ({ userId })),
    ...loggedFailureActions,
  },
}).createMachine({
  id: 'menuHint',
  description: 'The hint that teaches the command menu, once for each user.',
  meta: { requirements: ['LAYOUT-13'] },
  context: { userId: '', failure: null },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The hint is not on the page.',
      on: {
        'user.change': { target: 'loading', actions: { type: 'storeUser', params: ({ event }) => event } },
      },
    },
    loading: {
      description: 'Reads whether the user knows the menu.',
      tags: 'loading',
      invoke: {
        id: 'loadHint',
        src: 'loadHint',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ isShown: event.output }) },
            target: 'shown',
          },
          { target: 'hidden' },
        ],
        onError: { target: 'hidden', actions: LOG_FAILURE },
      },
    },
    shown: {
      description: 'The hint is below the opener of the menu. Opening the menu dismisses it.',
      on: { 'hint.dismiss': 'storing' },
    },
    storing: {
      description:
        'Stores that the user knows the menu. If that fails, the hint returns after the next sign-in.',
      tags: 'busy',
      invoke: {
        id: 'storeHint',
        src: 'storeHint',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: 'hidden',
        onError: { target: 'hidden', actions: LOG_FAILURE },
      },
    },
  },
});
