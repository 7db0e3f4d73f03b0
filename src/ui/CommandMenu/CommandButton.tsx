import { Search } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Keys } from './Keys.tsx';
import './CommandButton.css';

interface CommandButtonProps {
  words: string;
  keys: readonly string[];
  onPress: () => void;
}

/** Opens the command menu, and shows its keyboard shortcut. */
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
