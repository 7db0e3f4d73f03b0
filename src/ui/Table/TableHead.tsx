import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Column, type Sort, sortedBy } from './table.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  sortDisabled: boolean;
  hasActions: boolean;
  /** How many rows of the page are chosen; undefined where none can be. */
  chosen: { of: number; count: number } | undefined;
  onChooseAll: (isChosen: boolean) => void;
}

/** The names of a table's columns; those that can be sorted by are buttons. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  sortDisabled,
  hasActions,
  chosen,
  onChooseAll,
}: TableHeadProps<Row>) {
  return (
    <thead className="table-head">
      <tr>
        {chosen && (
          <th className="table-name" data-narrow="" scope="col">
            <Checkbox
              label="Choose all rows of this page"
              labelHidden
              checked={chosen.of > 0 && chosen.count === chosen.of}
              mixed={chosen.count > 0 && chosen.count < chosen.of}
              disabled={chosen.of === 0}
              onChange={onChooseAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            className="table-name"
            scope="col"
            data-card={column.card}
            data-align={column.align}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
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

function SortButton<Row>({ column: { id, name }, sort, onSort, disabled }: SortButtonProps<Row>) {
  const direction = sort?.column === id ? sort.direction : 'none';
  return (
    <button
      type="button"
      className="table-sort-button"
      data-direction={direction}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onSort(sortedBy(id, sort))}
    >
      {name}
      <Icon of={GLYPHS[direction]} />
    </button>
  );
}
