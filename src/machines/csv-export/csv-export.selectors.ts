import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { csvExportMachine } from './csv-export.machine.ts';

export type CsvExportRef = ActorRefFrom<typeof csvExportMachine>;
type Snapshot = SnapshotFrom<typeof csvExportMachine>;

/** How many rows are in the file, and how many will be. */
export const selectProgress = ({ context }: Snapshot) => context.progress;
export const selectExportFailure = ({ context }: Snapshot) => context.failure;

export type ExportPhase = 'resting' | 'asking' | 'failed' | 'saved';
export const selectExportPhase = ({ value }: Snapshot): ExportPhase => value;
/** Nothing is being loaded or changed: the chart can stay while its page is hidden. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.matches('resting');
