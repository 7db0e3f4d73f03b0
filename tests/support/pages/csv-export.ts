import { pageModel } from '#charts/page/page-model.ts';
import { formatCount } from '#domain/text/count.ts';
import { selectProgress } from '#machines/csv-export/csv-export.selectors.ts';
import { csvExportModel } from '#tests/machines/csv-export.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { canDo, type Drive, type SnapshotOf } from './drive.ts';
import { isThere } from './is-there.ts';
import { sendHead } from './patient-head.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof csvExportModel>;

const isUnderWay = (snapshot: Snapshot): boolean => snapshot.matches('loading') || snapshot.matches('failed');

const can = canDo<typeof csvExportModel>({
  'export.start': (snapshot) => !isUnderWay(snapshot),
  'export.stop': isUnderWay,
  'export.retry': (snapshot) => snapshot.matches('failed'),
  'export.dismiss': (snapshot) => snapshot.matches('saved'),
});

const numbered = (count: number, row: (number: number) => object) =>
  Array.from({ length: count }, (_, place) => row(place + 1));

const [CHARGE] = RECEIVED_TRANSACTIONS.results;

/** The page requests a list first; the export then sends the same call. */
const LISTS = {
  'patients found': {
    path: '/search-patients',
    call: '/patient/search',
    noun: 'patients',
    answer: (rows: number) => ({
      info: { records: 250, pages: 25 },
      results: numbered(rows, (number) => ({ ...FOUND_PATIENT, memberId: String(10_000_000 + number) })),
    }),
  },
  'transactions of a patient': {
    path: '/view-patient/transactions',
    call: '/plan/transactions',
    noun: 'charges',
    answer: (rows: number) => ({
      info: { records: 250, pages: 25 },
      results: numbered(rows, (number) => ({ ...CHARGE, id: String(70_000 + number) })),
      totals: RECEIVED_TRANSACTIONS.totals,
    }),
  },
};

export const csvExportPage = pageModel({
  model: csvExportModel,
  scenes: {
    'patients found': { input: undefined, can },
    'transactions of a patient': { input: undefined, can },
  },
});

export const driveCsvExport: Drive<typeof csvExportModel> = async (adapter, harness) => {
  const answer = await harness.pause(...Object.values(LISTS).map(({ call }) => call));
  await respondToSearchPage(harness);

  await sendHead(harness);
  let list: (typeof LISTS)[keyof typeof LISTS] = LISTS['patients found'];
  const wordsAsking = ({ done, of }: ReturnType<typeof selectProgress>) =>
    of === null ? 'Preparing CSV' : `Preparing CSV ${formatCount(done)} of ${formatCount(of)} ${list.noun}`;
  const sees = (wordsFor: (snapshot: Snapshot) => string) => (snapshot: Snapshot) =>
    shows(adapter, readExport, {
      words: wordsFor(snapshot),
      canStart: !isUnderWay(snapshot),
    });
  return {
    async open(scene) {
      list = LISTS[scene as keyof typeof LISTS];
      await harness.open(list.path);
      await answer(list.call, 200, list.answer(1));
      await isThere(adapter, '.pagination-range');
    },
    do: {
      'export.start': () => adapter.click('button', 'Download CSV'),
      'export.stop': () => adapter.click('button', 'Stop'),
      'export.retry': () => adapter.click('button', 'Try again'),
      'export.dismiss': () => adapter.click('button', 'Dismiss'),
    },
    answer: {
      'addPage → a whole page': () => answer(list.call, 200, list.answer(100)),
      'addPage → the last page': () => answer(list.call, 200, list.answer(50)),
      'addPage → server down': () => answer(list.call, 503, BUSY),
    },
    see: {
      'csvExport.idle': sees(() => ''),
      'csvExport.loading': sees((snapshot) => wordsAsking(selectProgress(snapshot))),
      'csvExport.failed': sees(() => 'Download didn’t finish The server is busy.'),
      'csvExport.saved': sees(
        (snapshot) => `CSV downloaded Exported ${formatCount(selectProgress(snapshot).done)} ${list.noun}.`,
      ),
    },
  };
};

function readExport() {
  const start = dom.all('.widget button').find(({ innerText }) => innerText.trim() === 'Download CSV');
  return {
    words: dom.line('.csv-status :is(.progress-words, .banner-words)'),
    canStart: start !== undefined && start.ariaDisabled !== 'true',
  };
}
