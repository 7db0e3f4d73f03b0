import { useId } from 'react';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';
import './RadioGroup.css';

interface RadioOption {
  id: string;
  name: string;
  /** A second line, which says what comes of it. */
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value?: string | null;
  onChoose: (id: string) => void;
  error?: string | null;
  hint?: string;
  disabled?: boolean;
  /** `cards` when each choice needs its hint to be weighed. */
  look?: 'list' | 'cards';
}

/** One of a few choices, all of them in sight. */
export function RadioGroup({
  label,
  options,
  value,
  onChoose,
  error,
  hint,
  disabled,
  look = 'list',
}: RadioGroupProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <fieldset
      className="radio-group"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={(error ?? hint) ? messageId : undefined}
    >
      <legend className="text-field-label">{label}</legend>
      <div className="radio-options" data-look={look}>
        {options.map((option) => (
          <label className="radio" key={option.id}>
            <input
              className="radio-input"
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              disabled={option.disabled}
              onChange={() => onChoose(option.id)}
            />
            <span className="radio-words">
              {option.name}
              {option.hint && <span className="radio-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}
