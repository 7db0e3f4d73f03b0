import { model } from '#charts/explore/model.ts';
import { selectedPractice } from '#domain/session/selection.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { staffUser } from '#tests/support/staff-user.ts';

const ann = staffUser({ id: 'ann' });
const unassigned = staffUser({ id: 'ann', organizations: [] });
const broken = { error: { status: 507, reason: 'Storage', message: 'The browser storage is full.' } };
const offline = { error: { status: 500, reason: 'Unreachable', message: 'No answer' } };

export const sessionModel = model({
  machine: sessionMachine,
  inputs: [undefined],
  events: {
    'organization.select': [
      { case: 'own', organizationId: 'o2' },
      { case: 'foreign', organizationId: 'o9' },
    ],
    'practice.select': [
      { case: 'own', practiceId: 'p2' },
      { case: 'own, with a member', practiceId: 'p2', memberId: 'm1' },
      { case: 'foreign', practiceId: 'p9' },
    ],
    'user.update': [
      { case: 'the same', user: { ...ann, firstName: 'Ann Other' } },
      { case: 'without a practice', user: unassigned },
      { case: 'another', user: staffUser({ id: 'bob' }) },
    ],
    'user.reload': [{}],
    'session.signOut': [{}],
    'token.refused': [{}],
    'session.retry': [{}],
    'session.endedElsewhere': [{}],
    'session.startedElsewhere': [
      { case: 'same user', userId: 'ann' },
      { case: 'another user', userId: 'bob' },
    ],
  },
  outcomes: {
    restoreSession: {
      'signed in': { output: { kind: 'signedIn' } },
      'no user signed in': { output: { kind: 'signedOut', reason: 'absent' } },
      unreadable: { output: { kind: 'signedOut', reason: 'unreadable' } },
      'no encryption': { output: { kind: 'unsupported', why: 'noWebCrypto' } },
      breaks: broken,
    },
    login: {
      'same user': { output: { userId: 'ann' } },
      'another user': { output: { userId: 'bob' } },
      breaks: { error: new Error('a defect') },
    },
    storeToken: { stored: { output: undefined }, 'storage full': broken },
    loadUser: {
      loaded: { output: { user: ann, stored: null } },
      'stored choice': {
        output: { user: ann, stored: { organizationId: 'o1', practiceId: 'p2', memberId: 'm1' } },
      },
      'no practice': { output: { user: unassigned, stored: null } },
      offline,
      'server error': { error: { status: 500, reason: 'Internal Server Error', message: 'Broken' } },
    },
    reloadUser: {
      loaded: { output: ann },
      'no practice': { output: unassigned },
      offline,
    },
    saveSelection: { saved: { output: undefined }, 'storage full': broken },
    refreshToken: {
      refreshed: { output: { kind: 'refreshed' } },
      refused: { output: { kind: 'refused' } },
      unreachable: { output: { kind: 'unreachable' } },
      breaks: broken,
    },
    endSession: { ended: { output: undefined }, 'not erased': broken },
    eraseSession: { erased: { output: undefined }, 'not erased': broken },
  },
  isHome: (snapshot) =>
    snapshot.matches('signedOut') || snapshot.matches({ signedIn: { profile: 'ready', access: 'valid' } }),
  whyHome: 'It starts by reading storage, and rests while the user works or no user is signed in.',
  invariants: {
    'SESSION-1: a user who works has selected one of their organizations and practices.': (snapshot) => {
      const { user, selection } = snapshot.context;
      if (!snapshot.matches({ signedIn: { profile: 'ready' } })) return true;
      return user !== null && selection !== null && selectedPractice(user, selection) !== undefined;
    },
    'SESSION-5: no user data stays in memory without a signed-in user.': (snapshot) =>
      snapshot.matches('signedIn') || (snapshot.context.user === null && snapshot.context.selection === null),
    'SESSION-4: patient data is hidden exactly while the same user has to sign in again.': (snapshot) =>
      snapshot.hasTag('hidesPatientData') === snapshot.matches({ signedIn: { access: 'ended' } }) &&
      (!snapshot.hasTag('hidesPatientData') || snapshot.context.user !== null),
    'SESSION-3: a page that can’t store a session shows what the browser lacks.': (snapshot) =>
      snapshot.matches('unsupported') === (snapshot.context.obstacle !== null),
    'LOGIN-8: a notice is shown on the login page, or stored until the page opens.': (snapshot) =>
      snapshot.context.notice === null ||
      ['signedOut', 'erasing', 'eraseFailed', 'reloading'].includes(String(snapshot.value)),
    'LOGIN-6: the page is reloaded only when another user begins.': (snapshot) =>
      (snapshot.status === 'done') === (snapshot.matches('reloading') || snapshot.matches('unsupported')),
  },
});
