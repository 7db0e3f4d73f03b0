import { Search } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { CommandList } from './CommandList.tsx';
import { type Command, type CommandGroup, nextIndex } from './command-menu.ts';
import './CommandMenu.css';

const MOST_IN_SIGHT = 11;
const NONE: readonly CommandGroup[] = [];

interface CommandMenuProps {
  label: string;
  placeholder: string;
  line?: ComponentProps<'input'>;
  groups: readonly CommandGroup[];
  searching?: boolean;
  note?: string;
  nothing: string;
  onChoose: (command: Command) => void;
}

/** An input and its results in groups. The focus stays in the input; arrow keys move through the list. */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, line = {}, groups, searching = false, note, nothing, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const commands = groups.flatMap((group) => group.commands);
  // The input is painted before the list, so that a key never waits for the list.
  const listed = useDeferredValue(groups, NONE);
  const { active, mark, restart } = useMarked(commands.map(({ id }) => id));
  const index = Math.max(
    0,
    commands.findIndex(({ id }) => id === active),
  );
  const chosen = commands[index];
  const activeId = chosen && `${id}-${chosen.id}`;

  useLayoutEffect(() => {
    if (activeId !== undefined)
      list.current?.ownerDocument.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const walk = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, commands.length);
    if (event.key === 'Enter' && chosen !== undefined && !event.nativeEvent.isComposing) choose(chosen);
    else if (next !== null) mark(commands[next]?.id ?? null);
    else return;
    event.preventDefault();
  };
  const choose = (command: Command) => {
    if (command.why === undefined) onChoose(command);
  };
  return (
    <div className="command-menu" aria-busy={searching || undefined}>
      <div className="command-menu-line">
        <Icon of={Search} size={20} />
        <input
          {...line}
          className="command-menu-input"
          type="text"
          dir="auto"
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          onInput={(event) => {
            restart();
            line.onInput?.(event);
          }}
          onKeyDown={(event) => {
            line.onKeyDown?.(event);
            walk(event);
          }}
        />
      </div>
      <p className="command-menu-state" role="status">
        {searching && 'Searching…'}
        {!searching && (note || (commands.length === 0 && nothing))}
      </p>
      <CommandList
        ref={list}
        id={id}
        groups={listed}
        active={chosen}
        onPoint={({ id }) => mark(id)}
        onChoose={choose}
      />
      {commands.length > MOST_IN_SIGHT && (
        <p className="command-menu-count tabular">{`${commands.length} results. Scroll for more.`}</p>
      )}
    </div>
  );
}

/**
 * The marked line, by id, because lines that load later change the index. Null marks the first line. Once the user has
 * typed, lines that load later don't replace the first line, which the user may be about to choose.
 */
function useMarked(ids: readonly string[]) {
  const [active, mark] = useState<string | null>(null);
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  if (seen !== null && seen.join() !== ids.join()) {
    setSeen(ids);
    if (active === null && seen.every((id) => ids.includes(id))) mark(seen[0] ?? null);
  }
  const restart = () => {
    mark(null);
    setSeen([]);
  };
  return { active, mark, restart };
}
