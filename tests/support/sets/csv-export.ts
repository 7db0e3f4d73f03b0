import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { CsvExportSet, ExportedList } from '#tests/support/pages/csv-export.ts';
import { isThere } from '#tests/support/pages/is-there.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { tellHead } from './patient-head.ts';

const [CHARGE] = RECEIVED_TRANSACTIONS.results;

/** Both lists are asked for by their page first, and then, by the same call, for the file. */
const LISTS: Record<ExportedList, { path: string; call: string; answer: (rows: number) => object }> = {
  'patients found': {
    path: '/search-patients',
    call: '/patient/search',
    answer: (rows) => ({
      info: { records: 250, pages: 25 },
      results: numbered(rows, (number) => ({ ...FOUND_PATIENT, memberId: String(10_000_000 + number) })),
    }),
  },
  'transactions of a patient': {
    path: '/view-patient/transactions',
    call: '/plan/transactions',
    answer: (rows) => ({
      info: { records: 250, pages: 25 },
      results: numbered(rows, (number) => ({ ...CHARGE, id: String(70_000 + number) })),
      totals: RECEIVED_TRANSACTIONS.totals,
    }),
  },
};

const numbered = (count: number, row: (number: number) => object) =>
  Array.from({ length: count }, (_, place) => row(place + 1));

/** Both lists; the server answers with the pages of a file on command. */
export async function csvExportSet(adapter: PageAdapter, desk: Desk): Promise<CsvExportSet> {
  const answer = await desk.hold(...Object.values(LISTS).map(({ call }) => call));
  await desk.tell('/patient/recent', () => ({ results: [] }));
  await tellHead(desk);
  let list = LISTS['patients found'];
  return {
    async open(which) {
      list = LISTS[which];
      await desk.open(list.path);
      await answer(list.call, 200, list.answer(1));
      await isThere(adapter, '.pagination-range');
    },
    answer: {
      'a whole page': () => answer(list.call, 200, list.answer(100)),
      'the last page': () => answer(list.call, 200, list.answer(50)),
      'server down': () => answer(list.call, 503, BUSY),
    },
  };
}
