import type { SnapshotFrom } from 'xstate';
import { REPEATED_DIFFERS_MESSAGE } from '#domain/session/password-change.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

export const selectIsPasswordOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectCanChange = (snapshot: Snapshot) => snapshot.can({ type: 'password.submit' });
export const selectIsChanging = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectArePasswordsShown = (snapshot: Snapshot) =>
  snapshot.matches({ open: { visibility: 'shown' } });
export const selectRefusals = (snapshot: Snapshot) => snapshot.context.refusals;
export const selectDifference = ({ context: { next, repeated } }: Snapshot) =>
  repeated.value === '' || repeated.value === next.value ? null : REPEATED_DIFFERS_MESSAGE;
export const selectCurrentField = (snapshot: Snapshot) => snapshot.children.currentPassword;
export const selectNewField = (snapshot: Snapshot) => snapshot.children.newPassword;
export const selectRepeatedField = (snapshot: Snapshot) => snapshot.children.repeatedPassword;
