import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type KeyPress, readKeyPress } from '#domain/navigation/shortcut.ts';
import type { shortcutsMachine } from './shortcuts.machine.ts';

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;

/** The first key of a sequence, while the second one is waited for. */
export const selectLead = ({ context }: SnapshotFrom<typeof shortcutsMachine>): string | null => context.lead;
/** Whether a key does something here. */
export const selectIsShortcut =
  (press: KeyPress) =>
  ({ context }: SnapshotFrom<typeof shortcutsMachine>): boolean =>
    readKeyPress(press, context.lead).kind === 'shortcut';
