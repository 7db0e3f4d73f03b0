/** So many rows a file has at most: a spreadsheet still opens it at once, and a server is not asked for ever. */
export const EXPORT_MOST_ROWS = 10_000;
/** So many are asked for at once; the contract lets through no more. */
export const EXPORT_PAGE_SIZE = 100;

/** What one page brought to a file. */
export interface ExportedPage {
  /** How many rows it had. */
  rows: number;
  /** How many there are in all, as the server counts now. */
  records: number;
}

/** How far a file has come; `of` is null before the first page. */
export interface ExportProgress {
  done: number;
  of: number | null;
}

export const NO_PROGRESS: ExportProgress = { done: 0, of: null };

export function progressAfter(before: ExportProgress, { rows, records }: ExportedPage): ExportProgress {
  const done = Math.min(before.done + rows, EXPORT_MOST_ROWS);
  return { done, of: Math.max(done, Math.min(records, EXPORT_MOST_ROWS)) };
}

/** Whether a page was the last: all are there, the file is full, or rows went away meanwhile. */
export function endsExport(before: ExportProgress, page: ExportedPage): boolean {
  const { done, of } = progressAfter(before, page);
  return page.rows < EXPORT_PAGE_SIZE || done >= (of ?? 0);
}

/** Says nothing of who is in it: `patients-2026-11-22.csv`. */
export const exportFileName = (what: 'patients' | 'transactions', today: string): string =>
  `${what}-${today}.csv`;
