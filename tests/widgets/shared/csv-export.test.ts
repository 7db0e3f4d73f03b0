import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { EXPORT_PAGE_SIZE } from '#domain/payment/csv-export.ts';
import { type CsvQuestion, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';

const ROWS = 12_345;

/** The lines of the single file that the export saves. */
async function linesOf(question: CsvQuestion): Promise<string[]> {
  const files: Blob[] = [];
  const file = createActor(
    wireCsvExport(
      () => question,
      (blob) => files.push(blob),
    ),
  ).start();
  file.send({ type: 'export.start' });
  await waitFor(file, (snapshot) => snapshot.matches('saved'));
  expect(files).toHaveLength(1);
  return (await files[0]?.text())?.split('\r\n') ?? [];
}

it('API-18: all 12,345 rows are in the file, each once, and no cell is read as a formula', async () => {
  const asked: number[] = [];
  const question = {
    fileName: 'transactions-2026-11-22.csv',
    head: ['Transaction', 'Note'],
    async ask(page: number) {
      asked.push(page);
      const first = (page - 1) * EXPORT_PAGE_SIZE;
      const count = Math.min(EXPORT_PAGE_SIZE, ROWS - first);
      const rows = Array.from({ length: count }, (_, index) => ({
        id: String(first + index),
        lines: [[String(first + index), '=1+1']],
      }));
      return { records: ROWS, rows };
    },
  };
  const [head, ...lines] = await linesOf(question);
  expect([head, lines.pop(), asked.length]).toEqual(['Transaction,Note', '', 124]);
  expect(lines).toEqual(Array.from({ length: ROWS }, (_, index) => `${index},'=1+1`));
});

it.each([5, 150])(
  'API-5: %i rows that leave the list during the export don’t remove any other row from the file',
  async (count) => {
    let ids = Array.from({ length: 450 }, (_, index) => String(index));
    const question = {
      fileName: 'patients-2026-11-22.csv',
      head: ['Patient'],
      async ask(page: number) {
        if (page === 3) ids = ids.filter((id) => Number(id) >= count);
        const first = (page - 1) * EXPORT_PAGE_SIZE;
        const rows = ids.slice(first, first + EXPORT_PAGE_SIZE).map((id) => ({ id, lines: [[id]] }));
        return { records: ids.length, rows };
      },
    };
    const lines = (await linesOf(question)).slice(1, -1);
    expect(lines.map(Number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 450 }, (_, index) => index),
    );
  },
);
