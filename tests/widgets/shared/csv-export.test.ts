import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { EXPORT_PAGE_SIZE } from '#domain/payment/csv-export.ts';
import { ANY_CHOICES, FIRST_PRACTICE_TRANSACTIONS } from '#domain/payment/practice-transactions.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { practiceTransactionFile } from '#widgets/payment-management/transactions/practice-file.ports.ts';
import { type CsvSource, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';

const ROWS = 12_345;

/** The lines of the single file that the export saves. */
async function linesOf(source: CsvSource): Promise<string[]> {
  const files: Blob[] = [];
  const file = createActor(
    wireCsvExport(
      () => source,
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
  const source = {
    fileName: 'transactions-2026-11-22.csv',
    head: ['Transaction', 'Note'],
    async loadPage(page: number) {
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
  const [head, ...lines] = await linesOf(source);
  expect([head, lines.pop(), asked.length]).toEqual(['Transaction,Note', '', 124]);
  expect(lines).toEqual(Array.from({ length: ROWS }, (_, index) => `${index},'=1+1`));
});

it.each([5, 150])(
  'API-5: %i rows that leave the list during the export don’t remove any other row from the file',
  async (count) => {
    let ids = Array.from({ length: 450 }, (_, index) => String(index));
    const source = {
      fileName: 'patients-2026-11-22.csv',
      head: ['Patient'],
      async loadPage(page: number) {
        if (page === 3) ids = ids.filter((id) => Number(id) >= count);
        const first = (page - 1) * EXPORT_PAGE_SIZE;
        const rows = ids.slice(first, first + EXPORT_PAGE_SIZE).map((id) => ({ id, lines: [[id]] }));
        return { records: ids.length, rows };
      },
    };
    const lines = (await linesOf(source)).slice(1, -1);
    expect(lines.map(Number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 450 }, (_, index) => index),
    );
  },
);

it('API-18: a file of transactions ends at the server’s time, whatever the computer’s clock says', async () => {
  const asked: string[] = [];
  const totals = { paid: 0, refunded: 0, voided: 0, pending: 0 };
  const fetch = async (path: string) => {
    asked.push(path);
    const body = { info: { page: 1, results: 0, records: 0, pages: 0 }, results: [], totals, users: [] };
    return Response.json(body, { headers: { date: 'Tue, 24 Nov 2026 10:00:00 GMT' } });
  };
  const file = practiceTransactionFile(patientHost({ fetch }), {
    ...ANY_CHOICES,
    ...FIRST_PRACTICE_TRANSACTIONS,
    from: null,
    to: null,
  });
  for (const page of [1, 2]) await file.loadPage(page, new AbortController().signal);
  const asOf = asked.map((path) => new URL(path, 'http://portal.test').searchParams.get('AsOf'));
  expect(asOf).toEqual([null, '2026-11-24T10:00:00.000Z']);
});
