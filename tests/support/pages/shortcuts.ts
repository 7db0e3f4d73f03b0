import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { KeyPress } from '#domain/navigation/shortcut.ts';
import type { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { shortcutsModel } from '#tests/machines/shortcuts.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

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

export function driveShortcuts(adapter: PageAdapter, set: ShortcutsSet): PageDriver<typeof shortcutsMachine> {
  return {
    ...adapter,
    open: set.open,
    do: { 'key.press': ({ press }) => set.press(press) },
    answer: {},
    see: {
      'shortcuts.idle': () => shows(adapter, readHint, null),
      'shortcuts.waitingForSecondKey': ({ context: { lead } }) =>
        shows(adapter, readHint, lead?.toUpperCase() ?? ''),
    },
  };
}

/** The key that the page says was pressed; null where it says nothing. */
const readHint = () => document.querySelector<HTMLElement>('.key-hint kbd')?.innerText ?? null;
