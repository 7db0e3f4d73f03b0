import type { ReactElement } from 'react';
import '../fade-end.css';
import './Tabs.css';

export const linkTab = (isCurrent: boolean) =>
  ({ className: 'tab', 'aria-current': isCurrent ? 'page' : undefined }) as const;

interface LinkTabsProps {
  label: string;
  links: readonly ReactElement[];
}

/** Several pages about one subject, as links with their own addresses. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav className="tabs-list fade-end" aria-label={label}>
      {links}
    </nav>
  );
}
