import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /**
   * Where it is in a card: `title` and `fact` in the first line, `detail` below with its name. `columnOnly` is left out
   * of cards, and `hidden` also of a table that is not wide.
   */
  card?: 'title' | 'fact' | 'detail' | 'columnOnly' | 'hidden';
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Ascending first, then descending. */
export const sortedBy = (field: string, sort: Sort | null): Sort => ({
  field,
  order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc',
});

export const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
