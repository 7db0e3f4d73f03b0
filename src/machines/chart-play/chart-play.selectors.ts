import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chartPlayMachine } from './chart-play.machine.ts';

export type ChartPlayRef = ActorRefFrom<typeof chartPlayMachine>;
type Snapshot = SnapshotFrom<typeof chartPlayMachine>;

export const selectPlay = ({ context }: Snapshot) => context.play;
export const selectStart = ({ context }: Snapshot) => context.start;
export const selectActive = ({ context }: Snapshot) => context.play?.active ?? null;
/** The transitions of the last step. */
export const selectFired = ({ context }: Snapshot) => context.play?.history.at(-1)?.transitions ?? null;
export const selectCanUndo = ({ context }: Snapshot) => context.steps.length > 0;
export const selectIsPlayingPath = (snapshot: Snapshot) =>
  snapshot.matches('pausing') || snapshot.context.queue.length > 0;
export const selectIsStopped = (snapshot: Snapshot) => snapshot.matches('stopped');
export const selectSnapshots = ({ context }: Snapshot) => context.snapshots;
export const selectBreakpoints = ({ context }: Snapshot) => context.breakpoints;
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectIsFinding = (snapshot: Snapshot) => snapshot.matches('finding');
export const selectDestination = ({ context }: Snapshot) => context.destination;
export const selectPlayFailure = ({ context }: Snapshot) => context.failure;
