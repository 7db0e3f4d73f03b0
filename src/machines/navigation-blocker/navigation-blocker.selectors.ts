import type { SnapshotFrom } from 'xstate';
import type { navigationBlockerMachine } from './navigation-blocker.machine.ts';

/** Whether the page stays as it is: the last navigation is canceled, and no other listener is notified of it. */
export const selectIsBlocked = (snapshot: SnapshotFrom<typeof navigationBlockerMachine>) =>
  snapshot.hasTag('blocked');
