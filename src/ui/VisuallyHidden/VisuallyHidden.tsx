import type { ReactNode } from 'react';
import './VisuallyHidden.css';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
