import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { practiceLogoMachine } from './practice-logo.machine.ts';

export type PracticeLogoRef = ActorRefFrom<typeof practiceLogoMachine>;
type Snapshot = SnapshotFrom<typeof practiceLogoMachine>;

export const selectLogo = ({ context }: Snapshot) => context.logo;
export const selectIsLogoLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectIsLogoNotLoaded = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectIsLogoSaving = (snapshot: Snapshot) => snapshot.matches('saving');
export const selectIsRemoveOpen = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('removing');
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches('removing');
/** Why the last file was rejected. */
export const selectLogoProblem = ({ context: { problem, failure } }: Snapshot) =>
  problem ?? failure?.message ?? null;
