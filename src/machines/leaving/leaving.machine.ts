import { assign, not, raise, sendTo, setup } from 'xstate';
import { type Leave, lostBy, type UnsavedWork } from '#domain/navigation/leaving.ts';
import { effect, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { LeaveParams, LeavingContext, LeavingEvent } from './leaving.types.ts';

type Kind = Leave['kind'];
type LeaveOf<Of extends Kind> = Extract<Leave, { kind: Of }>;

const isOfKind = (kind: Kind) =>
  ({
    type: 'isOfKind',
    params: ({ event: { leave } }: { event: LeaveParams }) => ({ leave, kind }),
  }) as const;

/** For an action of a transition whose guard is `isOfKind`. */
const leaveOf =
  <Of extends Kind>(_kind: Of) =>
  ({ event: { leave } }: { event: LeaveParams }) =>
    leave as LeaveOf<Of>;

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
    isHarmless: ({ context }, { leave }: LeaveParams) => lost(context, leave).length === 0,
    isHarmlessWithout: ({ context }, { id }: { id: string }) =>
      lost({ ...context, unsavedChanges: without(context.unsavedChanges, id) }, context.leave).length === 0,
    isHarmlessAt: ({ context }, { path }: { path: string }) =>
      lost({ ...context, path }, context.leave).length === 0,
    hasUnsavedChanges: ({ context }) => context.unsavedChanges.length > 0,
    isOfKind: (_, { leave, kind }: LeaveParams & { kind: Kind }) => leave.kind === kind,
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
    storeLeave: assign(({ context }, { leave }: LeaveParams) => ({ leave, lost: lost(context, leave) })),
    clearLost: assign({
      unsavedChanges: ({ context }) => {
        const gone = lost(context, context.leave);
        return context.unsavedChanges.filter((change) => !gone.includes(change));
      },
    }),
    takeLeave: raise((_, { leave }: LeaveParams) => ({ type: 'leave.take' as const, leave })),
    selectOrganization: sendTo(actorIn('session'), (_, { organizationId }: LeaveOf<'organization'>) => ({
      type: 'organization.select' as const,
      organizationId,
    })),
    selectPractice: sendTo(actorIn('session'), (_, { practiceId }: LeaveOf<'practice'>) => ({
      type: 'practice.select' as const,
      practiceId,
    })),
    selectPatient: sendTo(actorIn('session'), (_, { practiceId, memberId }: LeaveOf<'patient'>) => ({
      type: 'practice.select' as const,
      practiceId,
      memberId,
    })),
    openPage: sendTo(actorIn('navigation'), (_, { path }: LeaveOf<'page' | 'patient'>) => ({
      type: 'page.open' as const,
      path,
    })),
    openEntry: sendTo(actorIn('notifications'), (_, { entry, path }: LeaveOf<'notification'>) => ({
      type: 'entry.open' as const,
      entry,
      path,
    })),
    signOut: sendTo(actorIn('session'), { type: 'session.signOut' }),
    traverseHistory: effect<LeaveOf<'history'>>('traverseHistory'),
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
      on: {
        'leave.take': [
          {
            guard: isOfKind('organization'),
            actions: { type: 'selectOrganization', params: leaveOf('organization') },
          },
          { guard: isOfKind('practice'), actions: { type: 'selectPractice', params: leaveOf('practice') } },
          {
            guard: isOfKind('patient'),
            actions: [
              { type: 'selectPatient', params: leaveOf('patient') },
              { type: 'openPage', params: leaveOf('patient') },
            ],
          },
          { guard: isOfKind('page'), actions: { type: 'openPage', params: leaveOf('page') } },
          { guard: isOfKind('history'), actions: { type: 'traverseHistory', params: leaveOf('history') } },
          {
            guard: isOfKind('notification'),
            actions: { type: 'openEntry', params: leaveOf('notification') },
          },
          { actions: 'signOut' },
        ],
      },
      initial: 'none',
      states: {
        none: {
          description: 'No confirmation is open.',
          on: {
            'leave.request': [
              {
                guard: { type: 'isHarmless', params: ({ event }) => event },
                actions: { type: 'takeLeave', params: ({ event }) => event },
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
                actions: { type: 'takeLeave', params: ({ event }) => event },
              },
              { actions: { type: 'storeLeave', params: ({ event }) => event } },
            ],
            'leave.confirm': {
              target: 'none',
              actions: [
                'clearLost',
                { type: 'takeLeave', params: ({ context }) => ({ leave: chosenLeave(context) }) },
              ],
            },
            'leave.refuse': 'none',
          },
        },
      },
    },
  },
});

/** @throws if the user was not asked about any, so that nothing is lost */
function chosenLeave({ leave }: LeavingContext): Leave {
  if (leave === null) throw new Error('No leave has been requested');
  return leave;
}

function lost({ unsavedChanges, path }: LeavingContext, leave: Leave | null): readonly UnsavedWork[] {
  return leave === null ? [] : lostBy(leave, unsavedChanges, path);
}

const without = (changes: readonly UnsavedWork[], id: string) => changes.filter((change) => change.id !== id);
