import { ChevronRight, type IconNode } from 'lucide';
import { type AnchorHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Navigation.css';

/** The landmark around the groups. `rail` shows icons only; the words stay for screen readers. */
export function Navigation({
  label,
  shape,
  children,
}: {
  label: string;
  shape: 'wide' | 'rail';
  children: ReactNode;
}) {
  return (
    <nav className="navigation" aria-label={label} data-shape={shape}>
      {children}
    </nav>
  );
}

/** A group of items, under its name if it has one. */
export function NavigationGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className="navigation-group">
      {label && (
        <p className="navigation-label">
          <span className="navigation-label-words">{label}</span>
        </p>
      )}
      <ul>{children}</ul>
    </div>
  );
}

interface FoldingGroupProps {
  label: string;
  isExpanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A group that folds under its name (LAYOUT-3). */
export function NavigationFoldingGroup({ label, isExpanded, onToggle, children }: FoldingGroupProps) {
  const listId = useId();
  return (
    <div className="navigation-group">
      <button
        type="button"
        className="navigation-fold"
        aria-expanded={isExpanded}
        aria-controls={listId}
        onClick={onToggle}
      >
        <span className="navigation-label-words">{label}</span>
        <Icon of={ChevronRight} mirrors />
      </button>
      <ul id={listId} hidden={!isExpanded}>
        {children}
      </ul>
    </div>
  );
}

interface NavigationItemProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: IconNode;
  isCurrent: boolean;
  /** Shown next to the link as its description. The link keeps the page's name. */
  note?: string | false;
  children: string;
}

/** A link to a page, marked while that page is open. */
export function NavigationItem({ icon, isCurrent, note, children, ...link }: NavigationItemProps) {
  const id = useId();
  return (
    <li>
      <a
        {...link}
        className="navigation-item"
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={note ? id : undefined}
      >
        <Icon of={icon} size={20} />
        <span className="navigation-item-words">{children}</span>
      </a>
      {note && (
        <span className="navigation-item-note" id={id}>
          {note}
        </span>
      )}
    </li>
  );
}
