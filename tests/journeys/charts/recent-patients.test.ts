import { driveRecentPatients, recentPatientsPage } from '#tests/support/pages/recent-patients.ts';
import { recentPatientsSet } from '#tests/support/sets/recent-patients.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-5, SESSION-5: the patients whom somebody looked at last walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(recentPatientsPage, driveRecentPatients(adapter, await recentPatientsSet(adapter, desk)));
});
