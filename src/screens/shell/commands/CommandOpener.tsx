import { useSelector } from '@xstate/react';
import { keyNames } from '#domain/navigation/shortcut.ts';
import { selectHasMenu } from '#machines/command-menu/command-menu.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { CommandButton } from '#ui/CommandMenu/CommandButton.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import { copy } from './copy.ts';
import { MenuHint } from './MenuHint.tsx';

export function CommandOpener() {
  const { commandMenu } = useShellActors();
  const hasMenu = useSelector(commandMenu, selectHasMenu);
  if (!hasMenu) return null;
  return (
    <>
      <CommandButton
        words={copy.jump}
        keys={keyNames(['Mod+k'], isMac())}
        onPress={() => commandMenu.send({ type: 'menu.open' })}
      />
      <MenuHint />
    </>
  );
}
