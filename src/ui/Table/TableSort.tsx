import { useId } from 'react';
import type { Column, Sort } from './table.ts';

interface TableSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  disabled: boolean;
}

const DIRECTIONS = ['ascending', 'descending'] as const;
const keyOf = ({ column, direction }: Sort) => `${direction} ${column}`;

/** Sorting for rows that are cards and have no head. */
export function TableSort<Row>({ columns, sort, onSort, disabled }: TableSortProps<Row>) {
  const id = useId();
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id: column, name }) => DIRECTIONS.map((direction) => ({ column, direction, name })));
  const choose = (key: string) => {
    const chosen = orders.find((order) => keyOf(order) === key);
    if (chosen !== undefined) onSort({ column: chosen.column, direction: chosen.direction });
  };
  return (
    <div className="table-sort">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="pagination-select"
        disabled={disabled}
        value={sort === null ? '' : keyOf(sort)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {sort === null && <option value="">Default</option>}
        {orders.map((order) => (
          <option key={keyOf(order)} value={keyOf(order)}>
            {order.name}, {order.direction}
          </option>
        ))}
      </select>
    </div>
  );
}
