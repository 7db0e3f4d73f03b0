import type { SnapshotFrom } from 'xstate';
import type { lookMachine } from './look.machine.ts';

type Snapshot = SnapshotFrom<typeof lookMachine>;

export const selectLook = (snapshot: Snapshot) => snapshot.context.look;
/** The choice holds until the page is loaded anew: the browser stored nothing. */
export const selectIsLookUnsaved = (snapshot: Snapshot) => snapshot.matches('unsaved');
