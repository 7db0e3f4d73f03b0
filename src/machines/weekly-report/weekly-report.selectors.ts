import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { weeklyReportMachine } from './weekly-report.machine.ts';

export type WeeklyReportRef = ActorRefFrom<typeof weeklyReportMachine>;
type Snapshot = SnapshotFrom<typeof weeklyReportMachine>;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches('saving');
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** While the choice is saved, returns the new value. */
export const selectIsOn = (snapshot: Snapshot) => selectIsSaving(snapshot) !== snapshot.context.isSubscribed;
