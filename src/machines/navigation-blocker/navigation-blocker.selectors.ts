import type { SnapshotFrom } from 'xstate';
import type { navigationBlockerMachine } from './navigation-blocker.machine.ts';

export const selectIsBlocked = (snapshot: SnapshotFrom<typeof navigationBlockerMachine>) =>
  snapshot.hasTag('blocked');
