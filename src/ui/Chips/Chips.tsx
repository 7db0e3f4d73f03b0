import { X } from 'lucide';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Chips.css';

export interface Chip {
  id: string;
  name: string;
  onRemove: () => void;
}

/** The filters in use, each with a button to remove it. Renders nothing without chips. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <div {...focusFallback(label)}>
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map(({ id, name, onRemove }) => (
            <li key={id}>
              <button type="button" className="chip" aria-label={`Remove ${name}`} onClick={onRemove}>
                <span className="chip-name">{name}</span>
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
