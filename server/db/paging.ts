export interface PageWanted {
  page: number;
  pageSize: number;
}

/** `records` counts the whole list. */
export interface PageOf<T> {
  records: number;
  rows: T[];
}

export const offsetOf = ({ page, pageSize }: PageWanted): number => (page - 1) * pageSize;
