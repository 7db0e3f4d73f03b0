import type { ReactElement } from 'react';
import './Tabs.css';

/** What a link among tabs is given: the link itself is the page's, as is the way it leads. */
export const linkTab = (isCurrent: boolean) =>
  ({ className: 'tab', 'aria-current': isCurrent ? 'page' : undefined }) as const;

interface LinkTabsProps {
  label: string;
  /** Links, each with its key and `linkTab`. */
  links: readonly ReactElement[];
}

/** Several pages about one thing, each with an address of its own, and links from one to the next. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav className="tabs-list" aria-label={label}>
      {links}
    </nav>
  );
}
