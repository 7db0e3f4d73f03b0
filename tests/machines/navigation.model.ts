import type { SessionView } from '#domain/navigation.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { model } from '#tests/support/model/model.ts';

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
    { path: '/goal-settings', view: unknown, askedFor: null },
    { path: '/', view: goalSetter, askedFor: '/reports' },
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
    'offer.accept': [{}],
    'offer.dismiss': [{}],
  },
  isHome: (snapshot) => snapshot.matches({ page: 'showing', offer: 'none' }),
});
