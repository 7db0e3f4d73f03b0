import { absentState } from './token-store.absent.ts';
import { presentState } from './token-store.present.ts';
import { renewalRegion } from './token-store.renewal.ts';
import { tokenStoreSetup } from './token-store.setup.ts';
import { signInRegion } from './token-store.sign-in.ts';
import { signOutRegion } from './token-store.sign-out.ts';

export const tokenStoreMachine = tokenStoreSetup.createMachine({
  id: 'tokenStore',
  description: 'The tokens of the session. One tab renews them for all, and a sign-out ends them in all.',
  meta: { requirements: ['SESSION-3', 'SESSION-4', 'SESSION-5'] },
  context: {
    current: null,
    lastSealed: null,
    renewed: '',
    granted: null,
    accepted: null,
    signedOut: [],
    renewal: 'refused',
    isClockOff: false,
    failure: null,
  },
  type: 'parallel',
  states: {
    token: {
      description: 'Whether this tab has a token.',
      initial: 'absent',
      on: {
        'token.keep': { target: '.present', actions: { type: 'setToken', params: ({ event }) => event } },
        'item.miss': { target: '.absent.clearing', actions: ['clearToken', 'clearTabData'] },
        'session.end': {
          target: '.absent.erasing',
          actions: [
            { type: 'notifyTabs', params: { news: { type: 'ended' } } },
            {
              type: 'storeSignOut',
              params: ({ context }) => ({ tokens: context.current?.tokens ?? null }),
            },
            'clearToken',
            'clearTabData',
          ],
        },
        'session.erase': { target: '.absent.checking', actions: ['clearToken', 'clearTabData'] },
        'tab.started': {
          actions: {
            type: 'notifySession',
            params: ({ event: { userId } }) => ({ news: { type: 'started', userId } }),
          },
        },
      },
      states: { absent: absentState, present: presentState },
    },
    renewal: renewalRegion,
    signIn: signInRegion,
    signOut: signOutRegion,
  },
});
