import type { ReactNode } from 'react';
import { isolated } from '#ui/isolated.tsx';
import './DescriptionList.css';

export interface Description {
  term: string;
  value: ReactNode;
}

interface DescriptionListProps {
  items: readonly Description[];
  figures?: boolean;
}

/** Facts about one subject: a term and its value per row. */
export function DescriptionList({ items, figures = false }: DescriptionListProps) {
  return (
    <dl className="description-list" data-figures={figures ? '' : undefined}>
      {items.map(({ term, value }) => (
        <div className="description" key={term}>
          <dt>{term}</dt>
          <dd>{isolated(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several short values of one term. */
export function ValueList({ children }: { children: ReactNode }) {
  return <span className="value-list">{children}</span>;
}
