import type { SnapshotFrom } from 'xstate';
import type { pageInitialStateMachine } from './page-initial-state.machine.ts';

export const selectIsFresh = (snapshot: SnapshotFrom<typeof pageInitialStateMachine>) =>
  snapshot.matches('fresh');
