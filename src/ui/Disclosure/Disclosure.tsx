import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Disclosure.css';

interface DisclosureProps {
  /** What is behind it; it opens and closes by these words. */
  title: string;
  /** Open from the beginning, and whenever this becomes true. */
  opens?: boolean;
  /** A control beside the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** More of a page than most people need, behind its title. The browser's own: found by its search, open or not. */
export function Disclosure({ title, opens = false, end, children }: DisclosureProps) {
  return (
    <div className="disclosure">
      <details className="disclosure-details" open={opens || undefined}>
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
