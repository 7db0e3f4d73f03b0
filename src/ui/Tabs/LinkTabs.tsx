import type { ReactElement } from 'react';
import './Tabs.css';

export const linkTab = (isCurrent: boolean) =>
  ({ className: 'tab', 'aria-current': isCurrent ? 'page' : undefined }) as const;

interface LinkTabsProps {
  label: string;
  links: readonly ReactElement[];
}

/** Several pages about one thing, as links with addresses of their own. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav className="tabs-list" aria-label={label}>
      {links}
    </nav>
  );
}
