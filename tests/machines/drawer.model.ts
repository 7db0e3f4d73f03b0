import { model } from '#charts/explore/model.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';

export const drawerModel = model({
  machine: drawerMachine,
  inputs: [
    { isNarrow: false, path: '/' },
    { isNarrow: true, path: '/goal-settings' },
    { isNarrow: false, path: '/', prefersCollapsed: true },
  ],
  events: {
    'drawer.toggle': [{}],
    'drawer.enter': [{}],
    'drawer.leave': [{}],
    'content.click': [{}],
    'width.change': [
      { case: 'narrow', isNarrow: true },
      { case: 'wide', isNarrow: false },
    ],
    'group.toggle': [{ group: 'admin' }],
    'path.change': [
      { case: 'an admin page', path: '/edit-plan-fee' },
      { case: 'another page', path: '/search-patients' },
    ],
  },
  isHome: (snapshot) => snapshot.matches('expanded'),
  whyHome:
    'A narrow window, or a drawer that was left so, starts collapsed; every drawer can be opened again.',
  invariants: {
    'The drawer is always open, collapsed, or open for a moment.': (snapshot) =>
      !snapshot.matches('checkingWidth'),
    'LAYOUT-5.3: in a wide window the drawer is as the user left it.': (snapshot) =>
      snapshot.context.isNarrow || snapshot.matches('expanded') === !snapshot.context.prefersCollapsed,
    'LAYOUT-4: no group is open twice.': ({ context: { openGroups } }) =>
      new Set(openGroups).size === openGroups.length,
    'LAYOUT-3: only the Admin group folds.': ({ context: { openGroups } }) =>
      openGroups.every((group) => group === 'admin'),
  },
});
