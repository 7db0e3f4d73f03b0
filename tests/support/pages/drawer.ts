import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { NARROW_VIEWPORT_PX } from '#domain/navigation/drawer.ts';
import type { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readDrawer } from './views.ts';

export const drawerPage = pageModel({
  model: drawerModel,
  scenes: {
    'a wide window': {
      input: { viewportWidth: 1440, path: '/' },
      can: ({ value }, { event }) => {
        if (event.type === 'content.click')
          return event['viewportWidth'] >= NARROW_VIEWPORT_PX && value !== 'peeking';
        return event.type !== 'group.toggle' || value !== 'collapsed';
      },
    },
    'a narrow window': {
      input: { viewportWidth: 390, path: '/goal-settings' },
      can: ({ value }, { event }) => {
        if (event.type === 'drawer.enter' || event.type === 'drawer.leave') return false;
        if (event.type === 'path.change') return value === 'collapsed';
        if (event.type === 'content.click' && event['viewportWidth'] >= NARROW_VIEWPORT_PX) return false;
        return event.type === 'drawer.toggle' || value === 'expanded';
      },
    },
  },
  notOnPage: [
    {
      transition: 'drawer.peeking|content.click|0',
      why: 'a pointer that clicks the content has left the drawer, and a narrow window hides it: it peeks no more',
    },
  ],
});

export interface DrawerSet {
  open(scene: { width: number; path: string }): Promise<void>;
  /** What Back, Forward or a link in the content does. */
  goTo(path: string): Promise<void>;
}

const SCENES: Record<string, { width: number; path: string }> = {
  'a wide window': { width: 1440, path: '/' },
  'a narrow window': { width: 390, path: '/goal-settings' },
};

export function driveDrawer(adapter: PageAdapter, set: DrawerSet): PageDriver<typeof drawerMachine> {
  let isNarrow = false;
  const sees = (shape: string, isOpen: boolean, openGroups: readonly string[]) =>
    shows(adapter, readDrawer, {
      shape,
      button: shape === 'expanded' ? 'Collapse navigation' : 'Expand navigation',
      showsWords: isOpen,
      isAdminOpen: openGroups.includes('admin'),
    });
  return {
    ...adapter,
    open: async (scene) => {
      const { width, path } = SCENES[scene] ?? { width: 1440, path: '/' };
      isNarrow = width < NARROW_VIEWPORT_PX;
      await set.open({ width, path });
    },
    do: {
      // By the keyboard: a pointer on its way to the button would leave the drawer.
      'drawer.toggle': async () => {
        await adapter.inPage(focusMenu, undefined);
        await adapter.press('Enter');
      },
      'drawer.enter': async () => {
        await adapter.pointAt('main');
        await adapter.pointAt('#drawer');
      },
      'drawer.leave': () => adapter.pointAt('main'),
      'content.click': () => adapter.clickAt('.frame-content'),
      'group.toggle': () => adapter.click('button', 'Admin'),
      'path.change': ({ path }) => set.goTo(path),
    },
    answer: {},
    see: {
      'drawer.expanded': ({ context }) => sees('expanded', true, context.openGroups),
      'drawer.collapsed': ({ context }) => sees('collapsed', false, context.openGroups),
      'drawer.peeking': ({ context }) => sees('peeking', !isNarrow, context.openGroups),
    },
  };
}

function focusMenu(): void {
  document.querySelector<HTMLElement>('.frame-menu')?.focus();
}
