import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recentPatientsMachine } from './recent-patients.machine.ts';

export type RecentPatientsRef = ActorRefFrom<typeof recentPatientsMachine>;
type Snapshot = SnapshotFrom<typeof recentPatientsMachine>;

/** The one that was looked at last stands first; null until they are known. */
export const selectRecents = ({ context }: Snapshot) => context.patients;
export const selectIsFailed = ({ context }: Snapshot) => context.failure !== null;
