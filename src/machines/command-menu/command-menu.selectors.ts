import type { SnapshotFrom } from 'xstate';
import type { commandMenuMachine } from './command-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof commandMenuMachine>;

export const selectHasMenu = (snapshot: Snapshot) => !snapshot.matches('off');
export const selectIsMenuOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsSheetOpen = (snapshot: Snapshot) => snapshot.matches('sheet');
export const selectQuery = ({ context }: Snapshot) => context.fields.texts.query;
export const selectPracticeId = ({ context }: Snapshot) => context.practiceId ?? '';
export const selectRecents = ({ context }: Snapshot) => context.recents ?? [];
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectIsLooking = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectRecentsFailure = ({ context }: Snapshot) => context.recentsFailure;
