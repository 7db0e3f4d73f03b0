import type { ActorRefFrom } from 'xstate';
import type { shortcutsMachine } from './shortcuts.machine.ts';

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;
