import type { PageOf, PageWanted } from '../db/paging.ts';

export const pageWanted = (query: { Page: number; PageSize: number }): PageWanted => ({
  page: query.Page,
  pageSize: query.PageSize,
});

/** A list without pages has one page, or none if it is empty. */
export const wholeList = <Row, Wire>(rows: readonly Row[], onTheWire: (row: Row) => Wire) => ({
  info: { records: rows.length, pages: Math.min(1, rows.length) },
  results: rows.map(onTheWire),
});

/** API-22 */
export function listAnswer<Row, Wire>(
  { records, rows }: PageOf<Row>,
  { pageSize }: PageWanted,
  onTheWire: (row: Row) => Wire,
): { info: { records: number; pages: number }; results: Wire[] } {
  return { info: { records, pages: Math.ceil(records / pageSize) }, results: rows.map(onTheWire) };
}
