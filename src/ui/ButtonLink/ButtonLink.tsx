import type { AnchorHTMLAttributes, ReactNode } from 'react';
import '#ui/Button/Button.css';
import './ButtonLink.css';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: 'primary' | 'secondary';
  icon?: ReactNode;
  children: ReactNode;
}

/** A link to another page that stands where an action would: it looks like a Button, and opens in a new tab too. */
export function ButtonLink({ variant = 'secondary', icon, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className="button button-link" data-variant={variant}>
      <span className="button-content">
        {icon}
        {children}
      </span>
    </a>
  );
}
