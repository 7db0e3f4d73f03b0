import { assign } from 'xstate';

type Page = { page: number };
type PageSize = { pageSize: number };
type Sort = { sort: unknown };
type Found = { records: number };

/** XState types an action for the context of one chart only. */
type SharedAction<Params> = (scope: unknown, params: Params) => void;

const lastPageOf = ({ pageSize }: PageSize, { records }: Found) => Math.max(1, Math.ceil(records / pageSize));

export const listGuards = {
  isBeyondLast: ({ context }: { context: Page & PageSize }, found: Found) =>
    context.page > lastPageOf(context, found),
};

/** For a chart whose context has `sort`, `page`, `pageSize` and the last page that was `found`. */
export const listActions = {
  setSort: assign((_, { sort }: Sort) => ({ sort, page: 1 })) as SharedAction<Sort>,
  setPage: assign((_, { page }: Page) => ({ page })) as SharedAction<Page>,
  /** The first row stays on the page. */
  setPageSize: assign(({ context: { page, pageSize: before } }, { pageSize }: PageSize) => ({
    pageSize,
    page: Math.floor(((page - 1) * before) / pageSize) + 1,
  })) as SharedAction<PageSize>,
  setLastPage: assign(({ context }, found: Found) => ({
    page: lastPageOf(context as PageSize, found),
  })) as SharedAction<Found>,
  storeFound: assign((_, found: Found) => ({ found })) as SharedAction<Found>,
};

export const listEvents = <const Loading extends object>(loading: Loading) =>
  ({
    'sort.choose': {
      ...loading,
      actions: { type: 'setSort', params: ({ event }: { event: Sort }) => event },
    },
    'page.choose': {
      ...loading,
      actions: { type: 'setPage', params: ({ event }: { event: Page }) => event },
    },
    'size.choose': {
      ...loading,
      actions: { type: 'setPageSize', params: ({ event }: { event: PageSize }) => event },
    },
  }) as const;
