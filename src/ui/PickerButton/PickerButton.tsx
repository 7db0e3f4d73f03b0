import { ChevronsUpDown } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './PickerButton.css';

interface PickerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  value: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens a menu of choices and shows the current one. */
export function PickerButton({ label, value, ...button }: PickerButtonProps) {
  return (
    <button type="button" {...button} className="picker">
      <span className="picker-words">
        <span className="picker-label">{label}</span> <span className="picker-value">{value}</span>
      </span>
      <Icon of={ChevronsUpDown} />
    </button>
  );
}
