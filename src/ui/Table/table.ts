import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The field to sort by, if it is not the column's id. */
  sortField?: string;
  /** The order after the first press. */
  firstOrder?: 'desc';
  /**
   * The width in rem, in proportion to the other columns. If set, columns keep their position regardless of the
   * content.
   */
  width?: number;
  /**
   * The position in a card: `title` and `fact` on the first line, `detail` below with its name, `line` below
   * without it. Cards leave out `columnOnly`; tables that are not wide also leave out `hidden`.
   */
  card?: 'title' | 'fact' | 'detail' | 'line' | 'columnOnly' | 'hidden';
}

export interface Selection<Row> {
  /** The ids of selected rows, including those on other pages. */
  selected: readonly string[];
  nameOf: (row: Row) => string;
  /**
   * A row may have been rendered before the last change of `selected`, so `isSelected` is the state that the click
   * requests.
   */
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** The total of all columns in rem; 0 if the content decides. */
export const widthOf = (columns: readonly Pick<Column<never>, 'width'>[]): number =>
  columns.reduce((sum, { width = 0 }) => sum + width, 0);

type Sorted = Pick<Column<never>, 'id' | 'sortField' | 'firstOrder'>;

export const sortFieldOf = ({ id, sortField = id }: Sorted): string => sortField;

/** Ascending first, or the column's own first order, then the reverse. */
export function sortedBy(column: Sorted, sort: Sort | null): Sort {
  const field = sortFieldOf(column);
  const first = column.firstOrder ?? 'asc';
  const isTurned = sort?.field === field && sort.order === first;
  return { field, order: isTurned === (first === 'asc') ? 'desc' : 'asc' };
}

export const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
