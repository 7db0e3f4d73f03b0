import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recentPatientsMachine } from './recent-patients.machine.ts';

export type RecentPatientsRef = ActorRefFrom<typeof recentPatientsMachine>;
type Snapshot = SnapshotFrom<typeof recentPatientsMachine>;

export const selectRecents = ({ context }: Snapshot) => context.loaded;
export const selectIsFailed = ({ context }: Snapshot) => context.failure !== null;
