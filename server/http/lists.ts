import type { PageOf, PageWanted } from '../db/paging.ts';

/** The page that a list's query asks for. */
export const pageWanted = (query: { Page: number; PageSize: number }): PageWanted => ({
  page: query.Page,
  pageSize: query.PageSize,
});

/** A page of a list as the contract has it (API-22). */
export function listAnswer<Row, Wire>(
  { records, rows }: PageOf<Row>,
  { pageSize }: PageWanted,
  onTheWire: (row: Row) => Wire,
): { info: { records: number; pages: number }; results: Wire[] } {
  return { info: { records, pages: Math.ceil(records / pageSize) }, results: rows.map(onTheWire) };
}
