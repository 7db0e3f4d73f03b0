import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from './support.machine.ts';

type Snapshot = SnapshotFrom<typeof supportMachine>;

export const selectIsSupportOpen = (snapshot: Snapshot) => snapshot.matches({ widget: 'open' });
/** Where the information stands; `waiting` while the user belongs to no practice. */
export const selectSupportPhase = (snapshot: Snapshot) => snapshot.value.information;
/** What is known; empty where it could not be loaded, null before (ERR-2). */
export const selectInformation = (snapshot: Snapshot) => snapshot.context.information;
/** What to quote where it could not be loaded. */
export const selectSupportFailure = (snapshot: Snapshot) => snapshot.context.failure;
