import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appearanceMachine } from './appearance.machine.ts';

export type AppearanceRef = ActorRefFrom<typeof appearanceMachine>;
type Snapshot = SnapshotFrom<typeof appearanceMachine>;

export const selectAppearance = (snapshot: Snapshot) => snapshot.context.appearance;
/** The browser did not store the choice, so a reload resets it. */
export const selectIsAppearanceUnsaved = (snapshot: Snapshot) => snapshot.matches('unsaved');
