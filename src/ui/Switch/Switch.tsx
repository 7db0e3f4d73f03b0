import { type ButtonHTMLAttributes, useId } from 'react';
import './Switch.css';

interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'children'> {
  label: string;
  /** A second line, which says what comes of it. */
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that takes hold at once. */
export function Switch({ label, hint, on, onChange, ...button }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label className="switch-words" htmlFor={id}>
        {label}
        {hint && (
          <span className="switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <button
        {...button}
        id={id}
        type="button"
        role="switch"
        className="switch-track"
        aria-checked={on}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!on)}
      >
        <span className="switch-thumb" />
      </button>
    </div>
  );
}
