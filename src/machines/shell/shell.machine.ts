import { switchedToast } from '#domain/access/practice-switch.ts';
import type { CommandAct, LeavingAct } from '#domain/navigation/command-act.ts';
import { LOG_FAILURE } from '../shared/failure.ts';
import { onChildError } from '../shared/start-child.ts';
import { type Act, type Opened, shellSetup } from './shell.setup.ts';
import type { ShellSession } from './shell.types.ts';

interface CommandTaken {
  event: { act: Act };
}

const NO_SESSION: ShellSession = { userId: null, practice: null, bell: null, isHidden: false };

const onError = { actions: LOG_FAILURE };

const isOfKind = (kind: Act['kind']) =>
  ({ type: 'isOfKind', params: ({ event: { act } }: CommandTaken) => ({ act, kind }) }) as const;
const isOpening = (what: Opened) =>
  ({ type: 'isOpening', params: ({ event: { act } }: CommandTaken) => ({ act, what }) }) as const;

const stopForUser = ['closeBell', 'closeMenu'] as const;

export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  description: 'The root of the actors around a signed-in page. A change of user or practice restarts them.',
  meta: { requirements: ['SESSION-1', 'SESSION-4', 'BELL-1', 'LAYOUT-1'] },
  context: ({ input }) => ({ ...input, session: NO_SESSION, failure: null }),
  invoke: [
    {
      id: 'drawer',
      src: 'drawer',
      input: ({ context: { path, isNarrow, prefersCollapsed } }) => ({
        path,
        isNarrow,
        prefersCollapsed,
      }),
      onError,
    },
    { id: 'profile', src: 'profile', onError },
    { id: 'support', systemId: 'support', src: 'support', input: { practiceId: null }, onError },
    { id: 'password', src: 'password', onError },
    { id: 'appearance', systemId: 'appearance', src: 'appearance', onError },
    {
      id: 'notifications',
      systemId: 'notifications',
      src: 'notifications',
      input: ({ context: { seen } }) => seen,
      onError,
    },
    {
      id: 'leaving',
      systemId: 'leaving',
      src: 'leaving',
      input: ({ context: { path } }) => ({ path }),
      onError,
    },
    { id: 'commandMenu', src: 'commandMenu', onError },
    { id: 'menuHint', systemId: 'menuHint', src: 'menuHint', onError },
    { id: 'shortcuts', systemId: 'shortcuts', src: 'shortcuts', onError },
    { id: 'sessionEnd', src: 'sessionEnd', onError },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    ...onChildError('widgetHost'),
    'session.change': [
      { guard: { type: 'isUnchanged', params: ({ event }) => event } },
      {
        guard: { type: 'isHidden', params: ({ event }) => event },
        target: '.hidden',
        actions: { type: 'storeSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasPractice', params: ({ event }) => event },
        target: '.atWork',
        actions: { type: 'storeSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasUser', params: ({ event }) => event },
        target: '.unassigned',
        actions: { type: 'storeSession', params: ({ event }) => event },
      },
      { target: '.unknown', actions: { type: 'storeSession', params: ({ event }) => event } },
    ],
    'widget.open': { actions: ['closeWidget', { type: 'openWidget', params: ({ event }) => event }] },
    'widget.close': { actions: ['closeWidget', 'clearWidgetWork'] },
    'command.take': [
      { guard: isOfKind('menu'), actions: 'openMenu' },
      { guard: isOfKind('sheet'), actions: 'openSheet' },
      { guard: isOfKind('searchBox'), actions: 'focusSearchBox' },
      { guard: isOpening('profile'), actions: 'openProfile' },
      { guard: isOpening('password'), actions: 'openPassword' },
      { guard: isOpening('support'), actions: 'openSupport' },
      { guard: isOpening('notifications'), actions: 'openNotifications' },
      {
        guard: isOfKind('appearance'),
        actions: {
          type: 'chooseAppearance',
          params: ({ event }) => event.act as CommandAct & { kind: 'appearance' },
        },
      },
      {
        actions: { type: 'requestLeave', params: ({ event }) => ({ act: event.act as LeavingAct }) },
      },
    ],
  },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The user is still loading, or the session is over.',
      entry: stopForUser,
      on: {
        'session.change': {
          guard: { type: 'isSwitched', params: ({ event }) => event },
          target: 'atWork',
          actions: [
            { type: 'storeSession', params: ({ event }) => event },
            {
              type: 'showToast',
              params: ({ event }) => switchedToast(event.session.practice?.name ?? ''),
            },
          ],
        },
      },
    },
    unassigned: {
      description: 'The user belongs to no practice.',
      entry: ['loadAppearance', ...stopForUser],
    },
    atWork: {
      description: 'A practice is selected. Switching practices loads bell, menu and support again.',
      meta: { requirements: ['SESSION-2'] },
      entry: [
        'loadAppearance',
        'loadHint',
        'loadSupport',
        'openBell',
        'enableMenu',
        'rememberLastPractice',
        { type: 'storeLastPractice', params: ({ context }) => context },
      ],
    },
    hidden: {
      description: 'The session has ended. Bell and menu close; typed text stays until the user signs in.',
      entry: stopForUser,
      exit: 'readSessionEnd',
    },
  },
});
