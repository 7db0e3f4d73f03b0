import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { csvExportMachine } from './csv-export.machine.ts';

export type CsvExportRef = ActorRefFrom<typeof csvExportMachine>;
type Snapshot = SnapshotFrom<typeof csvExportMachine>;

export const selectProgress = ({ context }: Snapshot) => context.progress;
export const selectExportFailure = ({ context }: Snapshot) => context.failure;

export type ExportPhase = 'idle' | 'loading' | 'failed' | 'saved';
export const selectExportPhase = ({ value }: Snapshot): ExportPhase => value;
export const selectCanRunHidden = (snapshot: Snapshot) => snapshot.matches('idle');
