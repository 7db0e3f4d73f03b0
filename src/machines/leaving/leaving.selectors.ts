import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Leave, lostBy, type UnsavedWork } from '#domain/navigation/leaving.ts';
import type { leavingMachine } from './leaving.machine.ts';

export type LeavingRef = ActorRefFrom<typeof leavingMachine>;
type Snapshot = SnapshotFrom<typeof leavingMachine>;

export const selectIsConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ question: 'confirming' });
export const selectLeave = (snapshot: Snapshot): Leave | null => snapshot.context.leave;
export function selectLost(snapshot: Snapshot): readonly UnsavedWork[] {
  const { leave, unsavedChanges, path, lost } = snapshot.context;
  return leave !== null && selectIsConfirming(snapshot) ? lostBy(leave, unsavedChanges, path) : lost;
}
export const selectUnsavedChanges = ({ context }: Snapshot) => context.unsavedChanges;
export const selectIsHarmless =
  (leave: Leave) =>
  ({ context: { unsavedChanges, path } }: Snapshot): boolean =>
    lostBy(leave, unsavedChanges, path).length === 0;
