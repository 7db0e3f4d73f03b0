import type { SnapshotFrom } from 'xstate';
import type { dialogMachine } from './dialog.machine.ts';

type Snapshot = SnapshotFrom<typeof dialogMachine>;

export const selectIsMounted = (snapshot: Snapshot) => snapshot.hasTag('mounted');
export const selectDialogPhase = (snapshot: Snapshot) => snapshot.value;
