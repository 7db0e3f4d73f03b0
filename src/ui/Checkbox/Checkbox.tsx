import { useId } from 'react';
import '#ui/choice.css';
import './Checkbox.css';

interface CheckboxProps {
  label: string;
  /** Hides the label visually if the context shows what the checkbox selects. */
  labelHidden?: boolean;
  hint?: string;
  /** Replaces the hint. */
  error?: string | null;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/**
 * A yes or no that is saved when the form is submitted. Uses the browser's own checkbox, because a list has one in
 * each row.
 */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  error = null,
  checked,
  disabled = false,
  onChange,
}: CheckboxProps) {
  const messageId = useId();
  const message = error ?? hint;
  return (
    <div className="checkbox">
      <label className="choice checkbox-label" data-disabled={disabled || undefined}>
        <input
          type="checkbox"
          className="checkbox-input"
          checked={checked}
          disabled={disabled}
          aria-label={labelHidden ? label : undefined}
          aria-describedby={message && messageId}
          aria-invalid={error !== null || undefined}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span className="choice-mark checkbox-mark" />
        {!labelHidden && label}
      </label>
      {message && (
        <span
          className="checkbox-hint"
          id={messageId}
          data-tone={error === null ? 'hint' : 'error'}
          aria-live="polite"
        >
          {message}
        </span>
      )}
    </div>
  );
}
