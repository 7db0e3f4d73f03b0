import { useSelector } from '@xstate/react';
import {
  selectIsMenuOpen,
  selectIsSheetOpen,
  selectQuery,
} from '#machines/command-menu/command-menu.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { EarlyKeys } from '#ui/CommandMenu/EarlyKeys.tsx';
import { loadCommandDialogs } from '../parts.ts';
import { SequenceHint } from './SequenceHint.tsx';

/** The command menu and the list of shortcuts, loaded with the first that opens. */
export function CommandLayer() {
  const { commandMenu } = useShellActors();
  const isMenuOpen = useSelector(commandMenu, selectIsMenuOpen);
  const isSheetOpen = useSelector(commandMenu, selectIsSheetOpen);
  const Dialogs = useLoaded(loadCommandDialogs, isMenuOpen || isSheetOpen);
  const query = useSelector(commandMenu, selectQuery);
  return (
    <>
      {Dialogs && <Dialogs />}
      {isMenuOpen && !Dialogs && (
        <EarlyKeys
          text={query}
          onType={(value) => commandMenu.send({ type: 'field.change', field: 'query', value })}
        />
      )}
      <SequenceHint />
    </>
  );
}
