import type { ReactNode } from 'react';
import './StatusPlace.css';

/** A live region, in the page before its message, so that screen readers announce it. */
export function StatusPlace({ children }: { children: ReactNode }) {
  return (
    <div className="status-place" role="status">
      {children}
    </div>
  );
}
