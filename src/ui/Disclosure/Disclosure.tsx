import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { focusPlace } from '#ui/FocusPlace/focus-place.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Disclosure.css';

interface DisclosureProps {
  /** What is behind it; it opens and closes by these words. */
  title: string;
  /** Open from the beginning. Later it is whoever reads the page that opens and closes it. */
  opens?: boolean;
  /** A control beside the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** More of a page than most people need, behind its title. The browser's own: found by its search, open or not. */
export function Disclosure({ title, opens = false, end, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(opens);
  return (
    <div className="disclosure" {...focusPlace(title)}>
      <details
        className="disclosure-details"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="disclosure-title">
          <Icon of={ChevronRight} mirrors />
          {title}
        </summary>
        {children}
      </details>
      {end && <div className="disclosure-end">{end}</div>}
    </div>
  );
}
