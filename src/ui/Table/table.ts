import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Where it is in a card: `title` and `fact` in the first line, `detail` below with its name. */
  card?: 'title' | 'fact' | 'detail' | 'hidden';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Ascending first, then descending. */
export const sortedBy = (column: string, sort: Sort | null): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
