import { Check, CircleAlert, Minus } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'onChange'> {
  label: ReactNode;
  /** A second line, which says what comes of it. */
  hint?: string;
  error?: string | null;
  /** Some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
  /** The label is for screen readers alone, where the row around it says the same. */
  labelHidden?: boolean;
  onChange?: (checked: boolean) => void;
}

/** Yes or no, which counts when the form is sent; or a row that is chosen. */
export function Checkbox({
  label,
  hint,
  error,
  mixed = false,
  labelHidden = false,
  onChange,
  id,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className="checkbox">
      <span className="checkbox-box">
        <input
          {...input}
          ref={box}
          id={inputId}
          className="checkbox-input"
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        />
        <span className="checkbox-mark">
          <Icon of={mixed ? Minus : Check} />
        </span>
      </span>
      <span className="checkbox-words" data-hidden={labelHidden || undefined}>
        <label htmlFor={inputId}>{label}</label>
        {hint && (
          <span className="checkbox-hint" id={hintId}>
            {hint}
          </span>
        )}
        {error && (
          <span className="checkbox-error" id={errorId}>
            <Icon of={CircleAlert} />
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
