import { drivePlanSelection, planSelectionPage } from '#tests/support/pages/plan-selection.ts';
import { planSelectionSet } from '#tests/support/sets/plan-selection.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { stage, desk } = await deskOnPage(page, troubles);
  await walkOnPage(planSelectionPage, drivePlanSelection(stage, await planSelectionSet(stage, desk)));
});
