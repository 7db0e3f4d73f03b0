import { useSyncExternalStore } from 'react';
import './PrintHead.css';

interface PrintHeadProps {
  name: string;
  /** Read again for each print, because a page can stay open overnight. */
  today: () => string;
}

function subscribeToPrinting(onChange: () => void): () => void {
  window.addEventListener('beforeprint', onChange);
  return () => window.removeEventListener('beforeprint', onChange);
}

/** The header of a printed page. Hidden on the screen. */
export function PrintHead({ name, today }: PrintHeadProps) {
  const day = useSyncExternalStore(subscribeToPrinting, today, today);
  return (
    <div className="print-head">
      <span className="print-head-name">{name}</span>
      <span className="tabular">{day}</span>
    </div>
  );
}
