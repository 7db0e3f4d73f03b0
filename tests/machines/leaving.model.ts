import { model } from '#charts/explore/model.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { selectIsConfirming, selectLost } from '#machines/leaving/leaving.selectors.ts';
import { notification } from '#tests/support/notifications.ts';

export const OWN_PATH = '/fee-management';

export const leavingModel = model({
  machine: leavingMachine,
  inputs: [{ path: OWN_PATH }],
  events: {
    'work.begin': [
      { case: 'on the page', work: { id: 'widget', name: 'Manage Plan Fees', lostWith: 'page' } },
      { case: 'over all pages', work: { id: 'password', name: 'Update password', lostWith: 'portal' } },
    ],
    'work.end': [
      { case: 'on the page', id: 'widget' },
      { case: 'over all pages', id: 'password' },
    ],
    'path.change': [
      { case: 'to another page', path: '/reports' },
      { case: 'back', path: OWN_PATH },
    ],
    'leave.request': [
      { case: 'another practice', leave: { kind: 'practice', practiceId: 'p2' } },
      { case: 'another page', leave: { kind: 'page', path: '/reports' } },
      { case: 'a page by Back', leave: { kind: 'history', path: '/reports', steps: -1 } },
      { case: 'the same page', leave: { kind: 'page', path: OWN_PATH } },
      { case: 'sign out', leave: { kind: 'signOut' } },
    ],
    'leave.take': [
      { case: 'another organization', leave: { kind: 'organization', organizationId: 'o2' } },
      { case: 'a patient', leave: { kind: 'patient', practiceId: 'p1', memberId: '7', path: '/reports' } },
      { case: 'a notification', leave: { kind: 'notification', entry: notification(), path: '/reports' } },
    ],
    'leave.confirm': [{}],
    'leave.refuse': [{}],
  },
  abstraction: (snapshot) => ({
    path: snapshot.context.path,
    leave: selectIsConfirming(snapshot) ? snapshot.context.leave : null,
    unsavedChanges: snapshot.context.unsavedChanges.map(({ id }) => id).sort(),
  }),
  isHome: (snapshot) => snapshot.matches({ work: 'saved', question: 'none' }),
  invariants: {
    'The browser asks before it closes the portal exactly while there are unsaved changes.': (snapshot) =>
      snapshot.matches({ work: 'unsaved' }) === snapshot.context.unsavedChanges.length > 0,
    'SESSION-2: the confirmation names what the user would lose.': (snapshot) =>
      !selectIsConfirming(snapshot) || (snapshot.context.leave !== null && selectLost(snapshot).length > 0),
    'The user is asked only while a form has unsaved changes.': (snapshot) =>
      !selectIsConfirming(snapshot) ||
      selectLost(snapshot).every((work) => snapshot.context.unsavedChanges.includes(work)),
    'No work is listed twice.': ({ context: { unsavedChanges } }) =>
      new Set(unsavedChanges.map(({ id }) => id)).size === unsavedChanges.length,
  },
});
