import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import {
  selectDrawerState,
  selectIsCollapsed,
  selectIsGroupOpen,
} from '#machines/drawer/drawer.selectors.ts';

function startDrawer(viewportWidth = 1440, path = '/') {
  const drawer = createActor(drawerMachine, { input: { viewportWidth, path } }).start();
  const state = () => selectDrawerState(drawer.getSnapshot());
  const isAdminOpen = () => selectIsGroupOpen('admin')(drawer.getSnapshot());
  return { drawer, state, isAdminOpen };
}

describe('the side drawer', () => {
  it('LAYOUT-1: the menu button collapses and expands it', () => {
    const { drawer, state } = startDrawer();
    expect(state()).toBe('expanded');
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    expect(state()).toBe('collapsed');
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    expect(state()).toBe('expanded');
  });

  it('LAYOUT-5: collapsed, it opens while the pointer is over it, and closes when the pointer leaves', () => {
    const { drawer, state } = startDrawer();
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    drawer.send({ type: 'drawer.enter' });
    expect(state()).toBe('peeking');
    expect(selectIsCollapsed(drawer.getSnapshot())).toBe(false);
    drawer.send({ type: 'drawer.leave' });
    expect(state()).toBe('collapsed');
    expect(selectIsCollapsed(drawer.getSnapshot())).toBe(true);
  });

  it('LAYOUT-5: an open drawer does not close when the pointer leaves it', () => {
    const { drawer, state } = startDrawer();
    drawer.send({ type: 'drawer.enter' });
    drawer.send({ type: 'drawer.leave' });
    expect(state()).toBe('expanded');
  });

  it('LAYOUT-5: a click on the content collapses it below a width of 1024 px, and not from 1024 px on', () => {
    const { drawer, state } = startDrawer();
    drawer.send({ type: 'content.click', viewportWidth: 1024 });
    expect(state()).toBe('expanded');
    drawer.send({ type: 'content.click', viewportWidth: 1023 });
    expect(state()).toBe('collapsed');
    drawer.send({ type: 'drawer.enter' });
    drawer.send({ type: 'content.click', viewportWidth: 1024 });
    expect(state()).toBe('peeking');
    drawer.send({ type: 'content.click', viewportWidth: 1023 });
    expect(state()).toBe('collapsed');
  });

  it('begins out of the way in a narrow window, and the menu button pins it open from a peek', () => {
    const { drawer, state } = startDrawer(1023);
    expect(state()).toBe('collapsed');
    drawer.send({ type: 'drawer.enter' });
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    expect(state()).toBe('expanded');
    expect(startDrawer(1024).state()).toBe('expanded');
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    drawer.send({ type: 'drawer.toggle', viewportWidth: 1440 });
    expect(state()).toBe('expanded');
  });

  it('LAYOUT-1: begins collapsed for somebody who left it so', () => {
    const input = { viewportWidth: 1440, path: '/', prefersCollapsed: true };
    expect(selectDrawerState(createActor(drawerMachine, { input }).start().getSnapshot())).toBe('collapsed');
  });

  it('LAYOUT-4: the Admin group expands when one of its items is selected, and folds by hand', () => {
    const { drawer, isAdminOpen } = startDrawer();
    expect(isAdminOpen()).toBe(false);
    drawer.send({ type: 'path.change', path: '/search-patients' });
    expect(isAdminOpen()).toBe(false);
    drawer.send({ type: 'path.change', path: '/edit-plan-fee' });
    expect(isAdminOpen()).toBe(true);
    drawer.send({ type: 'group.toggle', group: 'admin' });
    expect(isAdminOpen()).toBe(false);
    drawer.send({ type: 'group.toggle', group: 'admin' });
    drawer.send({ type: 'path.change', path: '/goal-settings' });
    expect(isAdminOpen()).toBe(true);
    expect(startDrawer(1440, '/revenue-management').isAdminOpen()).toBe(true);
  });
});
