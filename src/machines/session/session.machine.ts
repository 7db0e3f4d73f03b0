import { notWith } from '../not-with.ts';
import { accessRegion } from './session.access.ts';
import { profileRegion } from './session.profile.ts';
import { sessionSetup } from './session.setup.ts';

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in, and where they work. Only a refused token or a person ends a session.',
  meta: { requirements: ['SESSION-1', 'SESSION-3', 'SESSION-4', 'SESSION-5'] },
  context: {
    user: null,
    selection: null,
    acceptedUserId: '',
    notice: null,
    obstacle: null,
    failure: null,
  },
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Storage is read: is somebody signed in?',
      meta: { requirements: ['SESSION-3', 'ROUTE-5'] },
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isRestored', params: ({ event }) => event.output }, target: 'signedIn' },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event.output },
            target: 'unsupported',
            actions: { type: 'keepObstacle', params: ({ event }) => event.output },
          },
          {
            target: 'signedOut',
            actions: { type: 'keepRestoreNotice', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'restoreFailed', actions: 'keepFailure' },
      },
      on: {
        'session.endedElsewhere': { target: 'restoring', reenter: true },
        'session.begunElsewhere': { target: 'restoring', reenter: true },
      },
    },
    restoreFailed: {
      description: 'Storage could not be read. Try again, or start clean by signing out.',
      on: { 'session.retry': 'restoring', 'session.signOut': 'signingOut' },
      exit: 'forgetFailure',
    },
    unsupported: {
      description: 'The browser cannot keep a session safely: the page says so and signs nobody in.',
      meta: { requirements: ['SESSION-3'] },
      type: 'final',
    },
    signedOut: {
      description: 'The login page is open, and says why where somebody had been signed in.',
      meta: { requirements: ['ROUTE-5', 'LOGIN-8'] },
      invoke: {
        id: 'login',
        src: 'login',
        input: { username: '' },
        onDone: {
          target: 'signingIn',
          actions: { type: 'keepAccepted', params: ({ event }) => event.output },
        },
        onError: {
          target: 'signedOut',
          reenter: true,
          actions: 'keepFailure',
        },
      },
      on: { 'session.begunElsewhere': 'reloading' },
      exit: ['forgetNotice', 'forgetFailure'],
    },
    signingIn: {
      description: 'The credentials were right; the token is being stored.',
      meta: { requirements: ['LOGIN-6', 'SESSION-3'] },
      tags: 'busy',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ userId: context.acceptedUserId, keepsSelection: false }),
        onDone: 'reloading',
        onError: { target: 'signedOut', actions: 'keepFailure' },
      },
    },
    reloading: {
      description: 'The page is being loaded anew, at the dashboard.',
      meta: { requirements: ['LOGIN-6'] },
      tags: 'busy',
      type: 'final',
      entry: 'reloadOnDashboard',
    },
    signedIn: {
      description: 'A token is stored.',
      type: 'parallel',
      on: {
        'session.signOut': 'signingOut',
        'session.endedElsewhere': {
          target: 'erasing',
          actions: { type: 'keepNotice', params: { notice: 'endedElsewhere' } },
        },
        'session.begunElsewhere': {
          guard: notWith({ type: 'isSameUser', params: ({ event }) => event }),
          target: 'reloading',
        },
      },
      exit: ['forgetProfile', 'forgetFailure'],
      states: {
        profile: profileRegion,
        access: accessRegion,
      },
    },
    signingOut: {
      description: 'The server and the other tabs are told, and everything stored is erased, offline too.',
      meta: { requirements: ['LOGIN-8', 'SESSION-5'] },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: { type: 'keepNotice', params: { notice: 'signedOut' } } },
        onError: { target: 'eraseFailed', actions: 'keepFailure' },
      },
    },
    erasing: {
      description: 'The session is over; everything stored of it is erased.',
      meta: { requirements: ['SESSION-3', 'SESSION-5'] },
      tags: 'busy',
      invoke: {
        id: 'eraseSession',
        src: 'eraseSession',
        onDone: 'signedOut',
        onError: { target: 'eraseFailed', actions: 'keepFailure' },
      },
      on: { 'session.begunElsewhere': 'reloading' },
    },
    eraseFailed: {
      description: 'The browser would not erase the session: the page says so, and tries again when asked.',
      on: { 'session.retry': 'erasing' },
      exit: 'forgetFailure',
    },
  },
});
