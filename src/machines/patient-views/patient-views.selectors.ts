import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { patientViewsMachine } from './patient-views.machine.ts';

export type PatientViewsRef = ActorRefFrom<typeof patientViewsMachine>;
type Snapshot = SnapshotFrom<typeof patientViewsMachine>;

export const selectCounts = ({ context }: Snapshot) => context.loaded?.counts ?? null;
const NO_NAMES: readonly string[] = [];
export const selectPlanNames = ({ context }: Snapshot) => context.loaded?.planNames ?? NO_NAMES;
export const selectIsFailed = ({ context }: Snapshot) => context.failure !== null;
