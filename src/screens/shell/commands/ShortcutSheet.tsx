import { useSelector } from '@xstate/react';
import { keyNames, SHEET } from '#domain/navigation/shortcut.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { selectIsSheetOpen } from '#machines/command-menu/command-menu.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import { KeyList } from '#ui/CommandMenu/KeyList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { copy } from './copy.ts';

export function ShortcutSheet() {
  const { commandMenu, appearance } = useShellActors();
  const isOpen = useSelector(commandMenu, selectIsSheetOpen);
  const hasSingleKeys = useSelector(appearance, selectAppearance).keys === 'all';
  return (
    <Dialog open={isOpen} title={copy.sheet} onClose={() => commandMenu.send({ type: 'sheet.close' })}>
      {!hasSingleKeys && <Banner tone="info">{copy.singlesOff}</Banner>}
      <KeyList
        groups={SHEET.map(({ name, rows }) => ({
          name,
          rows: rows.map(({ does, keys, scope }) => ({
            does,
            keys: keyNames(keys, isMac()),
            ...(scope === 'anywhere' && { about: copy.inFields }),
          })),
        }))}
      />
    </Dialog>
  );
}
