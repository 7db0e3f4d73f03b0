import { csvExportPage, driveCsvExport } from '#tests/support/pages/csv-export.ts';
import { csvExportSet } from '#tests/support/sets/csv-export.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-5, API-18: the files of patients and of transactions walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(csvExportPage, driveCsvExport(adapter, await csvExportSet(adapter, desk)));
});
