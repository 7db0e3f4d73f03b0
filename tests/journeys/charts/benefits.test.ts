import { benefitsPage, driveBenefits } from '#tests/support/pages/benefits.ts';
import { benefitsSet } from '#tests/support/sets/benefits.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-15: the benefits of a patient walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(benefitsPage, driveBenefits(adapter, await benefitsSet(desk)));
});
