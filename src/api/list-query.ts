/** The maximum page size in the contract. */
export const MOST_PER_PAGE = 100;

interface ListRequest<Field> {
  sort: { field: Field; order: 'asc' | 'desc' };
  page: number;
  pageSize: number;
}

/** The parameters that the contract gives each sorted list. */
export const listQuery = <const Field extends string>({ sort, page, pageSize }: ListRequest<Field>) => ({
  SortField: sort.field,
  SortOrder: sort.order,
  Page: page,
  PageSize: pageSize,
});
