import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { patientActivityMachine } from './patient-activity.machine.ts';

export type PatientActivityRef = ActorRefFrom<typeof patientActivityMachine>;
type Snapshot = SnapshotFrom<typeof patientActivityMachine>;

export const selectActivity = ({ context }: Snapshot) => context.list?.entries ?? null;
export const selectHasMore = (snapshot: Snapshot) => snapshot.can({ type: 'activity.more' });
export const selectCanRunHidden = (snapshot: Snapshot) => !snapshot.hasTag('loading');
export const selectActivityFailure = ({ context }: Snapshot) => context.failure;
