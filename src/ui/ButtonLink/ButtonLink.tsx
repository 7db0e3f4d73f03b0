import type { AnchorHTMLAttributes, ReactNode } from 'react';
import '#ui/Button/Button.css';
import './ButtonLink.css';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** A link to another page that looks like a Button. */
export function ButtonLink({ variant = 'secondary', size = 'medium', children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className="button button-link" data-variant={variant} data-size={size}>
      <span className="button-content">{children}</span>
    </a>
  );
}
