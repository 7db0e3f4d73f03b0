import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './InlineSelect.css';

interface InlineSelectProps {
  label: string;
  value: string;
  disabled: boolean;
  onChoose: (value: string) => void;
  /** Options. */
  children: ReactNode;
}

/** The browser's own select, in a small size, on one line with its label. */
export function InlineSelect({ label, value, disabled, onChoose, children }: InlineSelectProps) {
  const id = useId();
  return (
    <span className="inline-select">
      <label htmlFor={id}>{label}</label>
      <span className="inline-select-box">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {children}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </span>
  );
}
