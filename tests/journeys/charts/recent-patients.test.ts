import type { Page } from 'playwright-core';
import {
  driveRecentPatients,
  type RecentPatientsSet,
  recentPatientsPage,
} from '#tests/support/pages/recent-patients.ts';
import { it } from '../support/journey.ts';
import { keepSession } from '../support/signed-in.ts';
import { heldFetch } from './held-fetch.ts';
import { BUSY } from './patient-head.ts';
import { builtStage } from './stage.ts';
import { walkOnPage } from './walk.ts';

const RECENTS = '/patient/recent';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' };

/** The built portal; the server tells on command who was looked at last. */
async function recentPatientsSet(page: Page): Promise<RecentPatientsSet> {
  const answer = await heldFetch(page, RECENTS);
  const nobody = { info: { records: 0, pages: 0 }, results: [] };
  await page.route('**/patient/search?*', (route) => route.fulfill({ json: nobody }));
  return {
    async open() {
      await page.goto('about:blank');
      await page.goto('/search-patients');
      await page.getByText('This practice has no patients yet.').waitFor();
    },
    answer: {
      'some were looked at': () => answer(RECENTS, 200, { results: [ADA] }),
      'nobody was': () => answer(RECENTS, 200, { results: [] }),
      'server down': () => answer(RECENTS, 503, BUSY),
    },
  };
}

it('API-5, SESSION-5: the patients whom somebody looked at last walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  await keepSession(page, 'frontdesk@bridgework.test');
  const stage = await builtStage(page, troubles);
  await walkOnPage(recentPatientsPage, driveRecentPatients(stage, await recentPatientsSet(page)));
});
