import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { KeyPress } from '#domain/navigation/shortcut.ts';
import type { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { shortcutsModel } from '#tests/machines/shortcuts.model.ts';
import { shows } from './shows.ts';
import type { Stage } from './stage.ts';

export const shortcutsPage = pageModel({
  model: shortcutsModel,
  scenes: { 'a page with a field': { input: undefined } },
  notOnPage: [],
});

export interface ShortcutsSet {
  open(): Promise<void>;
  /** Presses a key where it belongs: in the field, or on the page. */
  press(key: KeyPress): Promise<void>;
}

export function driveShortcuts(stage: Stage, set: ShortcutsSet): PageDriver<typeof shortcutsMachine> {
  return {
    ...stage,
    open: set.open,
    do: { 'key.press': ({ press }) => set.press(press) },
    answer: {},
    see: {
      'shortcuts.resting': () => shows(stage, readHint, null),
      'shortcuts.leading': ({ context: { lead } }) => shows(stage, readHint, lead?.toUpperCase() ?? ''),
    },
  };
}

/** The key that the page says was pressed; null where it says nothing. */
const readHint = () => document.querySelector<HTMLElement>('.key-hint kbd')?.innerText ?? null;
