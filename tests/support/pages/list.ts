import type { PageAdapter } from './page-adapter.ts';
import { showsOf } from './shows.ts';

interface Listed {
  phase: string;
  /** What has been found; null before the first response. */
  found: { records: number } | null;
  page: number;
  pageSize: number;
}

const ALERT_IN_TABLE = '.table-instead [role=alert]';

/** Waits until the list of the page has this status and this pagination; without rows found, no pagination. */
export const showsList = (
  adapter: PageAdapter,
  { phase, found, page, pageSize }: Listed,
  alert = ALERT_IN_TABLE,
): Promise<void> =>
  showsOf(adapter, readList, alert, {
    phase,
    records: found?.records ?? null,
    page: found === null ? null : page,
    pageSize: found === null ? null : pageSize,
  });

/** The steps through the pages of a list. */
export const pagingOf = (adapter: PageAdapter) => ({
  'page.choose': () => adapter.click('button', 'Next page'),
  'size.choose': ({ pageSize }: { pageSize: number }) => adapter.inPage(choosePageSize, String(pageSize)),
});

/** Runs in the page. */
function choosePageSize(size: string): void {
  const [select] = dom.all<HTMLSelectElement>('.pagination select');
  if (select === undefined) return;
  select.value = size;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page. */
function readList(alert: string) {
  const range = dom.words('.pagination-range');
  const [table] = dom.all('.table-frame');
  const [select] = dom.all<HTMLSelectElement>('.pagination select');
  return {
    phase: dom.has(alert) ? 'failed' : (table?.dataset['status'] ?? 'no list'),
    records: range === '' ? null : Number(/\d+(?=\D*$)/.exec(range)?.[0] ?? 0),
    page: range === '' ? null : Number(/\d+/.exec(dom.words('.pagination-page'))?.[0]),
    pageSize: select === undefined ? null : Number(select.value),
  };
}
