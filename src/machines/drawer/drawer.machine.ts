import { assign, sendTo, setup } from 'xstate';
import { foldingGroupAt } from '#domain/navigation/drawer.ts';
import type { Appearance } from '#domain/session/appearance.ts';
import { stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';

export type DrawerEvent =
  | { type: 'drawer.toggle' }
  | { type: 'drawer.enter' }
  | { type: 'drawer.leave' }
  | { type: 'content.click' }
  | { type: 'width.change'; isNarrow: boolean }
  | { type: 'group.toggle'; group: string }
  | { type: 'path.change'; path: string };

export interface DrawerInput {
  isNarrow: boolean;
  path: string;
  prefersCollapsed?: boolean;
}

export interface DrawerContext {
  /** The drawer overlays the page (LAYOUT-5). */
  isNarrow: boolean;
  /** The user's choice for a wide window. */
  prefersCollapsed: boolean;
  openGroups: readonly string[];
}

/** Stores a choice only in a wide window. In a narrow window the drawer always starts collapsed. */
const toggledTo = <State extends Appearance['drawer']>(state: State) =>
  [
    { guard: 'isNarrow', target: state },
    {
      target: state,
      actions: [
        { type: 'storePreference', params: { prefersCollapsed: state === 'collapsed' } },
        { type: 'storeChoice', params: { drawer: state } },
      ],
    },
  ] as const;

export const drawerMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as DrawerContext,
    events: {} as DrawerEvent,
    input: {} as DrawerInput,
  },
  actors: {
    watchPath: stream('watchPath'),
    watchWidth: stream('watchWidth'),
  },
  guards: {
    startsCollapsed: ({ context }) => context.isNarrow || context.prefersCollapsed,
    isNarrow: ({ context }) => context.isNarrow,
    isOtherWidth: ({ context }, { isNarrow }: { isNarrow: boolean }) => isNarrow !== context.isNarrow,
  },
  actions: {
    toggleGroup: assign({
      openGroups: ({ context }, { group }: { group: string }) =>
        context.openGroups.includes(group)
          ? context.openGroups.filter((name) => name !== group)
          : [...context.openGroups, group],
    }),
    openGroupOfPath: assign({
      openGroups: ({ context }, { path }: { path: string }) => {
        const group = foldingGroupAt(path);
        return group === undefined || context.openGroups.includes(group)
          ? context.openGroups
          : [...context.openGroups, group];
      },
    }),
    storeWidth: assign((_, { isNarrow }: { isNarrow: boolean }) => ({ isNarrow })),
    storePreference: assign((_, { prefersCollapsed }: { prefersCollapsed: boolean }) => ({
      prefersCollapsed,
    })),
    storeChoice: sendTo(actorIn('appearance'), (_, change: Pick<Appearance, 'drawer'>) => ({
      type: 'appearance.choose' as const,
      change,
    })),
  },
}).createMachine({
  id: 'drawer',
  description: 'The side drawer is expanded, collapsed, or open while the pointer is over it.',
  meta: { requirements: ['LAYOUT-1', 'LAYOUT-4', 'LAYOUT-5'] },
  context: ({ input }) => {
    const group = foldingGroupAt(input.path);
    return {
      isNarrow: input.isNarrow,
      prefersCollapsed: input.prefersCollapsed === true,
      openGroups: group === undefined ? [] : [group],
    };
  },
  invoke: [
    { id: 'watchPath', src: 'watchPath' },
    { id: 'watchWidth', src: 'watchWidth' },
  ],
  on: {
    'width.change': {
      guard: { type: 'isOtherWidth', params: ({ event }) => event },
      target: '.checkingWidth',
      actions: { type: 'storeWidth', params: ({ event }) => event },
    },
    'group.toggle': { actions: { type: 'toggleGroup', params: ({ event }) => event } },
    'path.change': { actions: { type: 'openGroupOfPath', params: ({ event }) => event } },
  },
  initial: 'checkingWidth',
  states: {
    checkingWidth: {
      description: 'In a narrow window the drawer starts collapsed, and in a wide one as the user left it.',
      always: [{ guard: 'startsCollapsed', target: 'collapsed' }, { target: 'expanded' }],
    },
    expanded: {
      description: 'The drawer is open beside the content.',
      on: {
        'drawer.toggle': toggledTo('collapsed'),
        'content.click': { guard: 'isNarrow', target: 'collapsed' },
      },
    },
    collapsed: {
      description: 'Only the icons are visible.',
      on: { 'drawer.toggle': toggledTo('expanded'), 'drawer.enter': 'peeking' },
    },
    peeking: {
      description: 'Open over the content while the pointer or the focus is inside.',
      on: {
        'drawer.leave': 'collapsed',
        'drawer.toggle': toggledTo('expanded'),
        'content.click': { guard: 'isNarrow', target: 'collapsed' },
      },
    },
  },
});
