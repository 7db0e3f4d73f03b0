import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { membershipMachine } from './membership.machine.ts';

export type MembershipRef = ActorRefFrom<typeof membershipMachine>;
type Snapshot = SnapshotFrom<typeof membershipMachine>;

export const selectAutoRenew = ({ context }: Snapshot) => context.autoRenew;
/** The server has not answered yet: the switch waits. */
export const selectIsSwitching = (snapshot: Snapshot) => snapshot.matches({ renewal: 'switching' });
/** Who is to be taken off, or was last: the words stay while the confirmation fades. */
export const selectLeaver = ({ context }: Snapshot) => context.leaver;
export const selectIsRemovalAsked = (snapshot: Snapshot) => !snapshot.matches({ removal: 'idle' });
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches({ removal: 'removing' });
/** Why the member could not be taken off. */
export const selectRemovalError = (snapshot: Snapshot) =>
  snapshot.matches({ removal: 'refused' }) ? (snapshot.context.failure?.message ?? null) : null;
