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
  const select = document.querySelector<HTMLSelectElement>('.pagination select');
  if (select === null) return;
  select.value = size;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page. */
function readList(alert: string) {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const range = words('.pagination-range');
  const status = document.querySelector<HTMLElement>('.table-frame')?.dataset['status'];
  const size = document.querySelector<HTMLSelectElement>('.pagination select')?.value;
  return {
    phase: document.querySelector(alert) !== null ? 'failed' : (status ?? 'no list'),
    records: range === '' ? null : Number(/\d+(?=\D*$)/.exec(range)?.[0] ?? 0),
    page: range === '' ? null : Number(/\d+/.exec(words('.pagination-page'))?.[0]),
    pageSize: size === undefined ? null : Number(size),
  };
}
