import { fromPromise } from 'xstate';
import { EXPORT_MOST_ROWS, EXPORT_PAGE_SIZE, type ExportedPage } from '#domain/payment/csv-export.ts';
import { type CsvValue, csvFile, csvLines } from '#domain/text/csv.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';

/** A row of a list. A repeated id means that the row moved to another page during the export. */
interface CsvRow {
  id: string;
  lines: readonly (readonly CsvValue[])[];
}

/** The columns and rows of a file, fixed when the export starts. */
export interface CsvSource {
  fileName: string;
  head: readonly string[];
  loadPage(page: number, signal: AbortSignal): Promise<{ records: number; rows: readonly CsvRow[] }>;
}

interface WantedPage {
  page: number;
  before: number;
  signal: AbortSignal;
}

/** Rows that leave the list during the export shift later ones to earlier pages, so those pages are loaded again. */
async function loadRows({ loadPage }: CsvSource, { page, before, signal }: WantedPage) {
  let { records, rows } = await loadPage(page, signal);
  let moved: readonly CsvRow[] = [];
  for (let back = 1; back < page && before - records > (back - 1) * EXPORT_PAGE_SIZE; back += 1) {
    const earlier = await loadPage(page - back, signal);
    moved = [...earlier.rows, ...moved];
    ({ records } = earlier);
  }
  return { rows, moved, records };
}

/** Rows are in memory only, until the file is saved. */
export function wireCsvExport(begin: () => CsvSource, save: (file: Blob, name: string) => void) {
  let source: CsvSource | null = null;
  let pieces: string[] = [];
  let ids = new Set<string>();
  /** The number of records in the list at the last page. */
  let listed = 0;
  const clear = () => {
    source = null;
    pieces = [];
    ids = new Set();
    listed = 0;
  };
  return csvExportMachine.provide({
    actors: {
      addPage: fromPromise<ExportedPage, { page: number }>(async ({ input, signal }) => {
        if (source === null) throw new Error('No download in progress.');
        const { rows, moved, records } = await loadRows(source, { ...input, before: listed, signal });
        signal.throwIfAborted();
        listed = records;
        const remaining = EXPORT_MOST_ROWS - ids.size;
        const added = [...moved, ...rows].filter(({ id }) => !ids.has(id)).slice(0, remaining);
        for (const { id } of added) ids.add(id);
        pieces.push(csvLines(added.flatMap(({ lines }) => lines)));
        return { rows: rows.length, records };
      }),
    },
    actions: {
      openFile: () => {
        clear();
        source = begin();
      },
      saveFile: () => {
        if (source === null) return;
        const text = [csvFile([source.head]), ...pieces];
        save(new Blob(text, { type: 'text/csv;charset=utf-8' }), source.fileName);
      },
      clearFile: clear,
    },
  });
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
