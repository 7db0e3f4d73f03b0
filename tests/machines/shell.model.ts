import { model } from '#charts/explore/model.ts';
import type { Practice } from '#domain/access/staff.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { ShellSession } from '#machines/shell/shell.types.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';

const practice = (id: string, name: string): Practice => ({
  id,
  name,
  phone: '',
  goal: 0,
  state: 'OH',
  timeZone: 'UTC',
});
const inPractice = (id: string, name: string): ShellSession => ({
  userId: 'u1',
  practice: practice(id, name),
  bell: { organizationId: 'o1', practiceId: id, timeZone: 'UTC', managesPayments: true },
  isHidden: false,
});
export const WILLOW = inPractice('p1', 'Willow Street');
export const BIRCH = inPractice('p2', 'Birch Lane');
export const HIDDEN: ShellSession = { ...WILLOW, bell: null, isHidden: true };
export const UNASSIGNED: ShellSession = { userId: 'u1', practice: null, bell: null, isHidden: false };
export const SIGNED_OUT: ShellSession = { userId: null, practice: null, bell: null, isHidden: false };

export const SHELL_INPUT = {
  path: '/',
  isNarrow: false,
  prefersCollapsed: false,
  seen: { watched: [], acted: [] },
  lastPractice: null,
};

const ACTORS = [
  'commandMenu',
  'drawer',
  'leaving',
  'menuHint',
  'appearance',
  'notifications',
  'password',
  'profile',
  'sessionEnd',
  'shortcuts',
  'support',
];

export const shellModel = model({
  machine: shellMachine,
  inputs: [SHELL_INPUT, { ...SHELL_INPUT, lastPractice: 'u1/p2' }],
  events: {
    'session.change': [
      { case: 'a practice', session: WILLOW },
      { case: 'another practice', session: BIRCH },
      { case: 'the session has ended', session: HIDDEN },
      { case: 'no practice', session: UNASSIGNED },
      { case: 'no user', session: SIGNED_OUT },
    ],
    'command.take': [
      { case: 'menu', act: { kind: 'menu' } },
      { case: 'search box', act: { kind: 'searchBox' } },
      { case: 'sheet', act: { kind: 'sheet' } },
      { case: 'profile', act: { kind: 'open', what: 'profile' } },
      { case: 'password', act: { kind: 'open', what: 'password' } },
      { case: 'support', act: { kind: 'open', what: 'support' } },
      { case: 'notifications', act: { kind: 'open', what: 'notifications' } },
      { case: 'appearance', act: { kind: 'appearance', change: { scheme: 'dark' } } },
      { case: 'another page', act: { kind: 'page', path: '/reports' } },
      { case: 'a patient', act: { kind: 'patient', practiceId: 'p1', memberId: '7' } },
    ],
    'widget.open': [
      { logic: widgetHostMachine, input: { address: '', session: null, page: 'feeManagement' } },
    ],
    'widget.close': [{}],
  },
  outcomes: Object.fromEntries(
    [...ACTORS, 'widgetHost'].map((id) => [id, { defect: { error: new Error('A defect') } }]),
  ),
  abstraction: ({ context, children }) => [context, 'widgetHost' in children],
  /** A defect does not affect the other actors, so testing one at a time is enough. A widget opens only in `atWork`. */
  isWorthTaking: (snapshot, { kind, event }) =>
    kind === 'outcome'
      ? snapshot.context.failure === null
      : event.type !== 'widget.open' || snapshot.matches('atWork'),
  isHome: (snapshot) => snapshot.matches('atWork') || snapshot.matches('unknown'),
  invariants: {
    'SESSION-1: staff work exactly in the practice that is shown.': (snapshot) => {
      const { practice: current, isHidden } = snapshot.context.session;
      return snapshot.matches('atWork') === (current !== null && !isHidden);
    },
    'SESSION-4: patient data is hidden exactly while the session has ended.': (snapshot) =>
      snapshot.matches('hidden') === snapshot.context.session.isHidden,
    'SESSION-2: the last practice is the one in which the user works.': (snapshot) =>
      !snapshot.matches('atWork') ||
      snapshot.context.lastPractice === `u1/${snapshot.context.session.practice?.id}`,
  },
});
