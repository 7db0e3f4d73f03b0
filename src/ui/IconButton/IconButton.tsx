import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, in words: its name, and what stands beside the pointer. */
  label: string;
  icon: IconNode;
  /** The icon points somewhere. */
  mirrors?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is an icon, where there is no room for its word. With `aria-disabled` it does nothing and keeps the
 * focus: for one that disables itself by being pressed.
 */
export function IconButton({ label, icon, mirrors = false, onClick, ...button }: IconButtonProps) {
  const press = button['aria-disabled'] === true ? undefined : onClick;
  return (
    <button
      type="button"
      title={label}
      {...button}
      onClick={press}
      className="icon-button"
      aria-label={label}
    >
      <Icon of={icon} mirrors={mirrors} />
    </button>
  );
}
