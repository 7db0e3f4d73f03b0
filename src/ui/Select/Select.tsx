import { ChevronDown } from 'lucide';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';
import './Select.css';

export interface SelectOption {
  id: string;
  name: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'onChange'> {
  label: string;
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  onChoose?: (id: string) => void;
  error?: string | null | undefined;
  hint?: string | null | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few choices in a form. The list is the browser's own: it is quick, and made for thumbs on a phone. */
export function Select({
  label,
  options,
  placeholder,
  onChoose,
  error,
  hint,
  id,
  value,
  ...select
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const messageId = `${selectId}-message`;
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={selectId}>
        {label}
      </label>
      <div className="text-field-box">
        <select
          {...select}
          {...(value === undefined ? {} : { value })}
          id={selectId}
          className="text-field-input select"
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? messageId : undefined}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.disabled}>
              {option.name}
            </option>
          ))}
        </select>
        <span className="select-mark">
          <Icon of={ChevronDown} />
        </span>
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
