import { InlineSelect } from '#ui/Select/InlineSelect.tsx';
import { type Column, DIRECTIONS, type Sort, sortFieldOf } from './table.ts';

interface TableSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  disabled: boolean;
}

const ORDERS = ['asc', 'desc'] as const;
const keyOf = ({ field, order }: Sort) => `${order} ${field}`;

/** The sort control for rows that are cards and have no header. */
export function TableSort<Row>({ columns, sort, onSort, disabled }: TableSortProps<Row>) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => ORDERS.map((order) => ({ field: sortFieldOf(column), order, name: column.name })));
  const choose = (key: string) => {
    const chosen = orders.find((order) => keyOf(order) === key);
    if (chosen !== undefined) onSort({ field: chosen.field, order: chosen.order });
  };
  return (
    <div className="table-sort">
      <InlineSelect
        label="Sort by"
        value={sort === null ? '' : keyOf(sort)}
        disabled={disabled}
        onChoose={choose}
      >
        {sort === null && <option value="">Default</option>}
        {orders.map((order) => (
          <option key={keyOf(order)} value={keyOf(order)}>
            {order.name}, {DIRECTIONS[order.order]}
          </option>
        ))}
      </InlineSelect>
    </div>
  );
}
