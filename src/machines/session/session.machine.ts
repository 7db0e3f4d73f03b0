import { accessRegion } from './session.access.ts';
import { profileRegion } from './session.profile.ts';
import { sessionSetup } from './session.setup.ts';

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The signed-in user and their practice. Only a refused token or the user ends a session.',
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
      description: 'Reads the stored session.',
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
            actions: { type: 'storeObstacle', params: ({ event }) => event.output },
          },
          {
            target: 'signedOut',
            actions: { type: 'storeRestoreNotice', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'restoreFailed', actions: 'storeFailure' },
      },
      on: {
        'session.endedElsewhere': { target: 'restoring', reenter: true },
        'session.startedElsewhere': { target: 'restoring', reenter: true },
      },
    },
    restoreFailed: {
      description: 'Storage could not be read. The user retries or signs out.',
      on: { 'session.retry': 'restoring', 'session.signOut': 'signingOut' },
      exit: 'clearFailure',
    },
    unsupported: {
      description: "The browser can't store a session safely: the page shows a notice.",
      meta: { requirements: ['SESSION-3'] },
      type: 'final',
    },
    signedOut: {
      description: 'The login page is open. It says why the last session ended.',
      meta: { requirements: ['ROUTE-5', 'LOGIN-8'] },
      invoke: {
        id: 'login',
        src: 'login',
        input: { username: '' },
        onDone: {
          target: 'signingIn',
          actions: { type: 'storeAccepted', params: ({ event }) => event.output },
        },
        onError: {
          target: 'signedOut',
          reenter: true,
          actions: 'storeFailure',
        },
      },
      on: { 'session.startedElsewhere': 'reloading' },
      exit: ['clearNotice', 'clearFailure'],
    },
    signingIn: {
      description: 'The credentials were right. Stores the token.',
      meta: { requirements: ['LOGIN-6', 'SESSION-3'] },
      tags: 'busy',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ userId: context.acceptedUserId, keepsSelection: false }),
        onDone: 'reloading',
        onError: { target: 'signedOut', actions: 'storeFailure' },
      },
    },
    reloading: {
      description: 'Loads the page again, at the dashboard.',
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
          actions: { type: 'storeNotice', params: { notice: 'endedElsewhere' } },
        },
        'session.startedElsewhere': 'reloading',
      },
      exit: ['clearProfile', 'clearFailure'],
      states: {
        profile: profileRegion,
        access: accessRegion,
      },
    },
    signingOut: {
      description: 'Notifies the server and the other tabs, and erases what is stored, even offline.',
      meta: { requirements: ['LOGIN-8', 'SESSION-5'] },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: { type: 'storeNotice', params: { notice: 'signedOut' } } },
        onError: { target: 'eraseFailed', actions: 'storeFailure' },
      },
    },
    erasing: {
      description: 'The session is over. Erases what is stored.',
      meta: { requirements: ['SESSION-3', 'SESSION-5'] },
      tags: 'busy',
      invoke: {
        id: 'eraseSession',
        src: 'eraseSession',
        onDone: 'signedOut',
        onError: { target: 'eraseFailed', actions: 'storeFailure' },
      },
      on: { 'session.startedElsewhere': 'reloading' },
    },
    eraseFailed: {
      description: 'The browser did not erase the session: the page shows a notice. The user can retry.',
      on: { 'session.retry': 'erasing' },
      exit: 'clearFailure',
    },
  },
});
