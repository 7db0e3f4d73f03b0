import { useSelector } from '@xstate/react';
import {
  selectIsMenuOpen,
  selectIsSheetOpen,
  selectQuery,
} from '#machines/command-menu/command-menu.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { useEarlyKeys } from '#ui/CommandMenu/use-early-keys.ts';
import { loadCommandDialogs } from '../parts.ts';
import { SequenceHint } from './SequenceHint.tsx';

/** The command menu and the list of shortcuts, loaded when the first of them opens. */
export function CommandLayer() {
  const { commandMenu } = useShellActors();
  const isMenuOpen = useSelector(commandMenu, selectIsMenuOpen);
  const isSheetOpen = useSelector(commandMenu, selectIsSheetOpen);
  const Dialogs = useLoaded(loadCommandDialogs, isMenuOpen || isSheetOpen);
  const early = useSelector(commandMenu, (menu) => (isMenuOpen && !Dialogs ? selectQuery(menu) : null));
  useEarlyKeys(early, (value) => commandMenu.send({ type: 'field.change', field: 'query', value }));
  return (
    <>
      {Dialogs && <Dialogs />}
      <SequenceHint />
    </>
  );
}
