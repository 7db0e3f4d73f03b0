import type { ReactNode } from 'react';
import './StatusPlace.css';

/** Where a message may come to stand: it is there before the message is, so that this is read out when it appears. */
export function StatusPlace({ children }: { children: ReactNode }) {
  return (
    <div className="status-place" role="status">
      {children}
    </div>
  );
}
