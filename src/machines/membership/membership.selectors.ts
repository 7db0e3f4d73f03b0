import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { membershipMachine } from './membership.machine.ts';

export type MembershipRef = ActorRefFrom<typeof membershipMachine>;
type Snapshot = SnapshotFrom<typeof membershipMachine>;

export const selectAutoRenew = ({ context }: Snapshot) => context.autoRenew;
export const selectIsSwitching = (snapshot: Snapshot) => snapshot.matches({ renewal: 'switching' });
/** Keeps the last one, so that the text stays while the confirmation fades out. */
export const selectMemberToRemove = ({ context }: Snapshot) => context.memberToRemove;
export const selectIsRemovalOpen = (snapshot: Snapshot) => !snapshot.matches({ removal: 'idle' });
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches({ removal: 'removing' });
export const selectRemovalError = (snapshot: Snapshot) =>
  snapshot.matches({ removal: 'refused' }) ? (snapshot.context.failure?.message ?? null) : null;
export const selectIsCancellationOpen = (snapshot: Snapshot) => !snapshot.matches({ cancellation: 'idle' });
export const selectIsCanceling = (snapshot: Snapshot) => snapshot.matches({ cancellation: 'canceling' });
export const selectCancellationError = (snapshot: Snapshot) =>
  snapshot.matches({ cancellation: 'refused' }) ? (snapshot.context.failure?.message ?? null) : null;
