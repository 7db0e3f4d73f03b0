import { model } from '#charts/explore/model.ts';
import { navigationBlockerMachine } from '#machines/navigation-blocker/navigation-blocker.machine.ts';
import { selectIsBlocked } from '#machines/navigation-blocker/navigation-blocker.selectors.ts';

const HERE = '/fee-management';
const HARMLESS = { path: '/reports', isHarmless: true };
const HARMFUL = { path: '/goal-settings', isHarmless: false };

export const navigationBlockerModel = model({
  machine: navigationBlockerMachine,
  inputs: [{ index: 1, path: HERE }],
  events: {
    'entry.reach': [
      { case: 'the current entry', index: 1, ...HARMFUL },
      { case: 'the entry before', index: 0, ...HARMLESS },
      { case: 'the entry before, with unsaved work', index: 0, ...HARMFUL },
      { case: 'two entries ahead, with unsaved work', index: 3, ...HARMFUL },
      { case: 'a fragment link on the same page', index: null, path: HERE, isHarmless: true },
      { case: 'an entry without a number', index: null, ...HARMLESS },
      { case: 'an entry without a number, with unsaved work', index: null, ...HARMFUL },
    ],
    'entry.push': [{ path: HERE }],
    'entry.replace': [{ path: HERE }],
    'link.click': [
      { case: 'harmless', ...HARMLESS },
      { case: 'with unsaved work', ...HARMFUL },
    ],
  },
  /** Two entries in each direction cover everything. */
  isWorthTaking: ({ context }, { event }) => {
    if (event.type === 'entry.push') return context.index < 2;
    return event['index'] !== null || (context.index > 0 && context.index < 2);
  },
  isHome: (snapshot) => snapshot.matches('followed'),
  invariants: {
    'SESSION-2: the page never changes to one on which unsaved work would be lost.': ({ context }) =>
      context.path !== HARMFUL.path,
    'SESSION-2: other listeners are notified of every navigation that may be followed, and of no other.': (
      snapshot,
    ) => selectIsBlocked(snapshot) !== snapshot.matches('followed'),
  },
});
