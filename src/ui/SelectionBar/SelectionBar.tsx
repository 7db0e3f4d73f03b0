import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import './SelectionBar.css';

const CLEAR = 'Clear selection';

interface SelectionBarProps extends Pick<ButtonProps, 'size'> {
  /** Screen readers read it when the bar takes the focus from a removed button. */
  label: string;
  /** How much is selected. Empty if nothing is: the live region stays, so that the first selection is announced. */
  selected: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** What is selected in a list, and what can be done with it. */
export function SelectionBar({ label, selected, onClear, size = 'medium', children }: SelectionBarProps) {
  return (
    <div className="selection-bar" data-empty={selected === '' ? '' : undefined} {...focusFallback(label)}>
      <span role="status">{selected}</span>
      {selected !== '' && (
        <>
          {children}
          <Button variant="quiet" size={size} onClick={onClear}>
            {CLEAR}
          </Button>
        </>
      )}
    </div>
  );
}
