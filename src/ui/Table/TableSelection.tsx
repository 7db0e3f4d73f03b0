import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';

interface TableSelectionProps {
  count: number;
  /** What can be done with all of them. */
  children: ReactNode;
  onClear: () => void;
}

/** Takes the place of a table's toolbar while rows are chosen. */
export function TableSelection({ count, children, onClear }: TableSelectionProps) {
  return (
    <div className="table-selection">
      <p className="tabular" role="status">
        {count} chosen
      </p>
      {children}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear choice
      </Button>
    </div>
  );
}
