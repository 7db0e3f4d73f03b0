import { model } from '#charts/explore/model.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import { staffUser } from '#tests/support/staff-user.ts';

const user = staffUser();
export const inPractice = (id: string): SessionScope => ({
  organization: { id: 'o1', state: 'OH' },
  practice: { id, state: 'OH' },
  user,
});
const NEW_USER: SessionScope = { ...inPractice('p1'), user: staffUser({ id: 'u2' }) };
const NEW_ORGANIZATION: SessionScope = { ...inPractice('p1'), organization: { id: 'o2', state: 'CA' } };
export const WIDGET = '/widgets/fees.js';

export const widgetHostModel = model({
  machine: widgetHostMachine,
  inputs: [
    { address: WIDGET, session: inPractice('p1'), page: 'feeManagement' },
    { address: WIDGET, session: null, page: 'feeManagement' },
    { address: '', session: inPractice('p1'), page: 'feeManagement' },
  ],
  events: {
    'session.change': [
      { case: 'practice p1', session: inPractice('p1') },
      { case: 'practice p2', session: inPractice('p2') },
      { case: 'another organization', session: NEW_ORGANIZATION },
      { case: 'another user', session: NEW_USER },
      { case: 'no user', session: null },
    ],
    'widget.ready': [{}],
    'widget.title': [{ title: 'Edit plan fee' }],
    'widget.subject': [{ subject: 'AM 10000001' }],
    'widget.navigate': [{ path: '/reports' }],
    'widget.follow': [{}],
    'page.change': [
      { case: 'to the form', page: 'editPlanFee' },
      { case: 'to the list', page: 'feeManagement' },
    ],
    'work.begin': [{}],
    'work.end': [{}],
    'widget.fail': [{ error: new Error('The widget threw.') }],
    'widget.retry': [{}],
  },
  outcomes: {
    loadWidget: {
      loaded: { output: undefined },
      missing: { error: new Error('There is no such module.') },
    },
  },
  isHome: (snapshot) => snapshot.matches('unconfigured') || snapshot.matches({ hosting: { shown: 'saved' } }),
  whyHome:
    'A page that another component provides starts by loading, and rests where nothing of it is unsaved.',
  invariants: {
    'WIDGET-4: without an address nothing is loaded.': ({ context, value }) =>
      (context.address === '') === (value === 'unconfigured'),
    'WIDGET-3: nothing is loaded and no widget is shown before organization, practice and user are all present.':
      (snapshot) => !snapshot.matches('hosting') || snapshot.context.session !== null,
    'WIDGET-2: a widget is on the page exactly while it is shown.': (snapshot) =>
      'showWidget' in snapshot.children === snapshot.matches({ hosting: 'shown' }),
    'WIDGET-5: the problem is shown exactly while it prevents the widget.': (snapshot) => {
      const { problem, failure } = snapshot.context;
      const isTold = problem !== null && failure !== null;
      const isSilent = problem === null && failure === null;
      if (snapshot.matches({ hosting: 'failed' })) return isTold;
      return snapshot.matches('waiting') || isSilent;
    },
    'WIDGET-5: a late widget is distinguished from one that failed or could not be loaded.': ({
      context: { problem, failure },
    }) => (problem === 'late') === (failure?.message === 'It took too long to respond.'),
    'A widget follows page changes only while it is shown.': (snapshot) =>
      !snapshot.context.isFollowing || snapshot.matches({ hosting: 'shown' }),
    'A widget’s title lasts no longer than the widget.': (snapshot) =>
      snapshot.context.title === null || snapshot.matches({ hosting: 'shown' }),
  },
});
