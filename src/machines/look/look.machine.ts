import { assign, setup } from 'xstate';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { LookContext, LookEvent } from './look.types.ts';

export const lookMachine = setup({
  types: { context: {} as LookContext, events: {} as LookEvent, tags: {} as 'busy' },
  actors: {
    loadLook: port<Look, { userId: string | null }>('loadLook'),
    saveLook: port<void, { userId: string | null; look: Look }>('saveLook'),
  },
  guards: {
    isOtherUser: ({ context }, { userId }: { userId: string }) => context.userId !== userId,
  },
  actions: {
    keepUser: assign({ userId: (_, { userId }: { userId: string }) => userId }),
    keepLook: assign({ look: (_, { look }: { look: Look }) => look }),
    takeChange: assign({
      look: ({ context }, { change }: { change: Partial<Look> }) => ({ ...context.look, ...change }),
    }),
    ...failureActions,
    showLook: effect<Look>('showLook'),
  },
}).createMachine({
  id: 'look',
  description: 'Theme color, light or dark, and density, as each user chose them.',
  meta: { requirements: ['CONST-1'] },
  context: { userId: null, look: DEFAULT_LOOK, failure: null },
  on: {
    'user.change': {
      guard: { type: 'isOtherUser', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'keepUser', params: ({ event }) => event },
    },
  },
  initial: 'unowned',
  states: {
    unowned: {
      description: 'Nobody knows yet who looks: the page stays as it came.',
    },
    loading: {
      description: 'What the user chose here before is read.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadLook',
        src: 'loadLook',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'kept',
          actions: [
            { type: 'keepLook', params: ({ event }) => ({ look: event.output }) },
            { type: 'showLook', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unsaved', actions: 'keepFailure' },
      },
    },
    kept: {
      description: 'A reload finds the same look.',
      on: {
        'look.choose': { target: 'saving', actions: { type: 'takeChange', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'A choice is shown at once, and being stored.',
      tags: 'busy',
      entry: ['forgetFailure', { type: 'showLook', params: ({ context }) => context.look }],
      invoke: {
        id: 'saveLook',
        src: 'saveLook',
        input: ({ context }) => ({ userId: context.userId, look: context.look }),
        onDone: 'kept',
        onError: { target: 'unsaved', actions: 'keepFailure' },
      },
      on: {
        'look.choose': {
          target: 'saving',
          reenter: true,
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
      },
    },
    unsaved: {
      description: 'The browser stores nothing: a choice holds until the page is loaded anew.',
      on: {
        'look.choose': { target: 'saving', actions: { type: 'takeChange', params: ({ event }) => event } },
      },
    },
  },
});
