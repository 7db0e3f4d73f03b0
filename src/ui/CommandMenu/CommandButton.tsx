import { Search } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Keys } from './Keys.tsx';
import './CommandButton.css';

interface CommandButtonProps {
  /** What stands on it where there is room, and is said of it everywhere. */
  words: string;
  /** What does the same, as the user's keyboard has it. */
  keys: readonly string[];
  onPress: () => void;
}

/** Opens the command menu: looks like the line that it opens, and tells the keys that do the same. */
export function CommandButton({ words, keys, onPress }: CommandButtonProps) {
  return (
    <button
      type="button"
      className="command-button"
      aria-haspopup="dialog"
      title={`${words} (${keys.join(' ')})`}
      onClick={onPress}
    >
      <Icon of={Search} />
      <span className="command-button-words">
        {words} <Keys keys={keys} />
      </span>
    </button>
  );
}
