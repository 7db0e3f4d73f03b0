import type { ReactNode } from 'react';
import './DescriptionList.css';

export interface Description {
  term: string;
  value: ReactNode;
}

/** Facts about one thing: a term and its value a row. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="description-list">
      {items.map(({ term, value }) => (
        <div className="description" key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several short values of one term. */
export function ValueList({ children }: { children: ReactNode }) {
  return <div className="value-list">{children}</div>;
}
