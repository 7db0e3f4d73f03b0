import { model } from '#charts/explore/model.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';

export const drawerModel = model({
  machine: drawerMachine,
  inputs: [
    { viewportWidth: 1440, path: '/' },
    { viewportWidth: 390, path: '/goal-settings' },
    { viewportWidth: 1440, path: '/', prefersCollapsed: true },
  ],
  events: {
    'drawer.toggle': [
      { case: 'narrow', viewportWidth: 1023 },
      { case: 'wide', viewportWidth: 1024 },
    ],
    'drawer.enter': [{}],
    'drawer.leave': [{}],
    'content.click': [
      { case: 'narrow', viewportWidth: 1023 },
      { case: 'wide', viewportWidth: 1024 },
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
    'LAYOUT-4: no group is open twice.': ({ context: { openGroups } }) =>
      new Set(openGroups).size === openGroups.length,
    'LAYOUT-3: only the Admin group folds.': ({ context: { openGroups } }) =>
      openGroups.every((group) => group === 'admin'),
  },
});
