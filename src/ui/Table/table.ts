import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in one width. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /**
   * Where it stands when rows become cards: `title` and `fact` in the first line, the two that matter; the others
   * below, with their names; `hidden` not at all.
   */
  card?: 'title' | 'fact' | 'detail' | 'hidden';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a click on a column's head: ascending first, then the other way round. */
export const sortedBy = (column: string, sort: Sort | null): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
