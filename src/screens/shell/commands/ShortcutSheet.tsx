import { useSelector } from '@xstate/react';
import { keyNames, shortcutSheet } from '#domain/navigation/shortcut.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { selectIsSheetOpen } from '#machines/command-menu/command-menu.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import { KeyList } from '#ui/CommandMenu/KeyList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { copy } from './copy.ts';

const NO_RIGHTS = { roles: [], permissions: [] };

export function ShortcutSheet() {
  const { commandMenu, appearance } = useShellActors();
  const isOpen = useSelector(commandMenu, selectIsSheetOpen);
  const hasSingleKeys = useSelector(appearance, selectAppearance).keys === 'all';
  const addresses = usePageConfig();
  const rights = useSession(selectUser) ?? NO_RIGHTS;
  return (
    <Dialog open={isOpen} title={copy.sheet} onClose={() => commandMenu.send({ type: 'sheet.close' })}>
      {!hasSingleKeys && <Banner tone="info">{copy.singlesOff}</Banner>}
      <KeyList
        groups={shortcutSheet(addresses, rights).map(({ name, rows }) => ({
          name,
          rows: rows.map(({ does, keys, scope, about }) => ({
            does,
            keys: keyNames(keys, isMac()),
            ...(scope === 'anywhere' && { about: copy.inFields }),
            ...(about !== undefined && { about }),
          })),
        }))}
      />
    </Dialog>
  );
}
