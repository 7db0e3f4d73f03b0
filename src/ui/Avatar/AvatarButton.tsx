import type { ButtonHTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from './Avatar.tsx';

interface AvatarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  initials: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the menu of the person whose initials it shows. */
export function AvatarButton({ label, initials, ...button }: AvatarButtonProps) {
  return (
    <button type="button" {...button} className="avatar-button">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Avatar initials={initials} />
    </button>
  );
}
