import type { Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { Command, CommandGroup } from './command-menu.ts';
import { Keys } from './Keys.tsx';

interface CommandListProps {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onPoint: (command: Command) => void;
  onChoose: (command: Command) => void;
  ref: Ref<HTMLDivElement>;
}

/** The results of a command menu. The input keeps the focus; the option that Enter chooses is marked. */
export function CommandList({ id, groups, active, onPoint, onChoose, ref }: CommandListProps) {
  return (
    <div className="command-list" ref={ref} id={`${id}-list`} role="listbox" aria-label="Results">
      {groups.map(({ name, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={name} className="command-group" role="group" aria-label={name}>
          <p className="command-group-name" aria-hidden="true">
            {name}
          </p>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the line above, which chooses by Enter
            // biome-ignore lint/a11y/useFocusableInteractive: the line above names it by aria-activedescendant
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              className="command"
              role="option"
              aria-selected={command.id === active?.id}
              aria-disabled={command.why !== undefined || undefined}
              onPointerMove={() => onPoint(command)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
            >
              {command.icon && <Icon of={command.icon} />}
              <bdi className="command-name">{command.name}</bdi>
              {command.about && <span className="command-about tabular">{command.about}</span>}
              {command.keys && <Keys keys={command.keys} />}
              {command.why && <span className="command-why">{command.why}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
