import type { Page } from 'playwright-core';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { tellHead } from '#tests/support/pages/patient-head.ts';
import {
  drivePatientSearch,
  type PatientSearchSet,
  patientSearchPage,
} from '#tests/support/pages/patient-search.ts';
import { shows } from '#tests/support/pages/shows.ts';
import { FOUND_PATIENT, RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { storeSession } from '../support/signed-in.ts';
import { tellOn } from './built-desk.ts';
import { heldFetch } from './held-fetch.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

/** Runs in the page: whose page it is, by the address, the selection and the words. */
function readOpened() {
  const { memberId } = JSON.parse(sessionStorage.getItem('selection') ?? '{}');
  const name = document.querySelector<HTMLElement>('.patient-name')?.innerText ?? '';
  return { path: location.pathname, memberId: String(memberId), name };
}

/** The built portal; the server answers a search on command. */
async function patientSearchSet(page: Page, adapter: PageAdapter): Promise<PatientSearchSet> {
  const SEARCH = '/patient/search';
  const answer = await heldFetch(page, SEARCH);
  await page.route('**/patient/recent', (route) => route.fulfill({ json: { results: [] } }));
  await tellHead({ tell: tellOn(page) });
  const list = (records: number, results: object[]) => () =>
    answer(SEARCH, 200, { info: { records, pages: Math.ceil(records / 10) }, results });
  return {
    async open() {
      // The same address would be a reload, which brings the last search back.
      await page.goto('about:blank');
      await page.goto('/search-patients');
      await page.getByText('Filters', { exact: true }).click();
    },
    seesOpened: (memberId) =>
      shows(adapter, readOpened, {
        path: '/view-patient/overview',
        memberId,
        name: RECEIVED_MEMBER.fullName,
      }),
    answer: {
      found: list(21, [FOUND_PATIENT]),
      nobody: list(0, []),
      'server down': () =>
        answer(SEARCH, 503, { status: 503, reason: 'Unavailable', message: 'The server is busy.' }),
    },
  };
}

it('API-5, FIELD-1, FIELD-2: the patient search walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  await storeSession(page, 'frontdesk@bridgework.test');
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(patientSearchPage, drivePatientSearch(adapter, await patientSearchSet(page, adapter)));
});
