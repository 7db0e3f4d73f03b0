import type { ReactNode } from 'react';
import './StatusRegion.css';

/** A live region that is on the page before its message, so that screen readers announce it. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div className="status-region" role="status">
      {children}
    </div>
  );
}
