import { fromPromise } from 'xstate';
import { EXPORT_MOST_ROWS, type ExportedPage } from '#domain/payment/csv-export.ts';
import { type CsvValue, csvFile, csvLines } from '#domain/text/csv.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';

/** A row of a list. A row with an id seen before has moved to another page during the export. */
interface CsvRow {
  id: string;
  lines: readonly (readonly CsvValue[])[];
}

/** The columns and rows of a file, fixed when the export starts. */
export interface CsvQuestion {
  fileName: string;
  head: readonly string[];
  ask(page: number, signal: AbortSignal): Promise<{ records: number; rows: readonly CsvRow[] }>;
}

/** Rows are in memory only, until the file is saved. */
export function wireCsvExport(begin: () => CsvQuestion, save: (file: Blob, name: string) => void) {
  let question: CsvQuestion | null = null;
  let pieces: string[] = [];
  let ids = new Set<string>();
  const clear = () => {
    question = null;
    pieces = [];
    ids = new Set();
  };
  return csvExportMachine.provide({
    actors: {
      addPage: fromPromise<ExportedPage, { page: number }>(async ({ input, signal }) => {
        if (question === null) throw new Error('No download in progress.');
        const { records, rows } = await question.ask(input.page, signal);
        signal.throwIfAborted();
        const remaining = EXPORT_MOST_ROWS - ids.size;
        const added = rows.filter(({ id }) => !ids.has(id)).slice(0, remaining);
        for (const { id } of added) ids.add(id);
        pieces.push(csvLines(added.flatMap(({ lines }) => lines)));
        return { rows: rows.length, records };
      }),
    },
    actions: {
      openFile: () => {
        clear();
        question = begin();
      },
      saveFile: () => {
        if (question === null) return;
        const text = [csvFile([question.head]), ...pieces];
        save(new Blob(text, { type: 'text/csv;charset=utf-8' }), question.fileName);
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
