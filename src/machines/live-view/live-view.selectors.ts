import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { NO_TAB } from '#domain/atelier/live.ts';
import type { liveViewMachine } from './live-view.machine.ts';

export type LiveViewRef = ActorRefFrom<typeof liveViewMachine>;
type Snapshot = SnapshotFrom<typeof liveViewMachine>;

export const selectIsWatching = (snapshot: Snapshot) => snapshot.matches('watching');
export const selectTabs = ({ context }: Snapshot) => context.tabs;
export const selectNow = ({ context }: Snapshot) => context.nowMs;
/** The tab that the user chose, or the one that was loaded last. */
export const selectWatched = ({ context: { tabs, chosen } }: Snapshot) =>
  tabs.find(({ tab }) => tab === chosen) ?? tabs.at(-1) ?? NO_TAB;
