import { Bell } from 'lucide';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import './BellButton.css';

interface BellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  count: number;
}

const MOST_COUNTED = 99;

/** A bell with the number of new notifications. */
export function BellButton({ label, count, ...button }: BellButtonProps) {
  return (
    <button type="button" {...button} className="icon-control bell-button">
      <VisuallyHidden>{count > 0 ? `${label}, ${count} new` : label}</VisuallyHidden>
      <Icon of={Bell} size={20} />
      {count > 0 && (
        <span className="bell-count tabular" aria-hidden="true">
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </button>
  );
}
