import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { portalMachine } from './portal.machine.ts';

export type PortalRef = ActorRefFrom<typeof portalMachine>;

/** These actors exist as long as the root. */
export function selectPortalActors({ children }: SnapshotFrom<typeof portalMachine>) {
  const { session, navigation, toastQueue } = children;
  if (!session || !navigation || !toastQueue) throw new Error('The portal has lost an actor.');
  return { session, navigation, toastQueue };
}
