import { useSelector } from '@xstate/react';
import { type CommandSetting, commandsFor } from '#domain/navigation/command.ts';
import { type MenuLine, menuView } from '#domain/navigation/menu-view.ts';
import { keyNames, keysOf } from '#domain/navigation/shortcut.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import * as menu from '#machines/command-menu/command-menu.selectors.ts';
import { selectHasBell } from '#machines/notifications/notifications.selectors.ts';
import { selectSelection, selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { useField } from '#react/use-field.ts';
import { CommandDialog } from '#ui/CommandMenu/CommandDialog.tsx';
import { CommandMenu } from '#ui/CommandMenu/CommandMenu.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import { copy } from './copy.ts';
import { iconOfAct } from './icons.ts';

export function CommandPalette() {
  const { commandMenu } = useShellActors();
  const isOpen = useSelector(commandMenu, menu.selectIsMenuOpen);
  return (
    <CommandDialog open={isOpen} title={copy.menu} onClose={() => commandMenu.send({ type: 'menu.close' })}>
      <Palette />
    </CommandDialog>
  );
}

function Palette() {
  const { commandMenu } = useShellActors();
  const setting = useSetting();
  const query = useSelector(commandMenu, menu.selectQuery);
  const { refusal, ...line } = useField(commandMenu, 'query', () =>
    commandMenu.send({ type: 'field.settle' }),
  );
  const view = menuView({
    query,
    commands: setting === null ? [] : commandsFor(setting),
    practiceId: useSelector(commandMenu, menu.selectPracticeId),
    recents: useSelector(commandMenu, menu.selectRecents),
    recentsFailure: useSelector(commandMenu, menu.selectRecentsFailure),
    found: useSelector(commandMenu, menu.selectFound),
    failure: useSelector(commandMenu, menu.selectFailure),
  });
  const lines = view.groups.flatMap(({ commands }) => commands);
  const choose = (chosen: string) => {
    const act = lines.find(({ id }) => id === chosen)?.act;
    if (act?.kind === 'retry') commandMenu.send({ type: `${act.part}.retry` });
    else if (act !== undefined) commandMenu.send({ type: 'command.choose', act });
  };
  return (
    <CommandMenu
      label={copy.find}
      placeholder={copy.find}
      line={line}
      groups={view.groups.map(({ name, commands }) => ({
        name,
        commands: commands.map((line) => ({ ...line, icon: iconOfAct(line.act), ...keysFor(line) })),
      }))}
      searching={useSelector(commandMenu, menu.selectIsLooking)}
      note={refusal ?? view.note}
      nothing={copy.nothing}
      onChoose={({ id }) => choose(id)}
    />
  );
}

/** Null before the user is loaded. */
function useSetting(): CommandSetting | null {
  const { appearance, notifications } = useShellActors();
  const user = useSession(selectUser);
  const selection = useSession(selectSelection);
  const parts = {
    appearance: useSelector(appearance, selectAppearance),
    hasBell: useSelector(notifications, selectHasBell),
  };
  const addresses = usePageConfig();
  return user === null || selection === null ? null : { user, selection, addresses, ...parts };
}

function keysFor({ act }: MenuLine): { keys?: readonly string[] } {
  const keys = act.kind === 'retry' ? undefined : keysOf(act);
  return keys === undefined ? {} : { keys: keyNames(keys, isMac()) };
}
