import type { SnapshotFrom } from 'xstate';
import type { commandMenuMachine } from './command-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof commandMenuMachine>;

/** Somebody is at work who may open the menu. */
export const selectHasMenu = (snapshot: Snapshot) => !snapshot.matches('off');
export const selectIsMenuOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsSheetOpen = (snapshot: Snapshot) => snapshot.matches('sheet');
export const selectQuery = ({ context }: Snapshot) => context.fields.texts.query;
/** Of the practice that all of it is about. */
export const selectPracticeId = ({ context }: Snapshot) => context.practiceId ?? '';
export const selectRecents = ({ context }: Snapshot) => context.recents ?? [];
export const selectFound = ({ context }: Snapshot) => context.found;
/** More is being looked for; what is there already can be chosen. */
export const selectIsLooking = (snapshot: Snapshot) => snapshot.hasTag('loading');
/** Why the search for patients failed. */
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Why the patients that were looked at last could not be loaded. */
export const selectRecentsFailure = ({ context }: Snapshot) => context.recentsFailure;
