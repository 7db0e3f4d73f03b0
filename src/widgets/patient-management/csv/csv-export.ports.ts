import { fromPromise } from 'xstate';
import { EXPORT_MOST_ROWS, type ExportedPage } from '#domain/payment/csv-export.ts';
import { type CsvValue, csvFile, csvLines } from '#domain/text/csv.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';

/** A row of a list, which may have several lines. One with the id of an earlier one has moved to another page meanwhile. */
interface CsvRow {
  id: string;
  lines: readonly (readonly CsvValue[])[];
}

/** What is written into a file, as it is asked for when the file begins. */
export interface CsvQuestion {
  fileName: string;
  head: readonly string[];
  ask(page: number, signal: AbortSignal): Promise<{ records: number; rows: readonly CsvRow[] }>;
}

/** The chart of a CSV file with every port provided. Its rows are kept here, and nowhere once they are saved. */
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
        const room = EXPORT_MOST_ROWS - ids.size;
        const added = rows.filter(({ id }) => !ids.has(id)).slice(0, room);
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

/** Gives a file to whoever sits at the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
