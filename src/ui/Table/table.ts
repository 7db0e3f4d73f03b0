import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** What it is sorted by, if not by its id. */
  sortField?: string;
  /** The order of the first press. */
  firstOrder?: 'desc';
  /** Of this many rem, in proportion to the other columns. With it, columns keep their place whatever the rows contain. */
  width?: number;
  /**
   * Where it is in a card: `title` and `fact` in the first line, `detail` below with its name. `columnOnly` is left out
   * of cards, and `hidden` also of a table that is not wide.
   */
  card?: 'title' | 'fact' | 'detail' | 'columnOnly' | 'hidden';
}

export interface Selection<Row> {
  /** Ids of rows, also of other pages. */
  selected: readonly string[];
  nameOf: (row: Row) => string;
  /** A row may have been drawn before the last change of `selected`: `isSelected` is what the click asks for. */
  onToggle: (id: string, isSelected: boolean) => void;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Of all columns, in rem; 0 if their content decides. */
export const widthOf = (columns: readonly Pick<Column<never>, 'width'>[]): number =>
  columns.reduce((sum, { width = 0 }) => sum + width, 0);

type Sorted = Pick<Column<never>, 'id' | 'sortField' | 'firstOrder'>;

export const sortFieldOf = ({ id, sortField = id }: Sorted): string => sortField;

/** Ascending first, or as the column says, then the other order. */
export function sortedBy(column: Sorted, sort: Sort | null): Sort {
  const field = sortFieldOf(column);
  const first = column.firstOrder ?? 'asc';
  const isTurned = sort?.field === field && sort.order === first;
  return { field, order: isTurned === (first === 'asc') ? 'desc' : 'asc' };
}

export const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
