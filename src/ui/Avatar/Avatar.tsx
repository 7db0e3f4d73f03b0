import './Avatar.css';

interface AvatarProps {
  initials: string;
  size?: 'medium' | 'large';
}

/** A person's initials in a disc. The name is next to it or labels its button. */
export function Avatar({ initials, size = 'medium' }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
