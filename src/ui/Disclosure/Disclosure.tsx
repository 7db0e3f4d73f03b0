import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Disclosure.css';

interface DisclosureProps {
  /** What is behind it; it opens and closes by these words. */
  title: string;
  opens?: boolean;
  end?: ReactNode;
  children: ReactNode;
}

/** More of a page behind its title: the browser's own `details`, so that find in page opens it. */
export function Disclosure({ title, opens = false, end, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(opens);
  return (
    <div className="disclosure" {...focusFallback(title)}>
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
