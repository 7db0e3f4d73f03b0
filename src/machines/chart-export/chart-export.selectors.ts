import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chartExportMachine } from './chart-export.machine.ts';

export type ChartExportRef = ActorRefFrom<typeof chartExportMachine>;
type Snapshot = SnapshotFrom<typeof chartExportMachine>;

export const selectSavedName = ({ context }: Snapshot) => context.saved;
export const selectComparison = ({ context }: Snapshot) => context.comparison;
/** Null while nothing is compared. */
export const selectProgress = (snapshot: Snapshot) =>
  snapshot.matches('comparing') ? snapshot.context.progress : null;
export const selectExportFailure = ({ context }: Snapshot) => context.failure;
export const selectIsWriting = (snapshot: Snapshot) => snapshot.hasTag('busy');
