import type { ReactNode } from 'react';
import './FormColumns.css';

/** Three sections of a form. In a wide window the last one is next to the other two. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <div className="form-columns">{children}</div>
);

/** The number of fields with a message in a long form, next to its buttons. */
export function FormProblems({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="form-problems">{count === 1 ? 'Fix 1 field above.' : `Fix ${count} fields above.`}</p>;
}
