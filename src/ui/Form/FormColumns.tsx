import type { ReactNode } from 'react';
import './FormColumns.css';

/** Two sections of a form, side by side in a wide window, with their rows on common lines. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <div className="form-columns">{children}</div>
);

/** The number of fields with a message in a long form, next to its buttons. */
export function FormProblems({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="form-problems">{count === 1 ? 'Fix 1 field above.' : `Fix ${count} fields above.`}</p>;
}
