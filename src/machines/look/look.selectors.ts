import type { SnapshotFrom } from 'xstate';
import type { lookMachine } from './look.machine.ts';

type Snapshot = SnapshotFrom<typeof lookMachine>;

export const selectLook = (snapshot: Snapshot) => snapshot.context.look;
/** The browser did not store the choice: a reload resets it. */
export const selectIsLookUnsaved = (snapshot: Snapshot) => snapshot.matches('unsaved');
