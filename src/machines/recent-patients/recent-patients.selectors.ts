import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recentPatientsMachine } from './recent-patients.machine.ts';

export type RecentPatientsRef = ActorRefFrom<typeof recentPatientsMachine>;
type Snapshot = SnapshotFrom<typeof recentPatientsMachine>;

/** The latest patient is first; null until they are loaded. */
export const selectRecents = ({ context }: Snapshot) => context.loaded;
export const selectIsFailed = ({ context }: Snapshot) => context.failure !== null;
