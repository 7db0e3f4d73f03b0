/** Several years of a large practice. Spreadsheets can open ten times as many. */
export const EXPORT_MOST_ROWS = 100_000;
/** The contract's maximum page size. */
export const EXPORT_PAGE_SIZE = 100;

export interface ExportedPage {
  rows: number;
  records: number;
}

/** `of` is null before the first page. */
export interface ExportProgress {
  done: number;
  of: number | null;
}

export const NO_PROGRESS: ExportProgress = { done: 0, of: null };

export function progressAfter(before: ExportProgress, { rows, records }: ExportedPage): ExportProgress {
  const done = Math.min(before.done + rows, EXPORT_MOST_ROWS);
  return { done, of: Math.max(done, Math.min(records, EXPORT_MOST_ROWS)) };
}

/** All rows have arrived, the file is full, or rows were deleted during the export. */
export function endsExport(before: ExportProgress, page: ExportedPage): boolean {
  const { done, of } = progressAfter(before, page);
  return page.rows < EXPORT_PAGE_SIZE || done >= (of ?? 0);
}

/** `patients-2026-11-22.csv`, without a patient's name. */
export const exportFileName = (
  what: 'patients' | 'transactions' | 'procedure-codes',
  today: string,
): string => `${what}-${today}.csv`;
