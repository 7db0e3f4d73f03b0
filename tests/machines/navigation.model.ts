import { model } from '#charts/explore/model.ts';
import type { SessionView } from '#domain/navigation/navigation.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';

const unknown: SessionView = { phase: 'unknown', rights: null, hasMember: null };
const signedOut: SessionView = { phase: 'signedOut', rights: null, hasMember: null };
const loading: SessionView = { phase: 'signedIn', rights: null, hasMember: null };
const frontDesk: SessionView = {
  phase: 'signedIn',
  rights: { roles: [{ name: 'ViewerGeneral' }], permissions: [] },
  hasMember: false,
};
const goalSetter: SessionView = {
  phase: 'signedIn',
  rights: { roles: [{ name: 'AdministratorGoalSettings' }], permissions: [] },
  hasMember: true,
};

export const navigationModel = model({
  machine: navigationMachine,
  inputs: [
    { path: '/goal-settings', query: '', view: unknown, requestedPath: null },
    { path: '/', query: '', view: goalSetter, requestedPath: '/reports' },
    {
      path: '/',
      query: '',
      view: frontDesk,
      requestedPath: '/view-patient/overview?practice=1&member=10000114',
    },
  ],
  events: {
    'path.change': [
      { case: 'dashboard', path: '/' },
      { case: 'login', path: '/login' },
      { case: 'an admin page', path: '/goal-settings' },
      { case: 'a patient page', path: '/view-patient/overview' },
      { case: 'a short form', path: '/view-patient' },
      { case: 'an unknown path', path: '/nowhere' },
    ],
    'session.change': [
      { case: 'unknown', view: unknown },
      { case: 'signed out', view: signedOut },
      { case: 'user not loaded', view: loading },
      { case: 'front desk', view: frontDesk },
      { case: 'goal setter with a member', view: goalSetter },
    ],
    'page.open': [{ path: '/reports' }],
    'offer.accept': [{}],
    'offer.dismiss': [{}],
    'refusal.dismiss': [{}],
  },
  isHome: (snapshot) => snapshot.matches({ page: 'showing', notice: 'none' }),
  whyHome: 'It starts before storage is read, and rests on a page without a notice.',
  invariants: {
    'ROUTE-5: no page is decided until storage has been read.': (snapshot) =>
      snapshot.matches({ page: 'waiting' }) === (snapshot.context.view.phase === 'unknown'),
    'ROUTE-5, ROUTE-6: a signed-out user sees the login page, and a signed-in user another page.': (
      snapshot,
    ) =>
      !snapshot.matches({ page: 'showing' }) ||
      (snapshot.context.path === '/login') === (snapshot.context.view.phase === 'signedOut'),
    'ROUTE-7: only pages that exist, by their full path, are shown.': (snapshot) =>
      !snapshot.matches({ page: 'showing' }) ||
      !['/nowhere', '/view-patient'].includes(snapshot.context.path),
    'ROUTE-8: no page of a patient is shown without a selected member.': ({ context: { path, view } }) =>
      view.hasMember !== false || !path.startsWith('/view-patient/'),
    'PERM-6: an admin page is shown only to users with the right to it.': ({ context: { path, view } }) =>
      path !== '/goal-settings' || view.rights?.roles.length !== 1 || view.rights === goalSetter.rights,
    'LOGIN-9: only the dashboard offers the requested page.': (snapshot) =>
      !snapshot.matches({ notice: 'offered' }) ||
      (snapshot.context.path === '/' && snapshot.context.requestedPath !== null),
    'ROUTE-7, PERM-6: only the dashboard explains why another page did not open.': (snapshot) =>
      !snapshot.matches({ notice: 'refused' }) ||
      (snapshot.context.path === '/' && snapshot.context.refusedPath !== null),
  },
});
