import { useSelector } from '@xstate/react';
import { selectIsMenuOpen, selectIsSheetOpen } from '#machines/command-menu/command-menu.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { loadCommandDialogs } from '../parts.ts';
import { SequenceHint } from './SequenceHint.tsx';

/** The command menu and the list of shortcuts, loaded with the first that opens. */
export function CommandLayer() {
  const { commandMenu } = useShellActors();
  const opened = [useSelector(commandMenu, selectIsMenuOpen), useSelector(commandMenu, selectIsSheetOpen)];
  const Dialogs = useLoaded(loadCommandDialogs, opened.includes(true));
  return (
    <>
      {Dialogs && <Dialogs />}
      <SequenceHint />
    </>
  );
}
