import { drivePatient, patientPage } from '#tests/support/pages/patient.ts';
import { patientSet } from '#tests/support/sets/patient.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(patientPage, drivePatient(adapter, await patientSet(adapter, desk)));
});
