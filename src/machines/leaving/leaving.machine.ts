import { assign, not, sendTo, setup } from 'xstate';
import { type Leave, lostBy, type UnsavedWork } from '#domain/navigation/leaving.ts';
import { effect, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { LeavingContext, LeavingEvent, TakeLeaveParams } from './leaving.types.ts';

export const leavingMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
    input: {} as { path: string },
  },
  actors: {
    watchPath: stream('watchPath'),
    guardPages: stream('guardPages'),
  },
  guards: {
    isHarmless: ({ context }, { leave }: TakeLeaveParams) => lost(context, leave).length === 0,
    isHarmlessWithout: ({ context }, { id }: { id: string }) =>
      lost({ ...context, unsavedChanges: without(context.unsavedChanges, id) }, context.leave).length === 0,
    isHarmlessAt: ({ context }, { path }: { path: string }) =>
      lost({ ...context, path }, context.leave).length === 0,
    hasUnsavedChanges: ({ context }) => context.unsavedChanges.length > 0,
  },
  actions: {
    storePath: assign({ path: (_, { path }: { path: string }) => path }),
    storeWork: assign({
      unsavedChanges: ({ context }, { work }: { work: UnsavedWork }) => [
        ...without(context.unsavedChanges, work.id),
        work,
      ],
    }),
    clearWork: assign({
      unsavedChanges: ({ context }, { id }: { id: string }) => without(context.unsavedChanges, id),
    }),
    storeLeave: assign(({ context }, { leave }: { leave: Leave }) => ({ leave, lost: lost(context, leave) })),
    clearLost: assign({
      unsavedChanges: ({ context }) => {
        const gone = lost(context, context.leave);
        return context.unsavedChanges.filter((change) => !gone.includes(change));
      },
    }),
    confirmLeave: effect<TakeLeaveParams>('confirmLeave'),
    /** The bell's dropdown covers every dialog. */
    closeBell: sendTo(actorIn('notifications'), { type: 'panel.close' }),
    notifyBrowser: effect<{ asks: boolean }>('notifyBrowser'),
  },
}).createMachine({
  id: 'leaving',
  description: 'Asks for confirmation before the user loses unsaved changes.',
  meta: { requirements: ['SESSION-2', 'WIDGET-2', 'DIALOG-3'] },
  context: ({ input }) => ({ ...input, unsavedChanges: [], leave: null, lost: [] }),
  invoke: [
    { id: 'watchPath', src: 'watchPath' },
    { id: 'guardPages', src: 'guardPages' },
  ],
  type: 'parallel',
  states: {
    work: {
      description: 'Whether there are unsaved changes.',
      on: {
        'path.change': { actions: { type: 'storePath', params: ({ event }) => event } },
        'work.begin': { actions: { type: 'storeWork', params: ({ event }) => event } },
        'work.end': { actions: { type: 'clearWork', params: ({ event }) => event } },
      },
      initial: 'saved',
      states: {
        saved: {
          description: 'There are no unsaved changes.',
          always: { guard: 'hasUnsavedChanges', target: 'unsaved' },
        },
        unsaved: {
          description: 'Closing the portal would lose changes.',
          entry: { type: 'notifyBrowser', params: { asks: true } },
          exit: { type: 'notifyBrowser', params: { asks: false } },
          always: { guard: not('hasUnsavedChanges'), target: 'saved' },
        },
      },
    },
    question: {
      description: 'The confirmation before leaving.',
      initial: 'none',
      states: {
        none: {
          description: 'No confirmation is open.',
          on: {
            'leave.request': [
              {
                guard: { type: 'isHarmless', params: ({ event }) => event },
                actions: { type: 'confirmLeave', params: ({ event }) => event },
              },
              { target: 'confirming', actions: { type: 'storeLeave', params: ({ event }) => event } },
            ],
          },
        },
        confirming: {
          description:
            'The user stays, or leaves and loses the changes. The dialog closes once there are none.',
          entry: 'closeBell',
          on: {
            'work.end': {
              guard: { type: 'isHarmlessWithout', params: ({ event }) => event },
              target: 'none',
            },
            'path.change': { guard: { type: 'isHarmlessAt', params: ({ event }) => event }, target: 'none' },
            'leave.request': [
              {
                guard: { type: 'isHarmless', params: ({ event }) => event },
                target: 'none',
                actions: { type: 'confirmLeave', params: ({ event }) => event },
              },
              { actions: { type: 'storeLeave', params: ({ event }) => event } },
            ],
            'leave.confirm': {
              target: 'none',
              actions: [
                'clearLost',
                { type: 'confirmLeave', params: ({ context: { leave } }) => ({ leave }) },
              ],
            },
            'leave.refuse': 'none',
          },
        },
      },
    },
  },
});

function lost({ unsavedChanges, path }: LeavingContext, leave: Leave | null): readonly UnsavedWork[] {
  return leave === null ? [] : lostBy(leave, unsavedChanges, path);
}

const without = (changes: readonly UnsavedWork[], id: string) => changes.filter((change) => change.id !== id);
