import { assign, not, sendTo, setup } from 'xstate';
import { type Leave, lostBy, type UnsavedWork } from '#domain/navigation/leaving.ts';
import { effect, stream } from '../port.ts';
import { actorIn } from '../system.ts';
import type { LeavingContext, LeavingEvent, TakeLeaveParams } from './leaving.types.ts';

export const leavingMachine = setup({
  types: {
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
    keepPath: assign({ path: (_, { path }: { path: string }) => path }),
    keepWork: assign({
      unsavedChanges: ({ context }, { work }: { work: UnsavedWork }) => [
        ...without(context.unsavedChanges, work.id),
        work,
      ],
    }),
    forgetWork: assign({
      unsavedChanges: ({ context }, { id }: { id: string }) => without(context.unsavedChanges, id),
    }),
    keepLeave: assign(({ context }, { leave }: { leave: Leave }) => ({ leave, lost: lost(context, leave) })),
    forgetLost: assign({
      unsavedChanges: ({ context }) => {
        const gone = lost(context, context.leave);
        return context.unsavedChanges.filter((change) => !gone.includes(change));
      },
    }),
    takeLeave: effect<TakeLeaveParams>('takeLeave'),
    /** The bell's dropdown covers every dialog. */
    closeBell: sendTo(actorIn('notifications'), { type: 'panel.close' }),
    tellBrowser: effect<{ asks: boolean }>('tellBrowser'),
  },
}).createMachine({
  id: 'leaving',
  description: 'Stands before whatever leads away from the work: what is not saved is not lost unasked.',
  meta: { requirements: ['SESSION-2', 'WIDGET-2', 'DIALOG-3'] },
  context: ({ input }) => ({ ...input, unsavedChanges: [], leave: null, lost: [] }),
  invoke: [
    { id: 'watchPath', src: 'watchPath' },
    { id: 'guardPages', src: 'guardPages' },
  ],
  type: 'parallel',
  states: {
    work: {
      description: 'Whether anything is held that is not saved, and on which page.',
      on: {
        'path.change': { actions: { type: 'keepPath', params: ({ event }) => event } },
        'work.begin': { actions: { type: 'keepWork', params: ({ event }) => event } },
        'work.end': { actions: { type: 'forgetWork', params: ({ event }) => event } },
      },
      initial: 'saved',
      states: {
        saved: {
          description: 'The portal can be closed without losing anything.',
          always: { guard: 'hasUnsavedChanges', target: 'unsaved' },
        },
        unsaved: {
          description: 'Something would be lost with the portal.',
          entry: { type: 'tellBrowser', params: { asks: true } },
          exit: { type: 'tellBrowser', params: { asks: false } },
          always: { guard: not('hasUnsavedChanges'), target: 'saved' },
        },
      },
    },
    question: {
      description: 'Whether somebody is asked before they leave.',
      initial: 'none',
      states: {
        none: {
          description: 'Nobody wants to leave.',
          on: {
            'leave.ask': [
              {
                guard: { type: 'isHarmless', params: ({ event }) => event },
                actions: { type: 'takeLeave', params: ({ event }) => event },
              },
              { target: 'asked', actions: { type: 'keepLeave', params: ({ event }) => event } },
            ],
          },
        },
        asked: {
          description:
            'Stay, or leave and lose what is named. Once nothing would be lost, nobody is asked any more.',
          entry: 'closeBell',
          on: {
            'work.end': {
              guard: { type: 'isHarmlessWithout', params: ({ event }) => event },
              target: 'none',
            },
            'path.change': { guard: { type: 'isHarmlessAt', params: ({ event }) => event }, target: 'none' },
            'leave.ask': [
              {
                guard: { type: 'isHarmless', params: ({ event }) => event },
                target: 'none',
                actions: { type: 'takeLeave', params: ({ event }) => event },
              },
              { actions: { type: 'keepLeave', params: ({ event }) => event } },
            ],
            'leave.confirm': {
              target: 'none',
              actions: ['forgetLost', { type: 'takeLeave', params: ({ context: { leave } }) => ({ leave }) }],
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
