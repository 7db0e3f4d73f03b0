import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Column, DIRECTIONS, type Sort, sortedBy, sortFieldOf, widthOf } from './table.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  sortDisabled: boolean;
  hasActions: boolean;
  before: ReactNode;
}

/** Column names. Sortable ones are buttons. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  sortDisabled,
  hasActions,
  before,
}: TableHeadProps<Row>) {
  return (
    <thead className="table-head">
      <tr>
        {before}
        {columns.map((column) => (
          <th
            key={column.id}
            className="table-name"
            scope="col"
            data-card={column.card}
            data-name={column.name}
            data-align={column.align}
            style={
              column.width === undefined
                ? undefined
                : { inlineSize: `${(100 * column.width) / widthOf(columns)}%` }
            }
            aria-sort={sort?.field === sortFieldOf(column) ? DIRECTIONS[sort.order] : undefined}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} disabled={sortDisabled} />
            ) : (
              column.name
            )}
          </th>
        ))}
        {hasActions && (
          <th className="table-name" data-narrow="" scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const GLYPHS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  disabled: boolean;
}

function SortButton<Row>({ column, sort, onSort, disabled }: SortButtonProps<Row>) {
  const direction = sort?.field === sortFieldOf(column) ? DIRECTIONS[sort.order] : 'none';
  return (
    <button
      type="button"
      className="table-sort-button"
      data-direction={direction}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onSort(sortedBy(column, sort))}
    >
      {column.name}
      <Icon of={GLYPHS[direction]} />
    </button>
  );
}
