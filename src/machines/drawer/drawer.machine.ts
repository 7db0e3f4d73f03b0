import { assign, sendTo, setup } from 'xstate';
import { foldingGroupAt, NARROW_VIEWPORT_PX } from '#domain/navigation/drawer.ts';
import type { Appearance } from '#domain/session/appearance.ts';
import { stream } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import { actorIn } from '../system.ts';

export type DrawerEvent =
  | { type: 'drawer.toggle'; viewportWidth: number }
  | { type: 'drawer.enter' }
  | { type: 'drawer.leave' }
  | { type: 'content.click'; viewportWidth: number }
  | { type: 'group.toggle'; group: string }
  | { type: 'path.change'; path: string };

export interface DrawerInput {
  viewportWidth: number;
  path: string;
  prefersCollapsed?: boolean;
}

export interface DrawerContext {
  startsCollapsed: boolean;
  openGroups: readonly string[];
}

/** Only a choice in a wide window is stored: in a narrow one the drawer always starts collapsed. */
const toggledTo = <State extends Appearance['drawer']>(state: State) =>
  [
    {
      guard: { type: 'isNarrow', params: ({ event }: { event: { viewportWidth: number } }) => event },
      target: state,
    },
    { target: state, actions: { type: 'storeChoice', params: { drawer: state } } },
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
  },
  guards: {
    startsCollapsed: ({ context }) => context.startsCollapsed,
    isNarrow: (_, { viewportWidth }: { viewportWidth: number }) => viewportWidth < NARROW_VIEWPORT_PX,
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
      startsCollapsed: input.viewportWidth < NARROW_VIEWPORT_PX || input.prefersCollapsed === true,
      openGroups: group === undefined ? [] : [group],
    };
  },
  invoke: { id: 'watchPath', src: 'watchPath' },
  on: {
    'group.toggle': { actions: { type: 'toggleGroup', params: ({ event }) => event } },
    'path.change': { actions: { type: 'openGroupOfPath', params: ({ event }) => event } },
  },
  initial: 'checkingWidth',
  states: {
    checkingWidth: {
      description: 'A narrow window starts collapsed, and so does a user who collapsed the drawer before.',
      always: [{ guard: 'startsCollapsed', target: 'collapsed' }, { target: 'expanded' }],
    },
    expanded: {
      description: 'The drawer is open beside the content.',
      on: {
        'drawer.toggle': toggledTo('collapsed'),
        'content.click': {
          guard: { type: 'isNarrow', params: ({ event }) => event },
          target: 'collapsed',
        },
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
        'content.click': {
          guard: { type: 'isNarrow', params: ({ event }) => event },
          target: 'collapsed',
        },
      },
    },
  },
});
