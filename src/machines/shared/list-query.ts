import { sharedAssign } from './shared-action.ts';

type Page = { page: number };
type PageSize = { pageSize: number };
type Sort = { sort: unknown };
type Found = { records: number };
type InList = { context: Page & PageSize };
type ListSnapshot = { context: { found: unknown }; hasTag(tag: 'loading'): boolean };

const lastPageOf = ({ pageSize }: PageSize, { records }: Found) => Math.max(1, Math.ceil(records / pageSize));

const foundIn = ({ event }: { event: { output: Found } }): Found => event.output;

export const listGuards = {
  isBeyondLast: ({ context }: InList, found: Found) => context.page > lastPageOf(context, found),
};

export type ListPhase = 'loading' | 'refreshing' | 'failed' | 'ready';

/** Known rows stay visible while others load. */
export function listPhaseOf(snapshot: ListSnapshot, isFailed: boolean): ListPhase {
  if (isFailed) return 'failed';
  if (snapshot.context.found === null) return 'loading';
  return snapshot.hasTag('loading') ? 'refreshing' : 'ready';
}

/** For an `onDone`: a page that no longer exists is replaced by the last one. */
export const loadsLastPage = {
  guard: { type: 'isBeyondLast', params: foundIn },
  target: 'loading',
  reenter: true,
  actions: { type: 'setLastPage', params: foundIn },
} as const;

/** For a chart whose context has `sort`, `page`, `pageSize` and the last page that was `found`. */
export const listActions = {
  setSort: sharedAssign((_, { sort }: Sort) => ({ sort, page: 1 })),
  setPage: sharedAssign((_, { page }: Page) => ({ page })),
  /** The first row stays on the page. */
  setPageSize: sharedAssign(({ context: { page, pageSize: before } }: InList, { pageSize }: PageSize) => ({
    pageSize,
    page: Math.floor(((page - 1) * before) / pageSize) + 1,
  })),
  setLastPage: sharedAssign(({ context }: InList, found: Found) => ({ page: lastPageOf(context, found) })),
  storeFound: sharedAssign((_, found: Found) => ({ found })),
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
