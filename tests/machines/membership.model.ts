import { model } from '#charts/explore/model.ts';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import {
  selectCancellationError,
  selectIsCanceling,
  selectIsRemovalOpen,
  selectIsRemoving,
  selectIsSwitching,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';

export const NELL = { memberId: '10000002', name: 'Nell Marlowe' };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

export const membershipModel = model({
  machine: membershipMachine,
  inputs: [{ autoRenew: false }, { autoRenew: true }],
  events: {
    'renewal.switch': [{}],
    'plan.change': [
      { case: 'it renews automatically', autoRenew: true },
      { case: 'it ends', autoRenew: false },
    ],
    'member.choose': [{ memberToRemove: NELL }],
    'member.keep': [{}],
    'member.remove': [{}],
    'cancellation.open': [{}],
    'plan.keep': [{}],
    'plan.cancel': [{}],
  },
  outcomes: {
    setAutoRenew: { done: { output: undefined }, 'server down': { error: BUSY } },
    removeMember: { done: { output: undefined }, 'server down': { error: BUSY } },
    cancelPlan: { done: { output: undefined }, 'server down': { error: BUSY } },
  },
  isHome: (snapshot) => snapshot.matches({ renewal: 'settled', removal: 'idle', cancellation: 'idle' }),
  invariants: {
    'API-12: the server is called exactly while the switch is busy.': (snapshot) =>
      selectIsSwitching(snapshot) === 'setAutoRenew' in snapshot.children,
    'API-12: a member is removed exactly while the confirmation is busy.': (snapshot) =>
      selectIsRemoving(snapshot) === 'removeMember' in snapshot.children,
    'API-12: no member is removed without a confirmation.': (snapshot) =>
      !selectIsRemovalOpen(snapshot) || snapshot.context.memberToRemove?.memberId === '10000002',
    'API-12.3: a plan is canceled exactly while its confirmation is busy.': (snapshot) =>
      selectIsCanceling(snapshot) === 'cancelPlan' in snapshot.children,
    'ERR-1: if the plan could not be canceled, the reason is shown.': (snapshot) =>
      snapshot.matches({ cancellation: 'refused' }) ===
      (selectCancellationError(snapshot) === 'The server is busy.'),
    'ERR-1: if a member could not be removed, the reason is shown.': (snapshot) =>
      snapshot.matches({ removal: 'refused' }) === (selectRemovalError(snapshot) === 'The server is busy.'),
  },
});
