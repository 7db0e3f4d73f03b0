import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Leave, lostBy, type UnsavedWork } from '#domain/navigation/leaving.ts';
import type { leavingMachine } from './leaving.machine.ts';

export type LeavingRef = ActorRefFrom<typeof leavingMachine>;
type Snapshot = SnapshotFrom<typeof leavingMachine>;

export const selectIsAsked = (snapshot: Snapshot): boolean => snapshot.matches({ question: 'asked' });
/** What somebody is asked about before it is done, or was asked last: a question that fades away keeps its words. */
export const selectLeave = (snapshot: Snapshot): Leave | null => snapshot.context.leave;
/** What would be lost with it. */
export function selectLost(snapshot: Snapshot): readonly UnsavedWork[] {
  const { leave, unsavedChanges, path, lost } = snapshot.context;
  return leave !== null && selectIsAsked(snapshot) ? lostBy(leave, unsavedChanges, path) : lost;
}
/** Whether somebody would be asked first. */
export const selectIsHarmless =
  (leave: Leave) =>
  ({ context: { unsavedChanges, path } }: Snapshot): boolean =>
    lostBy(leave, unsavedChanges, path).length === 0;
