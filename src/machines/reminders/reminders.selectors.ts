import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { remindersMachine } from './reminders.machine.ts';

export type RemindersRef = ActorRefFrom<typeof remindersMachine>;
type Snapshot = SnapshotFrom<typeof remindersMachine>;

export const selectSelected = ({ context }: Snapshot) => context.selected;
export const selectIsDialogOpen = (snapshot: Snapshot) => !snapshot.matches('selecting');
/** Null until the server has checked. */
export const selectReminders = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('sending') ? snapshot.context.preview.reminders : null;
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches('sending');
export const selectIsNotPreviewed = (snapshot: Snapshot) => snapshot.matches('notPreviewed');
export const selectFailure = ({ context }: Snapshot) => context.failure;
