import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  icon: IconNode;
  mirrors?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with an icon instead of a label. A button that disables itself when pressed uses `aria-disabled`, so that
 * it keeps the focus.
 */
export function IconButton({ label, icon, mirrors = false, onClick, ...button }: IconButtonProps) {
  const press = button['aria-disabled'] === true ? undefined : onClick;
  return (
    <button
      type="button"
      title={label}
      {...button}
      onClick={press}
      className="icon-control icon-button"
      aria-label={label}
    >
      <Icon of={icon} mirrors={mirrors} />
    </button>
  );
}
