/** Which part of a list is asked for; pages count from 1. */
export interface PageWanted {
  page: number;
  pageSize: number;
}

/** One page of a list, and how many records the whole list has. */
export interface PageOf<T> {
  records: number;
  rows: T[];
}

export const offsetOf = ({ page, pageSize }: PageWanted): number => (page - 1) * pageSize;
