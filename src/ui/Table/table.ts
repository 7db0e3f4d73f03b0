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
  field: string;
  order: 'asc' | 'desc';
}

/** Ascending first, then descending. */
export const sortedBy = (field: string, sort: Sort | null): Sort => ({
  field,
  order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc',
});

export const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
