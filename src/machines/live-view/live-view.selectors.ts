import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { liveViewMachine } from './live-view.machine.ts';

export type LiveViewRef = ActorRefFrom<typeof liveViewMachine>;
type Snapshot = SnapshotFrom<typeof liveViewMachine>;

export const selectIsWatching = (snapshot: Snapshot) => snapshot.matches('watching');
export const selectWatched = ({ context }: Snapshot) => context.watched;
