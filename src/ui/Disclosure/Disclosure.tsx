import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Disclosure.css';

interface DisclosureProps {
  /** Describes the hidden content. A click on these words opens and closes it. */
  title: string;
  opens?: boolean;
  end?: ReactNode;
  /** A function renders content only while it is open, for fields that are slow to render. */
  children: ReactNode | (() => ReactNode);
}

/** More content behind a title. Uses the browser's own `details`, so that find-in-page opens it. */
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
        {typeof children === 'function' ? isOpen && children() : children}
      </details>
      {end && <div className="disclosure-end">{end}</div>}
    </div>
  );
}
