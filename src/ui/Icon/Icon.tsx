import type { IconNode } from 'lucide';

interface IconProps {
  of: IconNode;
  size?: 16 | 20;
  /** Mirrored in right-to-left text. */
  mirrors?: boolean;
}

/** An icon next to its label, hidden from assistive technology. */
export function Icon({ of: shapes, size = 16, mirrors = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-mirrors={mirrors || undefined}
      aria-hidden
      focusable={false}
    >
      {shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
