import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type KeyPress, readKeyPress } from '#domain/navigation/shortcut.ts';
import type { shortcutsMachine } from './shortcuts.machine.ts';

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;

export const selectLead = ({ context }: SnapshotFrom<typeof shortcutsMachine>): string | null => context.lead;
export const selectIsShortcut =
  (press: KeyPress) =>
  ({ context }: SnapshotFrom<typeof shortcutsMachine>): boolean =>
    readKeyPress(press, context.lead).kind === 'shortcut';
