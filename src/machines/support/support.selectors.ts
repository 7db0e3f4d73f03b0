import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from './support.machine.ts';

type Snapshot = SnapshotFrom<typeof supportMachine>;

export const selectIsSupportOpen = (snapshot: Snapshot) => snapshot.matches({ widget: 'open' });
export const selectSupportPhase = (snapshot: Snapshot) => snapshot.value.information;
export const selectInformation = (snapshot: Snapshot) => snapshot.context.information;
/** The reference to quote to support. */
export const selectSupportFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectSearch = (snapshot: Snapshot) => snapshot.context.search;
