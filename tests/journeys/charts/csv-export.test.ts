import type { Page } from 'playwright-core';
import {
  type CsvExportSet,
  csvExportPage,
  driveCsvExport,
  type ExportedList,
} from '#tests/support/pages/csv-export.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { BUSY, patientStage, RECEIVED_TRANSACTIONS, tellHead } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

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

/** The built portal; the server answers with the pages of a file on command. */
async function csvExportSet(page: Page): Promise<CsvExportSet> {
  const answer = await heldFetch(page, ...Object.values(LISTS).map(({ call }) => call));
  await page.route('**/patient/recent', (route) => route.fulfill({ json: { results: [] } }));
  await tellHead(page);
  let list = LISTS['patients found'];
  return {
    async open(which) {
      list = LISTS[which];
      await page.goto('about:blank');
      await page.goto(list.path);
      await answer(list.call, 200, list.answer(1));
      await page.locator('.pagination-range').waitFor();
    },
    answer: {
      'a whole page': () => answer(list.call, 200, list.answer(100)),
      'the last page': () => answer(list.call, 200, list.answer(50)),
      'server down': () => answer(list.call, 503, BUSY),
    },
  };
}

it('API-5, API-18: the files of patients and of transactions walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(csvExportPage, driveCsvExport(stage, await csvExportSet(page)));
});
