import type { SnapshotFrom } from 'xstate';
import type { dialogMachine } from './dialog.machine.ts';

type Snapshot = SnapshotFrom<typeof dialogMachine>;

/** The dialog stands in the page, fading or not. */
export const selectIsMounted = (snapshot: Snapshot) => snapshot.hasTag('mounted');
/** Drives the fade, as a `data-phase`. */
export const selectDialogPhase = (snapshot: Snapshot) => snapshot.value;
