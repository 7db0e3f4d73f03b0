import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { patientActivityMachine } from './patient-activity.machine.ts';

export type PatientActivityRef = ActorRefFrom<typeof patientActivityMachine>;
type Snapshot = SnapshotFrom<typeof patientActivityMachine>;

export const selectActivity = ({ context }: Snapshot) => context.list?.entries ?? null;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
/** Also while more entries load, so that the button keeps the focus. */
export const selectHasMore = (snapshot: Snapshot) =>
  snapshot.can({ type: 'activity.more' }) || (selectIsLoading(snapshot) && isIncomplete(snapshot));
export const selectCanRunHidden = (snapshot: Snapshot) => !snapshot.hasTag('loading');
export const selectActivityFailure = ({ context }: Snapshot) => context.failure;

const isIncomplete = ({ context: { list } }: Snapshot): boolean =>
  list !== null && list.count > list.entries.length;
