import type { SnapshotFrom } from 'xstate';
import type { drawerMachine } from './drawer.machine.ts';

type Snapshot = SnapshotFrom<typeof drawerMachine>;

export const selectDrawerState = (snapshot: Snapshot) => snapshot.value;
export const selectIsCollapsed = (snapshot: Snapshot) => snapshot.matches('collapsed');
export const selectIsGroupOpen = (group: string) => (snapshot: Snapshot) =>
  snapshot.context.openGroups.includes(group);
