import { heldState } from './token-store.held.ts';
import { noneState } from './token-store.none.ts';
import { renewalRegion } from './token-store.renewal.ts';
import { tokenStoreSetup } from './token-store.setup.ts';
import { signInRegion } from './token-store.sign-in.ts';

export const tokenStoreMachine = tokenStoreSetup.createMachine({
  id: 'tokenStore',
  description:
    'The tokens of the session: one tab renews them for all, and the end of the session ends every copy.',
  meta: { requirements: ['SESSION-3', 'SESSION-4', 'SESSION-5'] },
  context: {
    held: null,
    lastSealed: null,
    renewed: '',
    granted: null,
    accepted: null,
    renewal: 'refused',
    isClockOff: false,
    failure: null,
  },
  type: 'parallel',
  states: {
    token: {
      description: 'Whether this tab holds a token.',
      initial: 'none',
      on: {
        'token.keep': { target: '.held', actions: { type: 'keepToken', params: ({ event }) => event } },
        'item.miss': { target: '.none.clearing', actions: ['forgetToken', 'forgetTab'] },
        'session.end': {
          target: '.none.erasing',
          actions: [
            { type: 'tellTabs', params: { news: { type: 'ended' } } },
            { type: 'tellSignedOut', params: ({ context }) => ({ tokens: context.held?.tokens ?? null }) },
            'forgetToken',
            'forgetTab',
          ],
        },
        'session.erase': { target: '.none.checking', actions: ['forgetToken', 'forgetTab'] },
        'tab.begun': {
          actions: {
            type: 'tellSession',
            params: ({ event: { userId } }) => ({ news: { type: 'begun', userId } }),
          },
        },
      },
      states: { none: noneState, held: heldState },
    },
    renewal: renewalRegion,
    signIn: signInRegion,
  },
});
