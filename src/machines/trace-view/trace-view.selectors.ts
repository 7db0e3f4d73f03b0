import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { traceViewMachine } from './trace-view.machine.ts';

export type TraceViewRef = ActorRefFrom<typeof traceViewMachine>;
type Snapshot = SnapshotFrom<typeof traceViewMachine>;

export const selectTrace = ({ context }: Snapshot) => context.trace;
export const selectPosition = ({ context }: Snapshot) => context.position;
export const selectOtherTrace = ({ context }: Snapshot) => context.other;
export const selectDifference = ({ context }: Snapshot) => context.difference;
export const selectTraceFailure = ({ context }: Snapshot) => context.failure;
