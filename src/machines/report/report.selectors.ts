import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

export type ReportRef = ActorRefFrom<typeof reportMachine>;
type Snapshot = SnapshotFrom<typeof reportMachine>;

export const selectIsUnconfigured = (snapshot: Snapshot) => snapshot.matches('unconfigured');
export const selectIsEmbedded = (snapshot: Snapshot) => snapshot.matches('embedded');
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
/** Null unless the failure is the reason why there is no report. */
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
